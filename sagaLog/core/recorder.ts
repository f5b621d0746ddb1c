import type { Middleware } from 'redux';
import { CANCEL, type EffectMiddleware } from 'redux-saga';
import { recordedChannel } from './channels.ts';
import { createEffectGate } from './effectGate.ts';
import { isIterator, isOutsideChannel, isPromise, told } from './kinds.ts';
import { type InputEntry, LOG_VERSION, type Origin } from './logEntry.ts';
import { createLineWriter, type LineWriterOptions, type WriteEntry } from './logLines.ts';
import { pendingAnswer } from './pendingAnswer.ts';
import { NO_PLACE, Places } from './places.ts';
import { createStateCheck, hashOf, putOf } from './stateHash.ts';

export interface RecorderOptions extends LineWriterOptions {
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  /** Asked once, when the log begins. */
  readonly origin?: () => Origin;
}

export interface Recorder {
  readonly effectMiddleware: EffectMiddleware;
  /** Must be the first middleware: those behind it may drop an action. The log begins when the store is created. */
  readonly reduxMiddleware: Middleware;
  /** Runs code that starts sagas; the replay starts them at the same moment, by this name. */
  start<T>(name: string, run: () => T): T;
  /** Stops recording; the last line of the log has the reason. */
  end(reason: string): void;
}

/**
 * Records a session: every input with its time and order, every output for comparison. The sagas run as without
 * it, whatever values they pass and whatever fails in the recorder.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  return new Recording(options);
}

type News<Entry> = Entry extends unknown ? Omit<Entry, 't' | 'in'> : never;

class Recording implements Recorder {
  readonly write: WriteEntry;
  readonly end: (reason: string) => void;
  readonly #now: () => number;
  readonly #origin: () => Partial<Origin>;
  readonly places = new Places(() => this.#endTurn());
  readonly #gate = createEffectGate((op, args, port) => this.#called(op, args, port));
  #startedAt = 0;
  #endTurn: () => void = () => {};

  readonly effectMiddleware = this.#gate.effectMiddleware;

  constructor({ now, origin, ...writing }: RecorderOptions) {
    this.#now = now;
    this.#origin = () => origin?.() ?? {};
    ({ write: this.write, end: this.end } = createLineWriter(writing));
  }

  readonly reduxMiddleware: Middleware = ({ getState }) => {
    this.write(() => {
      this.#startedAt = this.#now();
      return { is: 'header', version: LOG_VERSION, ...this.#origin(), value: getState() };
    });
    const changesOf = createStateCheck(getState());
    const stateEntry = () => {
      const changed = changesOf(getState());
      return changed === null ? null : ({ is: 'state', changed } as const);
    };
    this.#endTurn = () => this.write(stateEntry);
    return (next) => (action) => this.#dispatched(action, next);
  };

  start<T>(name: string, run: () => T): T {
    return this.input({ is: 'start', name }, run);
  }

  /** Logs an input, and runs what it causes. */
  readonly input = <T>(news: News<InputEntry>, run: () => T, place = NO_PLACE): T => {
    const during = this.places.current();
    const where = during === undefined ? {} : { in: during };
    this.write(() => ({ ...news, t: this.#now() - this.#startedAt, ...where }));
    return this.places.enter(place, run);
  };

  #dispatched(action: unknown, next: (action: unknown) => unknown): unknown {
    const place = this.places.next();
    if (!this.#gate.isArrivingPut(action)) {
      return this.input({ is: 'action', value: action }, () => next(action), place);
    }
    this.write(() => putOf(action));
    return this.places.enter(place, () => next(action));
  }

  #called(op: string, args: readonly unknown[], port: () => unknown): unknown {
    const id = this.places.next();
    // Before the port can change them.
    const call = { is: 'call', id, op, args: told(() => hashOf(args), '') } as const;
    let answer: unknown;
    try {
      answer = this.places.enter(id, port);
    } catch (error) {
      this.write(() => ({ ...call, mode: 'thrown', value: error }));
      throw error;
    }
    if (isPromise(answer)) {
      this.write(() => ({ ...call, mode: 'later' }));
      return this.#later(id, op, answer);
    }
    if (isOutsideChannel(answer)) {
      this.write(() => ({ ...call, mode: 'channel' }));
      return recordedChannel(answer, { op, channel: id }, this);
    }
    const hasSteps = isIterator(answer);
    this.write(() => ({
      ...call,
      ...(hasSteps ? { mode: 'steps' } : { mode: 'now', value: answer }),
    }));
    return answer;
  }

  #later(id: number, op: string, promise: PromiseLike<unknown>) {
    let isCancelled = false;
    const settle = (is: 'answer' | 'error', tell: (value: unknown) => void) => (value: unknown) => {
      if (!isCancelled) this.input({ is, id, op, value }, () => tell(value));
    };
    return pendingAnswer(
      (onAnswer, onError) =>
        void promise.then(settle('answer', onAnswer), settle('error', onError)),
      () => {
        isCancelled = true;
        this.write(() => ({ is: 'cancel', id, op }));
        const cancel: unknown = Reflect.get(promise, CANCEL);
        if (typeof cancel === 'function') this.places.enter(id, () => cancel.call(promise));
      },
    );
  }
}
