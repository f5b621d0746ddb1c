import type { SagaMonitor } from 'redux-saga';
import { createStore } from '#sagas/createStore.ts';
import { openArticleSaga } from '#sagas/openArticle.ts';
import { rootSaga } from '#sagas/root.ts';
import { toolsSaga } from '#sagas/tools.ts';
import '#store/subjects.ts'; // every slice: the log has the actions of any of them
import type { Services } from '#services/services.ts';
import type { RootState } from '#store/subjects.ts';
import type { Recorder } from '../core/recorder.ts';
import type { ReplayedStore, ReplayHooks, ReplayResult, Turn } from '../core/replayedStore.ts';
import { replay, replayTurns } from '../core/replayer.ts';

/** The root sagas of the page, by their names in main/page.tsx. */
const ROOTS: Readonly<Record<string, () => Generator>> = {
  root: rootSaga,
  openArticle: openArticleSaga,
  tools: toolsSaga,
};

/** Runs the workflows of the product against the log of a session. No port is called. */
export function replaySession(
  lines: readonly string[],
  roots = ROOTS,
  watch?: (turn: Turn<RootState>) => void,
  monitorOf?: (state: () => RootState) => SagaMonitor,
): ReplayResult<RootState> {
  return replay(lines, (hooks) => createSession(hooks, roots, { monitorOf }), watch);
}

/** The same, a turn each time that the next one is asked for. */
export const sessionTurns = (lines: readonly string[]) =>
  replayTurns<RootState>(lines, (hooks) => createSession(hooks));

interface Watchers {
  readonly recorder?: Recorder;
  readonly monitorOf?: ((state: () => RootState) => SagaMonitor) | undefined;
}

/** The product for a replay, whose sagas may be recorded or watched meanwhile. */
export function createSession(
  { effectMiddleware, reduxMiddleware, initialState }: ReplayHooks<RootState>,
  roots = ROOTS,
  { recorder, monitorOf }: Watchers = {},
): ReplayedStore<RootState> {
  const { store, saga }: ReturnType<typeof createStore> = createStore({
    services: deadServices(),
    effectMiddlewares: [effectMiddleware, ...(recorder ? [recorder.effectMiddleware] : [])],
    middlewares: [...(recorder ? [recorder.reduxMiddleware] : []), reduxMiddleware],
    preloadedState: initialState,
    ...(monitorOf && { sagaMonitor: monitorOf(() => store.getState()) }),
  });
  const begin = (name: string) => void saga.run(roots[name] ?? rootSaga);
  const run = (name: string) => {
    if (recorder === undefined) begin(name);
    else recorder.start(name, () => begin(name));
  };
  return { ...store, run };
}

/** Ports that have only names: the log has their results, and a replay must never call one. */
export function deadServices(): Services {
  return everyName((group) => everyName((op) => deadPort(`${group}.${op}`))) as Services;
}

function deadPort(opName: string) {
  const port = () => {
    throw new Error(`A replay must not call a port: ${opName}`);
  };
  return Object.assign(port, { opName });
}

function everyName(make: (name: string) => unknown): object {
  const made = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (typeof name === 'symbol') return undefined;
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}
