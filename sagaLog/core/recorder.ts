import type { Middleware } from 'redux';
import { CANCEL, type EffectMiddleware } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { createEncoder } from './codec.ts';
import { effectGate, type GateHands } from './effectGate.ts';
import { type AnswerMode, LOG_VERSION, type LogEntry } from './logEntry.ts';
import { isEventChannel, isIterator, isPromise } from './kinds.ts';
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

export interface RecorderOptions {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Takes one line of the log, without its line break. */
  sink(line: string): void;
}

export interface Recorder {
  readonly effectMiddleware: EffectMiddleware;
  /** Must be the last middleware before redux-saga's. */
  readonly reduxMiddleware: Middleware;
  /** Writes the header and runs a root saga: what it does at once is part of the session. */
  start<T>(name: string, run: () => T): T;
}

/** Records a session: every input with its time and order, every output as something to compare. */
export function createRecorder(options: RecorderOptions): Recorder {
  const recording = new Recording(options);
  return {
    effectMiddleware: effectGate(recording, recording.ownPuts),
    reduxMiddleware: recording.reduxMiddleware,
    start: (name, run) => recording.start(name, run),
  };
}

function modeOf(answer: unknown): AnswerMode {
  if (isPromise(answer)) return 'later';
  if (isIterator(answer)) return 'steps';
  return isEventChannel(answer) ? 'channel' : 'now';
}

class Recording implements GateHands {
  readonly ownPuts = new WeakSet<object>();
  readonly #options: RecorderOptions;
  readonly #encode = createEncoder();
  readonly #channels = new WeakMap<object, number>();
  readonly #begun: number;
  #getState: () => object = () => ({});
  #depth = 0;
  #calls = 0;
  #changesOf: ReturnType<typeof createStateCheck> = () => null;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#begun = options.now();
  }

  isFrozen = () => false;

  readonly reduxMiddleware: Middleware = (api) => {
    this.#getState = api.getState;
    return (next) => (action) => {
      const { type } = action as { type: string };
      if (this.ownPuts.has(action as object)) {
        this.#write({ is: 'put', type, action: hashOf(action) });
        return next(action);
      }
      this.#write({ is: 'action', ...this.#when(), value: this.#encode(action, 'action') });
      return this.#turn(() => next(action));
    };
  };

  start<T>(name: string, run: () => T): T {
    const state = this.#getState();
    this.#changesOf = createStateCheck(state);
    this.#write({ is: 'header', version: LOG_VERSION, state: this.#encode(state, 'state') });
    this.#write({ is: 'start', t: this.#now(), name });
    return this.#turn(run);
  }

  call(payload: CallPayload, effect: object, next: (effect: unknown) => void): void {
    const { fn, context, args } = payload;
    const op = opNameOf(fn);
    const id = this.#nextCall();
    let answer: unknown;
    try {
      answer = fn.apply(context, [...args]);
    } catch (error) {
      this.#writeCall(id, op, args, 'thrown', error);
      const rethrow = () => {
        throw error;
      };
      next({ ...effect, payload: { ...payload, fn: rethrow } });
      return;
    }
    const mode = modeOf(answer);
    this.#writeCall(id, op, args, mode, answer);
    if (mode === 'channel') this.#channels.set(answer as object, id);
    next(isPromise(answer) ? this.#tracked(id, op, answer) : call(() => answer));
  }

  flush(channel: OutsideChannel, next: (effect: unknown) => void): void {
    let messages: unknown[] = [];
    channel.flush((flushed) => {
      messages = flushed;
    });
    this.#writeCall(this.#nextCall(), 'flush', [], 'now', messages);
    next(call(() => messages));
  }

  forked(payload: CallPayload): CallPayload['fn'] {
    const { fn, context } = payload;
    return (...args) => {
      const answer = fn.apply(context, args);
      const mode = isIterator(answer) ? 'steps' : isPromise(answer) ? 'forked' : 'now';
      const value = mode === 'now' ? answer : undefined;
      this.#writeCall(this.#nextCall(), opNameOf(fn), args, mode, value);
      return answer;
    };
  }

  channel(channel: OutsideChannel): OutsideChannel {
    const from = this.#channels.get(channel) ?? -1;
    const take = (taker: Taker) => {
      const id = this.#nextCall();
      this.#write({ is: 'take', id, channel: from });
      let isBuffered = true;
      const heard: Taker = (message) => {
        const value = this.#encode(message, `channel ${from}`);
        if (isBuffered) {
          this.#write({ is: 'message', id, t: this.#now(), buffered: true, value });
          return taker(message);
        }
        this.#write({ is: 'message', id, ...this.#when(), value });
        this.#turn(() => taker(message));
      };
      channel.take(heard);
      isBuffered = false;
      taker.cancel = () => heard.cancel?.();
    };
    return { ...channel, take };
  }

  /** Calls back in the very tick in which the promise does, so that recording changes no order. */
  #tracked(id: number, op: string, promise: PromiseLike<unknown>): Tracked {
    const { [CANCEL]: cancel } = promise as unknown as { [name: string]: unknown };
    let isCancelled = false;
    const settle = (is: 'answer' | 'error', tell: (value: unknown) => void) => (value: unknown) => {
      if (isCancelled) return;
      this.#write({ is, id, ...this.#when(), value: this.#encode(value, op) });
      this.#turn(() => tell(value));
    };
    return tracked(
      (onAnswer, onError) => {
        promise.then(settle('answer', onAnswer), settle('error', onError));
      },
      () => {
        isCancelled = true;
        this.#write({ is: 'cancel', id });
        if (typeof cancel === 'function') cancel.call(promise);
      },
    );
  }

  #writeCall(
    id: number,
    op: string,
    args: readonly unknown[],
    mode: AnswerMode,
    value?: unknown,
  ): void {
    const hasValue = mode === 'now' || mode === 'thrown';
    const answer = hasValue ? { value: this.#encode(value, op) } : {};
    this.#write({ is: 'call', id, op, args: hashOf(comparable(args)), mode, ...answer });
  }

  /** Handles one input to its end; the state is compared where the outermost one is over. */
  #turn<T>(handle: () => T): T {
    this.#depth += 1;
    try {
      return handle();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) this.#writeState();
    }
  }

  #writeState(): void {
    const changed = this.#changesOf(this.#getState());
    if (changed !== null) this.#write({ is: 'state', changed });
  }

  #nextCall(): number {
    this.#calls += 1;
    return this.#calls;
  }

  #now(): number {
    return this.#options.now() - this.#begun;
  }

  #when(): { t: number; nested?: true } {
    return this.#depth > 0 ? { t: this.#now(), nested: true } : { t: this.#now() };
  }

  #write(entry: LogEntry): void {
    this.#options.sink(JSON.stringify(entry));
  }
}
