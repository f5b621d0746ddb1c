import type { UnknownAction } from '@reduxjs/toolkit';
import {
  actionChannel,
  call,
  takeEvery as every,
  takeLeading as leading,
  take,
} from './effects.ts';
import { reportError } from './failure.ts';

type Watch = (pattern: string, handler: (action: UnknownAction) => unknown) => Generator;

/**
 * A handler that throws is reported and ends alone: the library would end the whole workflow, with all that it does for
 * others. Not in the initial bundle, whose workflows have the library's.
 */
const alone = <W>(watch: W) =>
  ((pattern, handler) =>
    (watch as Watch)(pattern, function* (action) {
      try {
        yield* call(handler, action);
      } catch (error) {
        yield* reportError(error, { action: action.type });
      }
    })) as Watch as W;

/**
 * Sends each change once the one before it is answered: two that are under way may arrive in any order, and the first of them would
 * stay. One that throws is reported, and those behind it are sent.
 */
export function* sendInTurn<Request extends UnknownAction>(
  asked: string | string[],
  send: (request: Request) => Generator,
) {
  const requests = yield* actionChannel<Request>(asked);
  while (true) {
    const request = yield* take(requests);
    try {
      yield* send(request);
    } catch (error) {
      yield* reportError(error, { action: request.type });
    }
  }
}

export const takeEvery = alone(every);
export const takeLeading = alone(leading);
