import type { Middleware, UnknownAction } from 'redux';
import type { EffectMiddleware } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { createDecoder } from './codec.ts';
import { type Divergence, divergenceAt } from './divergence.ts';
import { effectGate, type GateHands } from './effectGate.ts';
import {
  type AnswerMode,
  type Encoded,
  type InputEntry,
  isInput,
  type LogEntry,
  type OutputEntry,
} from './logEntry.ts';
import {
  type CallPayload,
  comparable,
  opNameOf,
  type OutsideChannel,
  type Taker,
  type Tracked,
  tracked,
} from './sagaEffects.ts';
import { createStateCheck, hashOf } from './stateHash.ts';

/** What a replay needs of the store it runs in. */
export interface ReplayedStore {
  getState(): object;
  dispatch(action: UnknownAction): unknown;
  subscribe(listener: () => void): () => void;
  /** Runs the root saga that the log names. */
  run(name: string): void;
}

export interface ReplayHooks<State> {
  readonly effectMiddleware: EffectMiddleware;
  readonly reduxMiddleware: Middleware;
  readonly initialState: State;
}

export interface ReplayResult {
  /** Null when the replay did exactly what the session did. */
  readonly divergence: Divergence | null;
  readonly state: object;
  readonly inputs: number;
  readonly outputs: number;
}

/**
 * Runs the sagas against a log instead of the world: the log answers their calls, and what they do is
 * compared line by line. No port is touched and no clock runs, so a replay is as fast as the code.
 */
export function replay<State>(
  lines: readonly string[],
  createStore: (hooks: ReplayHooks<State>) => ReplayedStore,
): ReplayResult {
  const replaying = new Replaying(lines.map((line) => JSON.parse(line) as LogEntry));
  const store = createStore({
    effectMiddleware: effectGate(replaying, replaying.ownPuts),
    reduxMiddleware: replaying.reduxMiddleware,
    initialState: replaying.initialState() as State,
  });
  return replaying.play(store);
}

type Settle = (kind: 'answer' | 'error' | 'message', value: Encoded) => void;

class Replaying implements GateHands {
  readonly ownPuts = new WeakSet<object>();
  readonly #log: readonly LogEntry[];
  readonly #decode = createDecoder();
  readonly #waiting = new Map<number, Settle>();
  readonly #channels = new WeakMap<object, number>();
  #store: ReplayedStore | null = null;
  #divergence: Divergence | null = null;
  #at = 0;
  #changesOf: ReturnType<typeof createStateCheck> = () => null;
  #depth = 0;
  #calls = 0;
  #inputs = 0;
  #outputs = 0;

  constructor(log: readonly LogEntry[]) {
    this.#log = log;
  }

  isFrozen = () => this.#divergence !== null;

