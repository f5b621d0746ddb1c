import type { Middleware, UnknownAction } from 'redux';
import type { EffectMiddleware } from 'redux-saga';
import type { Divergence } from './logCursor.ts';

/** What a replay needs of the store it runs in. */
export interface ReplayedStore<State> {
  getState(): State;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): unknown;
  /** Runs what the recorder has started under this name. */
  run(name: string): void;
}

/** What the store is made with: the middlewares where the recorder's were, and the state it began in. */
export interface ReplayHooks<State> {
  readonly effectMiddleware: EffectMiddleware;
  readonly reduxMiddleware: Middleware;
  readonly initialState: State;
}

export interface ReplayResult<State> {
  /** Null when the replay did exactly what the session did. */
  readonly divergence: Divergence | null;
  readonly state: State;
  readonly inputs: number;
  readonly outputs: number;
}
