import type { UnknownAction } from '@reduxjs/toolkit';
import * as saga from 'typed-redux-saga';

/** The effects of our sagas. `put` is our own, see below; handlers.ts has `takeEvery` and `takeLeading`. `putResolve` is left out: a log cannot carry it. */
export const { all, call, delay, flush, fork, getContext, join, race, select, spawn, take } = saga;

type NotACreator<A> = A extends (...args: never[]) => unknown ? never : A;

/** `put` that rejects an uncalled action creator, which the stock typing accepts because it also has a `type`. */
export function* put<A extends UnknownAction>(action: NotACreator<A>) {
  return yield* saga.put(action);
}
