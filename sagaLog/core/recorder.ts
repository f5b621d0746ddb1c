import type { Middleware } from 'redux';
import { CANCEL, type EffectMiddleware } from 'redux-saga';
import { recordedChannel } from './channels.ts';
import { createEffectGate } from './effectGate.ts';
import { isIterator, isOutsideChannel, isPromise, told } from './kinds.ts';
import { type CallEntry, type InputEntry, LOG_VERSION, type Origin } from './logEntry.ts';
import {
  createLineWriter,
  type LineWriter,
  type LineWriterOptions,
  type WriteEntry,
} from './logLines.ts';
import { pendingAnswer } from './pendingAnswer.ts';
import { NO_PLACE, Places } from './places.ts';
import { hashOf, typeOf } from './stateHash.ts';
import { TurnSum } from './turnSum.ts';

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
  readonly #lines: LineWriter;
  readonly #now: () => number;
  readonly #origin: () => Partial<Origin>;
  readonly places = new Places(() => this.#endTurn());
  readonly #gate = createEffectGate((op, args, port) => this.#called(op, args, port));
  #startedAt = 0;
  #sum = new TurnSum({});
  #endTurn: () => void = () => {};

  readonly effectMiddleware = this.#gate.effectMiddleware;

  constructor({ now, origin, ...writing }: RecorderOptions) {
    this.#now = now;
    this.#origin = () => origin?.() ?? {};
    this.#lines = createLineWriter(writing);
    ({ write: this.write, end: this.end } = this.#lines);
  }

  readonly reduxMiddleware: Middleware = ({ getState }) => {
    this.#lines.begin(() => {
      this.#startedAt = this.#now();
      return { is: 'header', version: LOG_VERSION, ...this.#origin(), value: getState() };
    });
    this.#sum = new TurnSum(getState());
    this.#endTurn = () => this.#lines.endTurn(() => this.#sum.end(getState()));
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
    const id = this.places.next();
    const type = typeOf(action);
    if (!this.#gate.isArrivingPut(action))
      return this.input({ is: 'action', id, type, value: action }, () => next(action), id);
    this.write(() => {
      this.#sum.add(hashOf(action));
      return { is: 'put', id, type };
    });
    return this.places.enter(id, () => next(action));
  }

  #called(op: string, args: readonly unknown[], port: () => unknown): unknown {
    const id = this.places.next();
    const hash = told(() => hashOf(args), 0); // before the port can change them
    const writeCall = (how: Pick<CallEntry, 'mode' | 'value'>) =>
      this.write(() => {
        this.#sum.add(hash);
        return { is: 'call', id, op, ...how };
      });
    let answer: unknown;
    try {
      answer = this.places.enter(id, port);
    } catch (error) {
      writeCall({ mode: 'thrown', value: error });
      throw error;
    }
    if (isPromise(answer)) {
      writeCall({});
      return this.#later(id, op, answer);
    }
    if (isOutsideChannel(answer)) {
      writeCall({ mode: 'channel' });
      return recordedChannel(answer, { op, channel: id }, this);
    }
    writeCall(isIterator(answer) ? { mode: 'steps' } : { mode: 'now', value: answer });
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
