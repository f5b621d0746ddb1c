import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type EffectMiddleware, type SagaMonitor } from 'redux-saga';
import type { Services } from '#services/services.ts';
import { isRefused } from '#store/lib/loadedSlices.ts';
import { rootReducer } from '#store/rootReducer.ts';
import type { RootState } from '#store/subjects.ts';

interface StoreOptions {
  readonly services: Services;
  /** The middlewares of a session recorder; set both or neither. */
  readonly effectMiddlewares?: EffectMiddleware[];
  readonly middlewares?: Middleware[];
  readonly preloadedState?: RootState;
  /** Told of every effect, by a replay. */
  readonly sagaMonitor?: SagaMonitor;
}

/** Subscribers are not notified of a change that no view shows (`unseen` of a slice) until the next action. */
const UNSEEN = { type: 'callback', queueNotification: () => undefined } as const;

/** An event that its machine refuses has not happened: it reaches neither a slice nor a saga. The recorder has noted it. */
const legalOnly: Middleware = (api) => (next) => (action) =>
  isRefused(api.getState(), action as UnknownAction) ? action : next(action);

/** Creates the store with its saga middleware; the caller runs the root saga. */
export function createStore({
  services,
  effectMiddlewares = [],
  middlewares = [],
  preloadedState,
  sagaMonitor,
}: StoreOptions) {
  const saga = createSagaMiddleware({
    context: { services, state: (): RootState => store.getState() },
    effectMiddlewares,
    ...(sagaMonitor && { sagaMonitor }),
  });
  const store = configureStore({
    reducer: rootReducer,
    // Everything is plain data; the development checks would walk the whole article on each key press.
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
        ...middlewares,
        legalOnly,
        saga,
      ),
    enhancers: (getDefault) => getDefault({ autoBatch: UNSEEN }),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });
  return { store, saga };
}
