import { isPortError } from '#domain/contract/problems.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import { call } from './effects.ts';
import { freshToken, withToken } from './token.ts';

/** Calls the API with a token; a 401 is met once with a fresh one. Saves do this in the open: see articleSave. */
export function* callApi<Args extends unknown[], Answer>(
  port: NamedPort<(...args: Args) => Promise<Answer>>,
  ...args: Args
) {
  yield* withToken();
  try {
    return (yield* call(port, ...args)) as Answer;
  } catch (error) {
    const isRefused = isPortError(error) && error.status === 401;
    if (!isRefused || !(yield* freshToken())) throw error;
    return (yield* call(port, ...args)) as Answer;
  }
}
