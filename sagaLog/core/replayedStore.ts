import type { Middleware, UnknownAction } from 'redux';
import type { EffectMiddleware } from 'redux-saga';
import type { Divergence } from './logCursor.ts';

/** What a replay needs from its store. */
export interface ReplayedStore<State> {
  getState(): State;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): unknown;
  /** Runs what the recorder started under this name. */
  run(name: string): void;
}

/** The options of the store: the middlewares, in the position of the recorder's, and the initial state. */
export interface ReplayHooks<State> {
  readonly effectMiddleware: EffectMiddleware;
  readonly reduxMiddleware: Middleware;
  readonly initialState: State;
}

export interface ReplayResult<State> {
  /** Null if the replay did exactly what the session did. */
  readonly divergence: Divergence | null;
  readonly state: State;
  readonly inputs: number;
  readonly outputs: number;
}
