import { isPortError, type PortError } from '#contract/lib/problems.ts';
import { call } from './effects.ts';
import { services } from './services.ts';

/** Returns an error as plain data. One that no port rejected with is a bug of the page. */
export const portErrorOf = (error: unknown): PortError =>
  isPortError(error) ? error : { kind: 'page', status: null, code: null, message: String(error) };

export function* reportError(error: unknown, context: Record<string, unknown>) {
  const { errors } = yield* services();
  yield* call(errors.report, error, context);
}

/** Returns an error as plain data, and reports one that the user cannot solve. */
export function* reportUnexpected(error: unknown) {
  const failure = portErrorOf(error);
  if (!isPortError(error) || (failure.status ?? 0) >= 500)
    yield* reportError(error, { status: failure.status });
  return failure;
}
