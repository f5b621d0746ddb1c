import type { Middleware, UnknownAction } from 'redux';
import type { EffectMiddleware } from 'redux-saga';
import { replayedChannel, type Waiting } from './channels.ts';
import { createEffectGate } from './effectGate.ts';
import { LogCursor } from './logCursor.ts';
import type { CallEntry, HeaderEntry, InputEntry } from './logEntry.ts';
import { NEVER, pendingAnswer } from './pendingAnswer.ts';
import { NO_PLACE, Places } from './places.ts';
import { readTurns } from './readLog.ts';
import type { ReplayedStore, ReplayHooks, ReplayResult, Turn } from './replayedStore.ts';
import { hashOf, typeOf } from './stateHash.ts';
import { TurnSum } from './turnSum.ts';

/**
 * Runs the sagas against a log: the log answers their calls, and what they do is compared line by line. No port
 * is called and no clock runs, so a replay is as fast as the code. `watch` is called after each turn.
 */
export function replay<State extends object>(
  lines: readonly string[],
  createStore: (hooks: ReplayHooks<State>) => ReplayedStore<State>,
  watch?: (turn: Turn<State>) => void,
): ReplayResult<State> {
  const turns = readTurns(lines);
  return replayAlong(turns[0][0], new LogCursor(turns), createStore, watch);
}

/** The same along a cursor, which decides what is compared. */
export function replayAlong<State extends object>(
  header: HeaderEntry,
  log: LogCursor,
  createStore: (hooks: ReplayHooks<State>) => ReplayedStore<State>,
  watch?: (turn: Turn<State>) => void,
): ReplayResult<State> {
  const turns = new Replaying(header, log, createStore).run();
  let step = turns.next();
  while (!step.done) {
    watch?.(step.value);
    step = turns.next();
  }
  return step.value;
}

/** A replay that goes on by a turn each time that the next one is asked for: nothing runs in between. */
export function replayTurns<State extends object>(
  lines: readonly string[],
  createStore: (hooks: ReplayHooks<State>) => ReplayedStore<State>,
): Generator<Turn<State>, ReplayResult<State>, undefined> {
  const turns = readTurns(lines);
  return new Replaying(turns[0][0], new LogCursor(turns), createStore).run();
}

/** Stops at the first divergence without throwing: an error in redux-saga would leave its scheduler locked. */
class Replaying<State extends object> {
  readonly log: LogCursor;
  readonly places = new Places(() => this.#endTurn());
  /** The waiting takers and callers, by id. */
  readonly waiting = new Map<number, Waiting>();
  readonly #gate = createEffectGate((op, args, port) => this.#called(op, args, port));
  readonly #store: ReplayedStore<State>;
  readonly #header: HeaderEntry;
  #sum = new TurnSum({});
  #endTurn: () => void = () => {};

  constructor(
    header: HeaderEntry,
    log: LogCursor,
    createStore: (hooks: ReplayHooks<State>) => ReplayedStore<State>,
  ) {
    this.#header = header;
    this.log = log;
    this.#store = createStore({
      effectMiddleware: this.#effectMiddleware,
      reduxMiddleware: this.#reduxMiddleware,
      initialState: header.value as State,
    });
    this.#store.subscribe(() => this.#feedAll(this.places.current()));
  }

  *run(): Generator<Turn<State>, ReplayResult<State>, undefined> {
    yield* this.#turns();
    const end = this.log.next();
    if (end !== undefined) this.log.diverged(null);
    const { divergence, inputs, outputs, done } = this.log;
    const isEnd = end?.is === 'end';
    return {
      header: this.#header,
      end: isEnd ? end.reason : null,
      lines: isEnd ? done + 1 : done,
      divergence,
      state: this.#store.getState(),
      inputs,
      outputs,
    };
  }

  *#turns(): Generator<Turn<State>, void, undefined> {
    let input = this.log.nextInput(undefined);
    while (input !== null) {
      const { at, line } = this.log;
      this.#feed(input);
      const entries = this.log.since(at);
      yield { t: input.t, line, entries, state: this.#store.getState() };
      input = this.log.nextInput(undefined);
    }
  }

  /** Feeds the inputs that came in during this place. */
  readonly letIn = (place: number): void => {
    this.places.enter(place, () => this.#feedAll(place));
  };

  readonly #effectMiddleware: EffectMiddleware = (next) => {
    const gated = this.#gate.effectMiddleware(next);
    return (effect) => {
      if (!this.log.hasEnded) gated(effect);
    };
  };

  readonly #reduxMiddleware: Middleware = ({ getState }) => {
    this.#sum = new TurnSum(getState());
    this.#endTurn = () => {
      const sum = this.log.hasEnded ? null : this.#sum.end(getState());
      if (sum !== null) this.log.did({ is: 'turn', sum });
    };
    return (next) => (action) => {
      const id = this.places.next();
      const isDue = !this.#gate.isArrivingPut(action) || this.#put(id, action);
      return isDue ? this.places.enter(id, () => next(action)) : action;
    };
  };

  #put(id: number, action: unknown): boolean {
    const isDue = this.log.did({ is: 'put', id, type: typeOf(action) }) !== null;
    if (isDue) this.#sum.add(hashOf(action));
    return isDue;
  }

  #called(op: string, args: readonly unknown[], port: () => unknown): unknown {
    const id = this.places.next();
    this.letIn(id);
    const entry = this.log.did({ is: 'call', id, op }) as CallEntry | null;
    if (entry === null) return NEVER;
    this.#sum.add(hashOf(args));
    switch (entry.mode) {
      case 'now':
        return entry.value;
      case 'thrown':
        throw entry.value;
      case 'channel':
        return replayedChannel({ op, channel: id }, this);
      case 'steps':
        return port();
      default:
        return this.#later(id, op);
    }
  }

  #later(id: number, op: string) {
    return pendingAnswer(
      (onAnswer, onError) =>
        void this.waiting.set(id, {
          op,
          settle: ({ is, value }) => (is === 'error' ? onError(value) : onAnswer(value)),
        }),
      () => {
        this.waiting.delete(id);
        if (this.log.did({ is: 'cancel', id, op }) !== null) this.letIn(id);
      },
    );
  }

  #feedAll(during: number | undefined): void {
    let input = this.log.nextInput(during);
    while (input !== null) {
      this.#feed(input);
      input = this.log.nextInput(during);
    }
  }

  #feed(input: InputEntry): void {
    const handle = this.#handlerOf(input);
    if (handle === undefined) {
      this.log.diverged(null); // nothing waits for this any more
      return;
    }
    this.log.fed();
    handle();
  }

  #handlerOf(input: InputEntry): (() => void) | undefined {
    switch (input.is) {
      case 'start':
        return () => this.places.enter(NO_PLACE, () => this.#store.run(input.name));
      case 'action':
        return () => this.#dispatch(input.value as UnknownAction);
      default: {
        const found = this.waiting.get(input.id);
        if (found?.op !== input.op) return undefined;
        this.waiting.delete(input.id);
        return () => this.places.enter(NO_PLACE, () => found.settle(input));
      }
    }
  }

  #dispatch(action: UnknownAction): void {
    try {
      this.#store.dispatch(action);
    } catch {
      // Only the outside caller needs the error. The state is compared anyway.
    }
  }
}
