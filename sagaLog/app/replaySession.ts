import { createStore } from '#sagas/createStore.ts';
import { rootSaga } from '#sagas/root.ts';
import { writingSaga } from '#sagas/writing.ts';
import type { RootState } from '#store/subjects.ts';
import type { ReplayResult } from '../core/replayedStore.ts';
import { replay } from '../core/replayer.ts';
import { deadServices } from './deadServices.ts';

/** What a page starts, by the names of src/main.tsx. */
const ROOTS: Readonly<Record<string, () => Generator>> = {
  root: rootSaga,
  writing: writingSaga,
};

/** Runs the product's own workflows against the log of a session; nothing outside is touched. */
export function replaySession(lines: readonly string[], roots = ROOTS): ReplayResult<RootState> {
  return replay<RootState>(lines, ({ effectMiddleware, reduxMiddleware, initialState }) => {
    const { store, saga } = createStore({
      services: deadServices(),
      effectMiddlewares: [effectMiddleware],
      middlewares: [reduxMiddleware],
      preloadedState: initialState,
    });
    return { ...store, run: (name: string) => void saga.run(roots[name] ?? rootSaga) };
  });
}
