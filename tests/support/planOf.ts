/**
 * Workflows under redux-saga-test-plan: `planOf(workflow, { state, ports })` is `expectSaga` with the whole reducer,
 * fake ports and jest's fake clock. Examples: the `*.plan.test.ts` of tests/sagas; its idioms: docs/testing-flows.md.
 */
import { jest } from '@jest/globals';
import type { UnknownAction } from '@reduxjs/toolkit';
import { call } from 'redux-saga/effects';
import { expectSaga } from 'redux-saga-test-plan';
import type { EffectProviders, StaticProvider } from 'redux-saga-test-plan/providers';
import { fork } from '#sagas/lib/effects.ts';
import type { Workflow } from '#sagas/root.ts';
import { isRefused } from '#store/lib/loadedSlices.ts';
import { rootReducer } from '#store/rootReducer.ts';
import type { RootState } from '#store/subjects.ts';
import { fakeServices, type PortOverrides } from './fakeServices.ts';
import {
  type Check,
  type Done,
  Expectations,
  effectCheck,
  effectOf,
  errorCheck,
  type Verb,
  valueCheck,
} from './plan/expectations.ts';
import { type Callable, type Outcome, type Plan, REFUSED } from './plan/idioms.ts';
import { Turns, watchRuns } from './plan/turns.ts';
import { Waits } from './plan/waits.ts';

const PAGE_LOADED = { type: '@@page/loaded' };

/** How long a workflow may take on the fake clock. */
const LIMIT_MS = 60_000;
/** How long redux-saga-test-plan gives it by default. */
const RUN_MS = 250;

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

/** One workflow of several, such as one that asks for writes and the one that sends them. */
export const together = (...workflows: readonly Workflow[]): Workflow =>
  function* allOfThem() {
    for (const workflow of workflows) yield* fork(workflow);
  };

/** Effects that are counted: those that hold others are not, because their parts are. */
const COUNTED = [
  ...['call', 'cancel', 'cancelled', 'flush', 'fork', 'getContext', 'join', 'put'],
  ...['select', 'spawn', 'take'],
];

type Provider = EffectProviders | StaticProvider;
type Calls = { readonly fn: unknown; readonly args: readonly unknown[] };

/** Counts every effect, and holds a saga that does not wait. */
const counting = (turns: Turns, waits: Waits): EffectProviders =>
  Object.fromEntries(
    COUNTED.map((kind) => [
      kind,
      (payload: unknown, next: () => unknown) => {
        watchRuns((payload as Calls).fn);
        return turns.mayGoOn() ? next() : waits.forEver();
      },
    ]),
  );

/** What the product's store and ports are to its workflows. */
const ownProviders = (
  context: Readonly<Record<string, unknown>>,
  state: () => RootState,
  waits: Waits,
) =>
  ({
    getContext: (name: string) => context[name],
    call: (payload: Calls, next: () => unknown) => waits.pausing(payload) ?? next(),
    take: ({ pattern }: { pattern?: unknown }, next: () => unknown) =>
      pattern === undefined ? next() : waits.taking(pattern),
    // As in the product, an event that its machine refuses reaches no saga.
    put: ({ action }: { action: UnknownAction }, next: () => unknown) =>
      isRefused(state(), action) ? action : next(),
  }) as EffectProviders;

/** The workflow with everything that it forks, because it is called and not delegated to. */
function ending(workflow: Workflow, waits: Waits) {
  const end: { isOver: boolean; thrown: Done['thrown'] } = { isOver: false, thrown: null };
  function* toItsEnd(): Generator {
    try {
      const returned: unknown = yield waits.adding(call(workflow));
      end.isOver = true;
      return returned;
    } catch (error) {
      end.isOver = true;
      end.thrown = { error };
    }
  }
  return { end, toItsEnd };
}

function assertFakeClock(): void {
  if (!Object.hasOwn(setTimeout, 'clock'))
    throw new Error('A plan runs on the fake clock: call jest.useFakeTimers() before it.');
}

/** Milliseconds of the pauses between dispatches. */
const pausesOf = (steps: readonly (UnknownAction | number)[]): number =>
  steps.reduce<number>((sum, step) => sum + (typeof step === 'number' ? step : 0), 0);

/** Takes the steps of a test one after the other, each in a turn of its own. */
async function taken(
  steps: readonly (UnknownAction | number)[],
  dispatch: (action: UnknownAction) => unknown,
): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
  for (const step of steps) {
    if (typeof step !== 'number') dispatch(step);
    await jest.advanceTimersByTimeAsync(typeof step === 'number' ? step : 0);
  }
}

