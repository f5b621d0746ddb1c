/** Runs one workflow against recorded answers, without ports and on a clock of its own that takes no time. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, type EffectMiddleware, eventChannel } from 'redux-saga';
import { createStore } from '#sagas/createStore.ts';
import type { Workflow } from '#sagas/root.ts';
import type { RootState } from '#store/subjects.ts';
import { actionPutBy, createEffectGate } from '../core/effectGate.ts';
import { NEVER, pendingAnswer } from '../core/pendingAnswer.ts';
import { deadServices } from './replaySession.ts';

/** How a port answers one call: at once, after so many milliseconds, with messages of a channel, or never. */
export type RecordedAnswer =
  | { readonly after?: number; readonly answer: unknown }
  | { readonly after?: number; readonly error: unknown }
  | { readonly messages: readonly { readonly after: number; readonly message: unknown }[] }
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

interface Timer {
  readonly at: number;
  readonly isPause: boolean;
  readonly run: () => void;
}

/** Starts a workflow. `answerOf` says how the next call of a port is answered; null answers never. */
export function simulated(
  workflow: Workflow,
  preloadedState: RootState,
  answerOf: (call: PortCall) => RecordedAnswer | null,
): Simulation {
  const timers = new Set<Timer>();
  const puts: UnknownAction[] = [];
  const calls: PortCall[] = [];
  let now = 0;
  let effects = 0;

  const later = (ms: number, run: () => void, isPause = false) => {
    const timer = { at: now + ms, isPause, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const pause = (ms: number, value: unknown) => {
    let stop = () => {};
    return pendingAnswer(
      (onAnswer) => (stop = later(ms, () => onAnswer(value), true)),
      () => stop(),
    );
  };
  const answered = (answer: RecordedAnswer | null): unknown => {
    if (answer === null || answer === 'never') return NEVER;
    if ('messages' in answer)
      return eventChannel<object>((emit) => {
        const stops = answer.messages.map(({ after, message }) =>
          later(after, () => emit(message as object)),
        );
        return () => stops.forEach((stop) => void stop());
      }, buffers.expanding<object>());
    if (answer.after === undefined) {
      if ('error' in answer) throw answer.error;
      return answer.answer;
    }
    const { after } = answer;
    let stop = () => {};
    return pendingAnswer(
      (onAnswer, onError) =>
        (stop = later(after, () =>
          'error' in answer ? onError(answer.error) : onAnswer(answer.answer),
        )),
      () => stop(),
    );
  };
  const gate = createEffectGate((op, args) => {
    if (op === 'delay') return pause(Number(args[0]), args[1] ?? true);
    const call = { op, args };
    calls.push(call);
    return answered(answerOf(call));
  });
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

  const runDue = (until: number): boolean => {
    const [next] = [...timers].sort((a, b) => a.at - b.at);
    if (next === undefined || next.at > until) return false;
    timers.delete(next);
    now = next.at;
    next.run();
    return true;
  };
  const pass = (ms: number) => {
    const until = now + ms;
    while (runDue(until));
    now = until;
  };
  saga.run(workflow).toPromise().catch(() => undefined); // a test of it would say so
  return {
    ...{ pass, puts, calls, state: store.getState },
    dispatch: (action) => void store.dispatch(action),
    settle(mostMs) {
      const from = now;
      const isAnswering = () => [...timers].some(({ isPause }) => !isPause);
      while (isAnswering() && runDue(from + mostMs));
      return now - from;
    },
  };
}
