import { DrizzleQueryError } from 'drizzle-orm';

/** Makes an error safe to log: a failed query loses its parameters, which contain what people have written. */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const cause = error.cause as (Error & { readonly code?: string }) | undefined;
  const { message = 'failed query', code, stack } = cause ?? {};
  return { message, code, stack, query: error.query };
}
