/** The log of a saga of two lines, for what record and replay take by themselves. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { applyMiddleware, createStore, type Middleware } from 'redux';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import { call, put } from 'redux-saga/effects';
import { createRecorder } from '../../sagaLog/core/recorder.ts';
import type { ReplayHooks } from '../../sagaLog/core/replayedStore.ts';
import { replay } from '../../sagaLog/core/replayer.ts';

type State = { readonly count: number };

/** Each answer comes in a turn of its own, or nobody else would ever run. */
const next = Object.assign(() => nextTurn({ kind: 'counted' }), { opName: 'toy.next' });

function* counting(): Generator {
  while (true) {
    yield call(next);
    yield put({ type: 'counted' });
  }
}

function toyStore(effects: EffectMiddleware, actions: Middleware, initial?: State) {
  const saga = createSagaMiddleware({ effectMiddlewares: [effects] });
  const reducer = (state: State = { count: 0 }, { type }: { readonly type: string }): State =>
    type === 'counted' ? { count: state.count + 1 } : state;
  const store = createStore(reducer, initial, applyMiddleware(actions, saga));
  return { store, saga };
}

/** Returns the lines of a log of so many lines. */
export async function coreLog(wanted: number): Promise<readonly string[]> {
  const lines: string[] = [];
  const recorder = createRecorder({
    now: () => Math.round(performance.now()),
    maxLines: wanted,
    maxChars: Number.POSITIVE_INFINITY,
    sink: (line) => void lines.push(line),
  });
  const { saga } = toyStore(recorder.effectMiddleware, recorder.reduxMiddleware);
  const task = recorder.start('counting', () => saga.run(counting));
  while (lines.length < wanted) await nextTurn();
  task.cancel();
  return lines.slice(0, wanted);
}

export const replayCore = (lines: readonly string[]) =>
  replay(lines, ({ effectMiddleware, reduxMiddleware, initialState }: ReplayHooks<State>) => {
    const { store, saga } = toyStore(effectMiddleware, reduxMiddleware, initialState);
    return { ...store, run: () => void saga.run(counting) };
  });