  readonly reduxMiddleware: Middleware = () => (next) => (action) => {
    if (this.isFrozen()) return action;
    const { type } = action as UnknownAction;
    if (this.ownPuts.has(action as object)) {
      if (this.#compare({ is: 'put', type, action: hashOf(action) }) === null) return action;
    }
    return next(action);
  };

  initialState(): unknown {
    const header = this.#log[0];
    if (header?.is !== 'header') throw new Error('The log does not begin with a header.');
    this.#at = 1;
    return this.#decode(header.state, 'state');
  }

  play(store: ReplayedStore): ReplayResult {
    this.#store = store;
    this.#changesOf = createStateCheck(store.getState());
    store.subscribe(() => this.#drain());
    while (this.#at < this.#log.length && !this.isFrozen()) {
      const entry = this.#log[this.#at] as LogEntry;
      if (isInput(entry)) this.#feed(entry);
      else this.#diverge('nothing: the replayed code did no such thing');
    }
    return {
      divergence: this.#divergence,
      state: store.getState(),
      inputs: this.#inputs,
      outputs: this.#outputs,
    };
  }

  call(payload: CallPayload, _effect: object, next: (effect: unknown) => void): void {
    const { fn, context, args } = payload;
    const op = opNameOf(fn);
    const entry = this.#compareCall(op, args);
    if (entry === null) return;
    const id = this.#calls;
    const answers: Readonly<Record<AnswerMode, () => unknown>> = {
      later: () => this.#later(id, op),
      steps: () => call(() => fn.apply(context, [...args])),
      channel: () => call(() => this.#newChannel(id)),
      now: () => this.#answer(entry.value, op),
      forked: () => this.#answer(entry.value, op),
      thrown: () => this.#failure(entry.value, op),
    };
    next(answers[entry.mode]());
  }

  #answer(value: Encoded, op: string) {
    const decoded = this.#decode(value, op);
    return call(() => decoded);
  }

  #failure(value: Encoded, op: string) {
    const error = this.#decode(value, op);
    return call(() => {
      throw error;
    });
  }

  flush(_channel: OutsideChannel, next: (effect: unknown) => void): void {
    const entry = this.#compareCall('flush', []);
    if (entry === null) return;
    const messages = this.#decode(entry.value, 'flush');
    next(call(() => messages));
  }

  forked(payload: CallPayload): CallPayload['fn'] {
    const { fn, context } = payload;
    const never = tracked(
      () => {},
      () => {},
    );
    return (...args) => {
      const entry = this.#compareCall(opNameOf(fn), args);
      if (entry === null || entry.mode === 'forked') return never;
      if (entry.mode === 'steps') return fn.apply(context, args);
      return this.#decode(entry.value, opNameOf(fn));
    };
  }

  channel(channel: OutsideChannel): OutsideChannel {
    const from = this.#channels.get(channel) ?? -1;
    const take = (taker: Taker) => {
      this.#calls += 1;
      const id = this.#calls;
      if (this.#compare({ is: 'take', id, channel: from }) === null) return;
      const decoded = (value: Encoded) => this.#decode(value, `channel ${from}`);
      const waiting = this.#log[this.#at];
      if (waiting?.is === 'message' && waiting.buffered && waiting.id === id) {
        this.#at += 1;
        return taker(decoded(waiting.value));
      }
      this.#waiting.set(id, (_kind, value) => taker(decoded(value)));
      taker.cancel = () => void this.#waiting.delete(id);
    };
    return { ...channel, take };
  }

  #newChannel(id: number): OutsideChannel {
    const channel: OutsideChannel = { take() {}, flush() {}, close: () => this.#drain() };
    this.#channels.set(channel, id);
    return channel;
  }

  #later(id: number, op: string): Tracked {
    return tracked(
      (onAnswer, onError) => {
        this.#waiting.set(id, (kind, value) => {
          const decoded = this.#decode(value, op);
          if (kind === 'error') onError(decoded);
          else onAnswer(decoded);
        });
      },
      () => {
        this.#waiting.delete(id);
        this.#compare({ is: 'cancel', id });
      },
    );
  }

  #compareCall(op: string, args: readonly unknown[]) {
    this.#calls += 1;
    const hash = hashOf(comparable(args));
    const entry = this.#compare({ is: 'call', id: this.#calls, op, args: hash, mode: 'later' });
    return entry?.is === 'call' ? entry : null;
  }

  /** The log's entry when it says the same (how a call answered only the log knows), else null and frozen. */
  #compare(actual: OutputEntry): LogEntry | null {
    this.#drain();
    if (this.isFrozen()) return null;
    const expected = this.#log[this.#at];
    this.#outputs += 1;
    const isSame =
      expected !== undefined &&
      Object.entries(actual).every(
        ([field, value]) =>
          field === 'mode' || (expected as Record<string, unknown>)[field] === value,
      );
    if (!isSame) {
      this.#diverge(actual);
      return null;
    }
    this.#at += 1;
    return expected;
  }

  /** Feeds the inputs that came while another was being handled, at the place where they came. */
  #drain(): void {
    while (!this.isFrozen()) {
      const entry = this.#log[this.#at];
      if (entry === undefined || !isInput(entry) || !('nested' in entry)) return;
      this.#feed(entry);
    }
  }

  #feed(entry: InputEntry): void {
    this.#at += 1;
    this.#inputs += 1;
    this.#depth += 1;
    try {
      this.#handle(entry);
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#compareState();
    }
  }

  #handle(entry: InputEntry): void {
    if (entry.is === 'start') {
      this.#store?.run(entry.name);
      return;
    }
    if (entry.is === 'action') {
      this.#store?.dispatch(this.#decode(entry.value, 'action') as UnknownAction);
      return;
    }
    const settle = this.#waiting.get(entry.id);
    if (settle === undefined) {
      this.#at -= 1;
      this.#diverge('nothing in the replayed code waits for this');
      return;
    }
    this.#waiting.delete(entry.id);
    settle(entry.is, entry.value);
  }

  /** A state that changed where the session's did not is as wrong as one that changed otherwise. */
  #compareState(): void {
    if (this.isFrozen()) return;
    const changed = this.#changesOf(this.#store?.getState() ?? {});
    const entry = this.#log[this.#at];
    const expected = entry?.is === 'state' ? entry.changed : null;
    if (hashOf(changed) !== hashOf(expected)) this.#diverge({ is: 'state', changed });
    else if (expected !== null) this.#at += 1;
  }

  #diverge(actual: unknown): void {
    this.#divergence ??= divergenceAt(this.#log, this.#at, actual);
  }
}
