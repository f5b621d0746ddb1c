/**
 * Workflows under redux-saga-test-plan: `planOf(workflow, { state, ports })` is `expectSaga` with the whole reducer,
 * fake ports and jest's fake clock. Examples: the `*.plan.test.ts` of tests/sagas.
 */
import { jest } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type ExpectApi, expectSaga } from 'redux-saga-test-plan';
import type { EffectProviders } from 'redux-saga-test-plan/providers';
import { fork } from '#sagas/lib/effects.ts';
import type { Workflow } from '#sagas/root.ts';
import { isRefused } from '#store/lib/loadedSlices.ts';
import { rootReducer } from '#store/rootReducer.ts';
import type { RootState } from '#store/subjects.ts';
import { type FakeServices, fakeServices, type PortOverrides } from './fakeServices.ts';

const PAGE_LOADED = { type: '@@page/loaded' };

/** How long a workflow may take on the fake clock. */
const LIMIT_MS = 60_000;

/**
 * The state of the page after these events, by the product's own reducer. Throws for an event that changes
 * nothing: it is not legal at that point, so the test would assert something else.
 */
export function stateAfter(...events: readonly UnknownAction[]): RootState {
  return events.reduce<RootState>(
    (state, event) => {
      const next = rootReducer(state, event);
      if (next === state)
        throw new Error(`${event.type} changes nothing after the events before it.`);
      return next;
    },
    rootReducer(undefined, PAGE_LOADED),
  );
}

interface Given {
  /** The state before the workflow starts; by default that of a page that has just loaded. */
  readonly state?: RootState;
  readonly ports?: PortOverrides;
}

/** What a workflow did. */
export interface Outcome extends Pick<FakeServices, 'calls' | 'callsOf' | 'storage'> {
  readonly state: RootState;
}

type Chained = 'call' | 'delay' | 'dispatch' | 'fork' | 'not' | 'put' | 'take';

export interface Plan extends Omit<ExpectApi, Chained> {
  /** Expects the effect. A port is named by the one in `services`. */
  call<Args extends unknown[]>(port: (...args: Args) => unknown, ...args: Args): Plan;
  fork(saga: Workflow): Plan;
  put(action: UnknownAction): Plan;
  take(pattern: unknown): Plan;
  /** The next expectation must not be met. */
  readonly not: Plan;
  /** An action that the person or another workflow dispatches. */
  dispatch(action: UnknownAction): Plan;
  /** The pause between two calls of `dispatch`, on the fake clock. */
  delay(ms: number): Plan;
  /** The ports that the workflow gets, for `call`. */
  readonly services: FakeServices['services'];
  /** Runs a workflow that ends. Rejects if it is still running after a minute, and names what it waits for. */
  toTheEnd(): Promise<Outcome>;
  /** Runs a workflow that never ends for so many milliseconds of the fake clock. */
  during(ms: number): Promise<Outcome>;
}

/** One workflow of several, such as one that asks for writes and the one that sends them. */
export const together = (...workflows: readonly Workflow[]): Workflow =>
  function* allOfThem() {
    for (const workflow of workflows) yield* fork(workflow);
  };

