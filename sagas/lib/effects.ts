import type { UnknownAction } from '@reduxjs/toolkit';
import * as saga from 'typed-redux-saga';
import type { Services } from '#services/services.ts';

/** The effects of our sagas. `put` is our own, see below; `putResolve` is left out: a log cannot carry it. */
export const {
  actionChannel,
  all,
  call,
  delay,
  flush,
  fork,
  getContext,
  join,
  race,
  select,
  spawn,
  take,
} = saga;

type Handler = (action: UnknownAction) => unknown;

/** A handler that throws is reported and ends alone: the library would end the whole workflow, with all that it does for others. */
const alone = (handler: Handler) =>
  function* (action: UnknownAction) {
    try {
      yield* saga.call(handler, action);
    } catch (error) {
      const { errors } = yield* saga.getContext<Services>('services');
      yield* saga.call(errors.report, error, { action: action.type });
    }
  };

/** `takeEvery` and `takeLeading` of the library, with handlers that fail alone. */
export const takeEvery = ((pattern: string, handler: Handler) =>
  saga.takeEvery(pattern, alone(handler))) as typeof saga.takeEvery;
export const takeLeading = ((pattern: string, handler: Handler) =>
  saga.takeLeading(pattern, alone(handler))) as typeof saga.takeLeading;

type NotACreator<A> = A extends (...args: never[]) => unknown ? never : A;

/** `put` that rejects an uncalled action creator, which the stock typing accepts because it also has a `type`. */
export function* put<A extends UnknownAction>(action: NotACreator<A>) {
  return yield* saga.put(action);
}
