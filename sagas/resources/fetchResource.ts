import type { Action } from 'redux';
import { endpointOf } from '#contract/reads.ts';
import { isWorthRetrying, pauseMs, READ_RETRIES } from '#domain/retry.ts';
import {
  keyOf,
  type ResourceData,
  type ResourceEntry,
  type ResourceName,
} from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { delay, put, race, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import type { ApiPort } from '../session/callMarking.api.ts';
import { callApi } from '../session/session.api.ts';

const selectIsUsed = (state: RootState, key: string) =>
  (resources.select(state, key)?.users ?? 0) > 0;

/** Something changed on the server while the fetch was running. */
const selectIsOvertaken = (state: RootState, key: string) => {
  const entry = resources.select(state, key);
  return entry !== null && entry.status === 'ready' && entry.isStale && entry.users > 0;
};

/** Fetches an entry until it has data, is given up, or another fetch replaces this one. */
export function* fetchResource(key: string) {
  let isDue = true;
  while (isDue) {
    yield* put(resources.started({ key }));
    const { cancelled } = yield* race({
      done: attempts(key),
      primed: take(isPrimingOf(key)),
      cancelled: take(matching(resources.cancelled, { key })),
    });
    isDue = cancelled === undefined && (yield* select(selectIsOvertaken, key));
  }
}

const isPrimingOf = (key: string) => (action: Action) =>
  resources.primed.match(action) && keyOf(action.payload) === key;

function* attempts(key: string) {
  while (true) {
    const entry = yield* select(resources.select, key);
    if (entry === null) return true;
    const failure = yield* attempt(key, entry);
    if (failure === null) return true;
    const mayRetry = isWorthRetrying(failure) && entry.failures < retriesOf(entry.name);
    if (mayRetry && (yield* select(selectIsUsed, key))) {
      yield* put(resources.attemptFailed({ key }));
      yield* delay(pauseMs(entry.failures + 1, failure));
    }
    // The last user may have left before the pause or during it.
    if (!mayRetry || !(yield* select(selectIsUsed, key))) {
      yield* put(resources.gaveUp({ key, error: failure }));
      return true;
    }
  }
}

function* attempt(key: string, { name, args }: ResourceEntry) {
  const port = yield* portOf(name);
  try {
    const data = yield* callApi(port, ...(args === null ? [] : [args]));
    yield* put(resources.fetched({ key, data }));
    return null;
  } catch (error) {
    return yield* reportFailure(error);
  }
}

/** Of the other reads, a failed one is retried (spec §7, §9). */
const NOT_RETRIED: ReadonlySet<ResourceName> = new Set(['articles', 'keyphraseUses', 'places']);

const retriesOf = (name: ResourceName): number => (NOT_RETRIED.has(name) ? 0 : READ_RETRIES);

type Port = ApiPort<ResourceEntry['args'][], ResourceData<ResourceName>>;

function* portOf(name: ResourceName) {
  const { group, op } = endpointOf(name);
  const ports: Readonly<Record<string, object>> = yield* services();
  // An entry has the arguments of its own endpoint, which TypeScript cannot follow through the name.
  return (ports[group] as Readonly<Record<string, Port>>)[op] as Port;
}
