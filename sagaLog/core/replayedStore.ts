import type { Middleware, UnknownAction } from 'redux';
import type { EffectMiddleware } from 'redux-saga';
import type { Divergence } from './logCursor.ts';
import type { HeaderEntry, LogEntry } from './logEntry.ts';

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

/** One input of a session, with everything that it caused. */
export interface Turn<State> {
  /** Milliseconds since the session began. */
  readonly t: number;
  /** The line of the log with the input, counted from 1. */
  readonly line: number;
  readonly entries: readonly LogEntry[];
  /** The state after it. */
  readonly state: State;
}

export interface ReplayResult<State> {
  readonly header: HeaderEntry;
  /** Why the recording ended; null if it was running when the log was read. */
  readonly end: string | null;
  /** The lines that were replayed, with header and end. */
  readonly lines: number;
  /** Null if the replay did exactly what the session did. */
  readonly divergence: Divergence | null;
  readonly state: State;
  readonly inputs: number;
  readonly outputs: number;
}
