import { isPortError, type PortError } from '#domain/contract/problems.ts';
import { reportError } from './reportError.ts';

/** An error as plain data; one that no port rejected with is a fault of the page. */
export const portErrorOf = (error: unknown): PortError =>
  isPortError(error) ? error : { kind: 'page', status: null, code: null, message: String(error) };

/** What every `catch` of a workflow starts with: the error as plain data, reported when it is not the person's to solve. */
export function* failureOf(error: unknown) {
  const failure = portErrorOf(error);
  if (!isPortError(error) || (failure.status ?? 0) >= 500)
    yield* reportError(error, { status: failure.status });
  return failure;
}
