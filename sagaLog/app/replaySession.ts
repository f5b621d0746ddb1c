import { createStore } from '#sagas/createStore.ts';
import { rootSaga } from '#sagas/root.ts';
import type { RootState } from '#store/reducer.ts';
import type { ReplayResult } from '../core/replayedStore.ts';
import { replay } from '../core/replayer.ts';
import { deadServices } from './deadServices.ts';

/** Runs the product's own workflows against the log of a session; nothing outside is touched. */
export function replaySession(lines: readonly string[], root = rootSaga): ReplayResult<RootState> {
  return replay<RootState>(lines, ({ effectMiddleware, reduxMiddleware, initialState }) => {
    const { store, saga } = createStore({
      services: deadServices(),
      effectMiddlewares: [effectMiddleware],
      middlewares: [reduxMiddleware],
      preloadedState: initialState,
    });
    return { ...store, run: () => void saga.run(root) };
  });
}
