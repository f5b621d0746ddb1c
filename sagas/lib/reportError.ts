import { call } from './effects.ts';
import { services } from './services.ts';

export function* reportError(error: unknown, context: Record<string, unknown>) {
  const { errors } = yield* services();
  yield* call(errors.report, error, context);
}