/** `expectSaga` for a workflow of the page. Needs jest's fake timers. */
export function planOf(workflow: Workflow, { state, ports }: Given = {}): Plan {
  const fakes = fakeServices(ports);
  const waits = new Waits();
  const expectations = new Expectations();
  const provided: Provider[] = [];
  const steps: (UnknownAction | number)[] = [];
  let now = state ?? stateAfter();
  const context = { services: waits.watching(fakes.services), state: () => now };

  async function run(ms: number, ifLonger: string | null): Promise<Outcome> {
    assertFakeClock();
    const overMs = pausesOf(steps) + ms;
    const turns = new Turns();
    const { end, toItsEnd } = ending(workflow, waits);
    const plan = expectSaga(toItsEnd)
      .withReducer((_: RootState | undefined, action: UnknownAction) => {
        now = rootReducer(now, action);
        return now;
      }, now)
      .provide([counting(turns, waits), ...provided, ownProviders(context, () => now, waits)]);
    let waiting = '';
    setTimeout(() => (waiting = waits.described()), overMs); // before the library cancels what waits
    const running = plan.silentRun(overMs);
    await taken(steps, (action) => isRefused(now, action) || plan.dispatch(action));
    await jest.advanceTimersByTimeAsync(ms);
    const { allEffects, returnValue: returned } = await running;
    turns.assertEnded(end.thrown?.error);
    const effects = allEffects.filter((effect) => waits.isOfWorkflow(effect));
    expectations.check({ effects, state: now, returned, thrown: end.thrown }, waiting);
    if (!end.isOver && ifLonger !== null)
      throw new Error([`Still running after ${ms} ms.`, ifLonger, waiting].join('\n'));
    const puts = effects.flatMap(({ type, payload }) => (type === 'PUT' ? [payload.action] : []));
    const { calls, callsOf, storage } = fakes;
    return { calls, callsOf, storage, state: now, puts, returnValue: returned };
  }

  const expecting = (said: string, check: Check): Plan => {
    expectations.add(said, check);
    return api;
  };
  const part = (verb: Verb) => (payload: object) => expecting(...effectCheck(verb, payload, true));
  const whole =
    (verb: Verb) =>
    (...args: unknown[]) =>
      expecting(...effectCheck(verb, effectOf(verb, args).payload, false));
  const ofCall = (verb: Verb) =>
    Object.assign(whole(verb), { like: part(verb), fn: (fn: Callable) => part(verb)({ fn }) });
  const later = (step: UnknownAction | number): Plan => {
    steps.push(step);
    return api;
  };
  const inTime = (ms: number) =>
    run(
      ms,
      'Write .during(ms) for a workflow that never ends, .toTheEnd() for one that takes longer.',
    );

  const own: Omit<Plan, keyof typeof REFUSED> = {
    call: ofCall('call'),
    fork: ofCall('fork'),
    spawn: ofCall('spawn'),
    put: Object.assign(whole('put'), {
      like: part('put'),
      actionType: (type: string) => part('put')({ action: { type } }),
    }),
    select: Object.assign(whole('select'), {
      selector: (selector: Callable) => part('select')({ selector }),
    }),
    take: whole('take'),
    getContext: whole('getContext'),
    returns: (value) =>
      expecting(
        'this value returned',
        valueCheck((done) => done.returned, value),
      ),
    throws: (error) => expecting(...errorCheck(error)),
    hasFinalState: (final) =>
      expecting(
        'this final state',
        valueCheck((done) => done.state, final),
      ),
    get not() {
      expectations.negate();
      return api;
    },
    provide(providers) {
      provided.push(...(Array.isArray(providers) ? providers : [providers]));
      return api;
    },
    services: context.services,
    // expectSaga would hold back an action until a saga takes it by its type; `waitUntil` reads the state.
    dispatch: later,
    delay: later,
    during: (ms) => run(ms, null),
    silentRun: (ms = RUN_MS) => run(ms, null),
    toTheEnd: () => run(LIMIT_MS, ''),
    run(timeout = RUN_MS) {
      if (timeout === false) return api.toTheEnd();
      if (typeof timeout === 'number') return inTime(timeout);
      const { timeout: ms = RUN_MS, silenceTimeout = false } = timeout;
      if (ms === false) return api.toTheEnd();
      return silenceTimeout ? api.during(ms) : inTime(ms);
    },
  };
  const api = Object.defineProperties(own, Object.getOwnPropertyDescriptors(REFUSED)) as Plan;
  return api;
}
