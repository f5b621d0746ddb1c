import type { PortError } from '#contract/problems.ts';
import { backoffMs, isWorthRetrying } from '#domain/retry.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import type { RootState } from '#store/reducer.ts';
import {
  fetchAttemptFailed,
  fetchCancelled,
  fetched,
  fetchGaveUp,
  fetchStarted,
  selectResourceEntry,
} from '#store/resources/resources.slice.ts';
import type { ResourceEntry } from '#store/resources/resourceEntry.ts';
import { callApi } from '../session/session.api.ts';
import { matching } from '../lib/matching.ts';
import { delay, put, race, select, take } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { reads } from './reads.ts';

const selectIsUsed = (state: RootState, key: string) =>
  (selectResourceEntry(state, key)?.users ?? 0) > 0;

/** An answer that was overtaken by a change while it was on its way. */
const selectIsOvertaken = (state: RootState, key: string) => {
  const entry = selectResourceEntry(state, key);
  return entry !== null && entry.status === 'ready' && entry.isStale && entry.users > 0;
};

/** Fetches an entry once more, until it has an answer, is given up, or another fetch takes its place. */
export function* fetchResource(key: string) {
  let isDue = true;
  while (isDue) {
    yield* put(fetchStarted({ key }));
    const { done } = yield* race({
      done: attempts(key),
      cancelled: take(matching(fetchCancelled, { key })),
    });
    isDue = done === true && (yield* select(selectIsOvertaken, key));
  }
}

function* attempts(key: string) {
  while (true) {
    const entry = yield* select(selectResourceEntry, key);
    if (entry === null) return true;
    const failure = yield* attempt(key, entry);
    if (failure === null) return true;
    const mayRetry = isWorthRetrying(failure) && entry.failures < reads[entry.name].retries;
    if (mayRetry && (yield* select(selectIsUsed, key))) {
      yield* put(fetchAttemptFailed({ key }));
      yield* delay(backoffMs(entry.failures + 1));
    }
    // Nobody may be left who waits for it, before the pause or after.
    if (!mayRetry || !(yield* select(selectIsUsed, key))) {
      yield* put(fetchGaveUp({ key, error: failure }));
      return true;
    }
  }
}

function* attempt(key: string, { name, args }: ResourceEntry) {
  const port = reads[name].port(yield* services()) as NamedPort<
    (...args: unknown[]) => Promise<unknown>
  >;
  try {
    const data = yield* callApi(port, ...(args === null ? [] : [args]));
    yield* put(fetched({ key, data }));
    return null;
  } catch (error) {
    return (yield* reportFailure(error)) as PortError;
  }
}
