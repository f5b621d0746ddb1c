import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as it may stand in a log. A failed query carries its parameters, which are what people
 * have written: those stay out.
 */
export function loggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const cause = error.cause as (Error & { readonly code?: string }) | undefined;
  const { message = 'failed query', code, stack } = cause ?? {};
  return { message, code, stack, query: error.query };
}
