import { isPortError, type PortError } from '#domain/contract/problems.ts';
import { reportError } from './reportError.ts';

/** What every `catch` of a workflow starts with: the error as plain data, reported when it is not the person's to solve. */
export function* failureOf(error: unknown) {
  const isOurs = isPortError(error);
  const failure: PortError = isOurs
    ? error
    : { kind: 'page', status: null, code: null, message: String(error) };
  if (!isOurs || (failure.status ?? 0) >= 500)
    yield* reportError(error, { status: failure.status });
  return failure;
}
