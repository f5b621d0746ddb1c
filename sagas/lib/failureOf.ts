import type { Benefit } from '#domain/access/gatedAction.ts';
import { isPortError, type PortError } from '#domain/contract/problems.ts';
import { limitRefused } from './limits.ts';
import { reportError } from './reportError.ts';

/** An error as plain data; one that no port rejected with is a fault of the page. */
export const portErrorOf = (error: unknown): PortError =>
  isPortError(error) ? error : { kind: 'page', status: null, code: null, message: String(error) };

/**
 * What every `catch` of a workflow starts with: the error as plain data. It is reported when it is not the
 * person's to solve; a 402 says what the plan would give, `benefit` (spec §8).
 */
export function* failureOf(error: unknown, benefit: Benefit = 'general') {
  const failure = portErrorOf(error);
  if (!isPortError(error) || (failure.status ?? 0) >= 500)
    yield* reportError(error, { status: failure.status });
  if (failure.status === 402) yield* limitRefused(benefit);
  return failure;
}
