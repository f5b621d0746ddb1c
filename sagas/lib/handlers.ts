import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery as every, takeLeading as leading } from 'typed-redux-saga';
import { call } from './effects.ts';
import { reportError } from './failure.ts';

type Watch = (pattern: string, handler: (action: UnknownAction) => unknown) => Generator;

/**
 * A handler that throws is reported and ends alone: the library would end the whole workflow, with all that it does for
 * others. No handler runs for an event that its machine refuses (sagas/createStore.ts).
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

export const takeEvery = alone(every);
export const takeLeading = alone(leading);
