/** Runs one workflow against recorded answers, without ports and on a clock of its own that takes no time. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, type EffectMiddleware, eventChannel } from 'redux-saga';
import { createStore } from '#sagas/createStore.ts';
import type { Workflow } from '#sagas/root.ts';
import type { RootState } from '#store/subjects.ts';
import { actionPutBy, createEffectGate } from '../core/effectGate.ts';
import { NEVER, pendingAnswer } from '../core/pendingAnswer.ts';
import { deadServices } from './replaySession.ts';
import { VirtualClock } from './virtualClock.ts';

interface Messages {
  readonly messages: readonly { readonly after: number; readonly message: unknown }[];
}

/** How a port answers one call: at once, after so many milliseconds, with messages of a channel, or never. */
export type RecordedAnswer =
  | { readonly after?: number; readonly answer: unknown }
  | { readonly after?: number; readonly error: unknown }
  | Messages
  | 'never';

/** An action, or the milliseconds before the next one. */
export type Step = UnknownAction | number;

export interface PortCall {
  readonly op: string;
  readonly args: readonly unknown[];
}

export interface Simulation {
  /** Lets so much time pass. */
  pass(ms: number): void;
  dispatch(action: UnknownAction): void;
  /** Lets time pass until every port has answered, at most `mostMs`; returns how long it took. */
  settle(mostMs: number): number;
  readonly puts: readonly UnknownAction[];
  readonly calls: readonly PortCall[];
  state(): RootState;
}

/** More than any workflow needs; one that has had so many goes round in circles. */
const MOST_EFFECTS = 100_000;

/** Something to wait for, which `begin` starts. */
function waitable(
  begin: (done: (value: unknown) => void, fail: (error: unknown) => void) => () => void,
) {
  let stop: () => void = () => {};
  return pendingAnswer(
    (onAnswer, onError) => {
      stop = begin(onAnswer, onError);
    },
    () => stop(),
  );
}

function channelOf({ messages }: Messages, clock: VirtualClock) {
  return eventChannel<object>((emit) => {
    const stops = messages.map(({ after, message }) =>
      clock.later(after, () => emit(message as object)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, buffers.expanding<object>());
}

function answered(answer: RecordedAnswer | null, clock: VirtualClock): unknown {
  if (answer === null || answer === 'never') return NEVER;
  if ('messages' in answer) return channelOf(answer, clock);
  const { after } = answer;
  if (after !== undefined)
    return waitable((done, fail) =>
      clock.later(after, () => ('error' in answer ? fail(answer.error) : done(answer.answer))),
    );
  if ('error' in answer) throw answer.error;
  return answer.answer;
}

const paused = ([ms, value = true]: readonly unknown[], clock: VirtualClock) =>
  waitable((done) => clock.later(Number(ms), () => done(value), true));

/** Starts a workflow. `answerOf` says how the next call of a port is answered; null answers never. */
export function simulated(
  workflow: Workflow,
  preloadedState: RootState,
  answerOf: (call: PortCall) => RecordedAnswer | null,
): Simulation {
  const clock = new VirtualClock();
  const puts: UnknownAction[] = [];
  const calls: PortCall[] = [];
  const gate = createEffectGate((op, args) => {
    if (op === 'delay') return paused(args, clock);
    const call = { op, args };
    calls.push(call);
    return answered(answerOf(call), clock);
  });
  let effects = 0;
  const counting: EffectMiddleware = (next) => (effect) => {
    effects += 1;
    if (effects > MOST_EFFECTS) return;
    const action = actionPutBy(effect);
    if (action !== null) puts.push(action);
    next(effect);
  };
  const { store, saga } = createStore({
    services: deadServices(),
    effectMiddlewares: [counting, gate.effectMiddleware],
    preloadedState,
  });
  const ended = saga.run(workflow).toPromise();
  ended.catch(() => undefined); // what it has done is compared anyway
  return {
    ...{ puts, calls, state: store.getState },
    pass: (ms) => clock.pass(ms),
    settle: (mostMs) => clock.settle(mostMs),
    dispatch: (action) => void store.dispatch(action),
  };
}