/** `expectSaga` for a workflow of the page. Needs jest's fake timers. */
export function planOf(workflow: Workflow, { state, ports }: Given = {}): Plan {
  const fakes = fakeServices(ports);
  const waits = new Waits();
  let now = state ?? stateAfter();
  let isOver = false;
  const context = { services: waits.watching(fakes.services), state: () => now };
  const plan = expectSaga(function* watched() {
    yield* workflow();
    isOver = true;
  })
    .withReducer((_: RootState | undefined, action: UnknownAction) => {
      now = rootReducer(now, action);
      waits.noteAction(action);
      return now;
    }, now)
    .provide({
      getContext: (name: string) => context[name as keyof typeof context],
      take: ({ pattern }: { pattern: unknown }, next: () => unknown) => {
        waits.noteTake(pattern);
        return next();
      },
      // As in the product, an event that its machine refuses reaches no saga.
      put: ({ action }: { action: UnknownAction }, next: () => unknown) =>
        isRefused(now, action) ? action : next(),
    } as EffectProviders);
  const dispatchNow = plan.dispatch;
  const steps: (UnknownAction | number)[] = [];
  const run = async (ms: number): Promise<Outcome> => {
    const running = plan.silentRun(ms);
    const act = async () => {
      await jest.advanceTimersByTimeAsync(0);
      for (const step of steps) {
        if (typeof step !== 'number' && !isRefused(now, step)) dispatchNow(step);
        await jest.advanceTimersByTimeAsync(typeof step === 'number' ? step : 0);
      }
      await jest.advanceTimersByTimeAsync(ms);
    };
    // A missed expectation rejects at the end of the run.
    const [outcome] = await Promise.allSettled([running, act()]);
    if (outcome.status === 'rejected') throw outcome.reason;
    const { calls, callsOf, storage } = fakes;
    return { calls, callsOf, storage, state: now };
  };
  const later = (step: UnknownAction | number): Plan => {
    steps.push(step);
    return api;
  };
  const own = {
    services: context.services,
    during: run,
    // expectSaga would hold back an action until a saga takes it by its type; `waitUntil` reads the state.
    dispatch: later,
    delay: later,
    async toTheEnd() {
      const outcome = await run(LIMIT_MS);
      if (!isOver) throw new Error(`Still running after ${LIMIT_MS} ms.\n${waits.described()}`);
      return outcome;
    },
  };
  const api: Plan = Object.assign(plan as unknown as Plan, own);
  return api;
}

interface Pattern {
  readonly type?: unknown;
  readonly name?: string;
  /** Set by `waitUntil`: the name of its selector. */
  readonly selector?: string;
}

/** What the sagas of a plan wait for. */
class Waits {
  readonly #takes = new Set<unknown>();
  readonly #ports = new Map<string, number>();

  noteTake(pattern: unknown): void {
    this.#takes.add(pattern);
  }

  noteAction(action: UnknownAction): void {
    for (const pattern of this.#takes) if (fits(pattern, action)) this.#takes.delete(pattern);
  }

  /** Wraps the ports to know which calls are pending. */
  watching<Ports extends object>(groups: Ports): Ports {
    const watched = Object.entries(groups).map(([group, ports]) => [
      group,
      Object.fromEntries(
        Object.entries(ports as Record<string, (...args: unknown[]) => unknown>).map(
          ([name, port]) => [name, Object.assign(this.#watched(`${group}.${name}`, port), port)],
        ),
      ),
    ]);
    return Object.fromEntries(watched) as Ports;
  }

  #watched(name: string, port: (...args: unknown[]) => unknown) {
    const add = (by: number) => this.#ports.set(name, (this.#ports.get(name) ?? 0) + by);
    return (...args: unknown[]) => {
      const answer = port(...args);
      if (!(answer instanceof Promise)) return answer;
      add(1);
      return answer.finally(() => add(-1));
    };
  }

  described(): string {
    const ports = [...this.#ports].filter(([, open]) => open > 0).map(([name]) => name);
    const takes = [...this.#takes].map(nameOf);
    return [
      `Ports that have not answered: ${ports.join(', ') || 'none'}.`,
      `Waiting for: ${[...new Set(takes)].join(', ') || 'nothing'}.`,
    ].join('\n');
  }
}

function fits(pattern: unknown, action: UnknownAction): boolean {
  if (typeof pattern === 'string') return pattern === '*' || pattern === action.type;
  if (Array.isArray(pattern)) return pattern.some((one) => fits(one, action));
  if (typeof pattern !== 'function') return false;
  const { type } = pattern as Pattern;
  return type === undefined ? pattern(action) === true : type === action.type;
}

function nameOf(pattern: unknown): string {
  if (Array.isArray(pattern)) return pattern.map(nameOf).join(' or ');
  const { selector, type, name } = Object(pattern) as Pattern;
  return String(selector ?? type ?? (name || pattern));
}
