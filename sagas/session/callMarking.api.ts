/** Calls of the API that mark what a write makes stale, as its route says (contract/reads.ts). */
import type { Task } from 'redux-saga';
import { isPortError } from '#contract/lib/problems.ts';
import { stalenessOf } from '#contract/reads.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { call, join, put, spawn } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

export type ApiPort<Args extends unknown[], Answer> = NamedPort<(...args: Args) => Promise<Answer>>;

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/**
 * Calls a port once. A write goes on when the workflow that asked for it is over, so it is waited for in any case: reads become stale
 * when it is answered, or when nobody will know whether it has happened. So do those that it renews, if another write has renewed them
 * meanwhile.
 */
export function* callMarking<Args extends unknown[], Answer>(
  port: ApiPort<Args, Answer>,
  ...args: Args
) {
  if (stalenessOf(port.opName) === null) return (yield* call(port, ...args)) as Answer;
  const writing = yield* spawn(write, port as ApiPort<unknown[], unknown>, args);
  let outcome: Outcome<unknown> | undefined;
  try {
    outcome = yield* join(writing);
  } finally {
    if (outcome === undefined) yield* spawn(markUnseen, port.opName, writing);
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.answer as Answer;
}

function* write(port: ApiPort<unknown[], unknown>, args: unknown[]) {
  const flights = flightsOf(yield* services());
  const flight = started(port.opName, flights);
  try {
    const answer = yield* call(port, ...args);
    yield* mark(port.opName, !flight.isCrossed);
    return { answer };
  } catch (error) {
    if (mayBeStale(error)) yield* mark(port.opName, false);
    return { error };
  } finally {
    flights.delete(flight);
  }
}

/** A write that is not answered. */
interface Flight {
  /** The reads of which its answer tells what there is by then. */
  readonly renewed: NonNullable<ReturnType<typeof stalenessOf>>['renewed'];
  /** Another one that renews the same has been under way with it: their answers may arrive in the other order. */
  isCrossed: boolean;
}

const flightsOfPages = new WeakMap<object, Set<Flight>>();

function flightsOf(page: object): Set<Flight> {
  const known = flightsOfPages.get(page) ?? new Set();
  flightsOfPages.set(page, known);
  return known;
}

function started(opName: string, flights: Set<Flight>): Flight {
  const { renewed = [] } = stalenessOf(opName) ?? {};
  const crossed = [...flights].filter((other) =>
    other.renewed.some((name) => renewed.includes(name)),
  );
  for (const other of crossed) other.isCrossed = true;
  const flight = { renewed, isCrossed: crossed.length > 0 };
  flights.add(flight);
  return flight;
}

/** It may have happened all the same, or the answer says that the page does not know what is there by now. */
const mayBeStale = (error: unknown): boolean =>
  !isPortError(error) ||
  mayBeAccepted(error, false) ||
  error.status === 404 ||
  error.status === 409;

/** The workflow that would have shown the answer is over. */
function* markUnseen(opName: string, writing: Task) {
  yield* join(writing);
  for (const name of stalenessOf(opName)?.renewed ?? [])
    yield* put(resources.invalidated({ name }));
}

function* mark(opName: string, isAnswered: boolean) {
  const { stale = [], renewed = [], isFrequent } = stalenessOf(opName) ?? {};
  const event = isFrequent ? resources.outdated : resources.invalidated;
  for (const name of isAnswered ? stale : [...stale, ...renewed]) yield* put(event({ name }));
}
