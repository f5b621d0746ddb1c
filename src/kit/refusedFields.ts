import type { PortError } from '#contract/lib/problems.ts';

/** The fields of a request whose values the server did not accept. */
export const refusedFields = (error: PortError | null): ReadonlySet<string> =>
  new Set(Object.keys(error?.fields ?? {}).map((path) => path.split('.')[0] ?? ''));
