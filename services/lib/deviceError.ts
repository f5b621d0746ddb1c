import type { PortError } from '#contract/lib/problems.ts';

/** Turns an error of the browser's database into plain data. */
export function deviceError(error: unknown): PortError {
  const { name, message } = error as Error;
  return { kind: 'device', status: null, code: null, message: `${name}: ${message}` };
}
