/** A page of a few lines for the recorder itself: its state is the list of what was put, its ports are the test's. */
import { jest } from '@jest/globals';
import type { Action } from 'redux';
import { applyMiddleware, combineReducers, createStore, type Middleware } from 'redux';
import createSagaMiddleware, { type EffectMiddleware } from 'redux-saga';
import type { LogEntry } from '#sagaLog/core/logEntry.ts';
import { createRecorder, type RecorderOptions } from '#sagaLog/core/recorder.ts';
import type { ReplayResult } from '#sagaLog/core/replayedStore.ts';
import { replay } from '#sagaLog/core/replayer.ts';
import { readLog } from '#tests/sagaLog/support/readLog.ts';

export interface ToyState {
  readonly done: readonly unknown[];
}
export interface Done extends Action {
  readonly type: string;
  readonly what?: unknown;
}
type Port = ((...args: never[]) => unknown) & { readonly opName: string };
export type ToySaga = (ports: Record<string, Port>) => () => Generator;
type Ports = Record<string, (...args: never[]) => unknown>;

export const done = (what: unknown): Done => ({ type: 'done', what });

const reducer = combineReducers({
  done: (state: readonly unknown[] = [], action: Done) =>
    action.type === 'done' ? [...state, action.what] : state,
});

interface Taps {
  readonly effectMiddleware: EffectMiddleware;
  readonly reduxMiddleware: Middleware;
}

function toyStore(taps: Taps | null, initialState?: ToyState) {
  const saga = createSagaMiddleware({
    effectMiddlewares: taps === null ? [] : [taps.effectMiddleware],
    onError() {},
  });
  const middlewares = taps === null ? [saga] : [taps.reduxMiddleware, saga];
  const store = createStore(reducer, initialState, applyMiddleware(...middlewares));
  return { store, saga };
}

const named = (ports: Ports): Record<string, Port> =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [
      name,
      Object.assign((...args: never[]) => port(...args), { opName: `toy.${name}` }),
    ]),
  );

export interface Toy {
  readonly saga: ToySaga;
  /** Made anew for each run; `dispatch` reaches the store from outside, at once. */
  readonly ports?: (dispatch: (action: Done) => void) => Ports;
  /** What happens, with a fake clock. */
  readonly act?: (store: {
    dispatch(action: Done): void;
    subscribe(listener: () => void): void;
    state(): ToyState;
  }) => void | Promise<void>;
}

export interface Recorded {
  readonly lines: string[];
  readonly entries: LogEntry[];
  readonly state: ToyState;
}

/** Runs it to the end, recorded or not. The caller has fake timers on. */
async function run({ saga, ports, act }: Toy, record: Partial<RecorderOptions> | null) {
  const lines: string[] = [];
  const recorder = createRecorder({
    now: Date.now,
    maxLines: 10_000,
    maxChars: 50_000_000,
    sink: (line) => lines.push(line),
    ...record,
  });
  const { store, saga: middleware } = toyStore(record && recorder);
  const dispatch = (action: Done) => void store.dispatch(action);
  const root = saga(named(ports?.(dispatch) ?? {}));
  const start = () => middleware.run(root);
  const task = record ? recorder.start('root', start) : start();
  await act?.({ dispatch, subscribe: store.subscribe, state: store.getState });
  await jest.advanceTimersByTimeAsync(60_000);
  const state = store.getState();
  const recorded = [...lines];
  task.cancel();
  return { lines: recorded, entries: entriesOf(recorded), state };
}

/** A recorder that fails at once leaves a reason, or nothing. */
const entriesOf = (lines: readonly string[]): LogEntry[] =>
  lines[0]?.startsWith('{"is":"header"') ? readLog(lines) : lines.map((line) => JSON.parse(line));

export const recordToy = (toy: Toy, options: Partial<RecorderOptions> = {}): Promise<Recorded> =>
  run(toy, options);

/** What the page does when nobody records. */
export const playToy = async (toy: Toy): Promise<ToyState> => (await run(toy, null)).state;

/** Replays with ports that must not be touched, and whose own names are others, as after a minifier. */
export function replayToy(lines: readonly string[], saga: ToySaga): ReplayResult<ToyState> {
  const ports = new Proxy<Record<string, Port>>(
    {},
    {
      get: (_target, name) => {
        const x = () => {
          throw new Error(`touched ${String(name)}`);
        };
        return Object.assign(x, { opName: `toy.${String(name)}` });
      },
    },
  );
  return replay<ToyState>(lines, (hooks) => {
    const { store, saga: middleware } = toyStore(hooks, hooks.initialState);
    return { ...store, run: () => void middleware.run(saga(ports)) };
  });
}

export const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, value));

export const failsAfter = (ms: number, error: unknown): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(reject, ms, error));
