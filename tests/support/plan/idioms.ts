/** What a plan understands of redux-saga-test-plan, and what it says of the rest. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectProviders, StaticProvider } from 'redux-saga-test-plan/providers';
import type { RootState } from '#store/subjects.ts';
import type { FakeServices } from '../fakeServices.ts';

/** What a workflow did. */
export interface Outcome extends Pick<FakeServices, 'calls' | 'callsOf' | 'storage'> {
  readonly state: RootState;
  /** What it has put, in order. */
  readonly puts: readonly UnknownAction[];
  /** What it returned; undefined while it runs. */
  readonly returnValue: unknown;
}

export type Callable = (...args: never[]) => unknown;
interface CallParts {
  readonly fn?: Callable;
  readonly args?: readonly unknown[];
}
type OfCall = {
  /** Whatever the arguments. */
  fn(called: Callable): Plan;
  /** The parts that are given. */
  like(parts: CallParts): Plan;
};

/** `run` as redux-saga-test-plan has it: milliseconds, false for no limit, or both wishes. */
type Timeout =
  | number
  | false
  | { readonly timeout?: number | false; readonly silenceTimeout?: boolean };

export interface Plan extends Refused {
  /** Expects the effect. A port is named by the one in `services`. */
  call: OfCall &
    (<Args extends unknown[]>(port: (...args: Args) => unknown, ...args: Args) => Plan);
  fork: OfCall & ((saga: Callable, ...args: readonly unknown[]) => Plan);
  spawn: OfCall & ((saga: Callable, ...args: readonly unknown[]) => Plan);
  put: ((action: UnknownAction) => Plan) & {
    actionType(type: string): Plan;
    like(parts: { readonly action: object }): Plan;
  };
  select: ((selector: Callable, ...args: readonly unknown[]) => Plan) & {
    selector(selector: Callable): Plan;
  };
  take(pattern: unknown): Plan;
  getContext(name: string): Plan;
  returns(value: unknown): Plan;
  /** Expects the workflow to throw this, or an error of this class. */
  throws(error: unknown): Plan;
  hasFinalState(state: RootState): Plan;
  /** The next expectation must not be met. */
  readonly not: Plan;
  /** Answers effects in place of redux-saga, ports and reducer. Of several, the first that has an answer. */
  provide(providers: EffectProviders | readonly (EffectProviders | StaticProvider)[]): Plan;
  /** An action that the person or another workflow dispatches. */
  dispatch(action: UnknownAction): Plan;
  /** The pause between two calls of `dispatch`, on the fake clock. */
  delay(ms: number): Plan;
  /** The ports that the workflow gets, for `call`. */
  readonly services: FakeServices['services'];
  /** Runs a workflow that ends, with all that it has forked. Rejects if it is still running after a minute, and names what it waits for. */
  toTheEnd(): Promise<Outcome>;
  /** Runs a workflow that never ends for so many milliseconds of the fake clock after the last dispatch and its pauses. */
  during(ms: number): Promise<Outcome>;
  /** `toTheEnd()` within 250 ms, or as long as it says. */
  run(timeout?: Timeout): Promise<Outcome>;
  /** `during(ms)`, by default for 250 ms. */
  silentRun(ms?: number): Promise<Outcome>;
}

/** What of redux-saga-test-plan a plan does not have, and what to write instead. */
const INSTEAD = {
  withState:
    'The state is that of the page: write planOf(workflow, { state: stateAfter(event, …) }).',
  withReducer:
    'The reducer is that of the page: write planOf(workflow, { state: stateAfter(event, …) }).',
  race: 'The sides of a race are sagas, which cannot be compared: write what they do, such as .take(…), .call(…) or .put(…).',
  apply: 'Workflows call their ports by name: write .call(services.group.port, …).',
  cps: 'Workflows call their ports by name: write .call(services.group.port, …).',
  putResolve: 'Workflows do not wait for a put: write .put(action).',
  takeMaybe: 'The store never ends: write .take(pattern).',
  setContext: 'The context of a workflow is its ports: write planOf(workflow, { ports }).',
  actionChannel: 'The store is the queue of a workflow: write .take(pattern).',
} as const;

/** Each throws its sentence of `INSTEAD`. */
export type Refused = Readonly<Record<keyof typeof INSTEAD, (...args: never[]) => never>>;

export const REFUSED = Object.fromEntries(
  Object.entries(INSTEAD).map(([idiom, instead]) => [
    idiom,
    () => {
      throw new Error(`A plan has no .${idiom}(). ${instead}`);
    },
  ]),
) as Refused;
