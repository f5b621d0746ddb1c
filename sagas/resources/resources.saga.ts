/**
 * The resource cache (store/resources/resources.machine.ts): reads what views use, once however many
 * they are, and forgets it RESOURCE_KEPT_MS after the last one left.
 */
import type { Action } from 'redux';
import type { RootState } from '#store/reducer.ts';
import {
  fetchCancelled,
  fetchStarted,
  keyOf,
  RESOURCE_KEPT_MS,
  refetchRequested,
  resourceCollected,
  resourcePrimed,
  resourceReleased,
  resourcesInvalidated,
  resourceUsed,
  selectResourceEntry,
  selectResources,
} from '#store/resources/resources.slice.ts';
import { isFetching } from '#store/resources/resourceEntry.ts';
import { matching } from '../lib/matching.ts';
import { delay, fork, put, race, select, take, takeEvery } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { fetchResource } from './fetchResource.ts';

const selectIsResting = (state: RootState, key: string) => {
  const entry = selectResourceEntry(state, key);
  return entry === null || !isFetching(entry);
};

export function* resourcesSaga() {
  yield* takeEvery(resourceUsed, whenUsed);
  yield* takeEvery(refetchRequested, whenAskedAgain);
  yield* takeEvery(resourcesInvalidated, whenInvalidated);
  yield* takeEvery([resourceReleased, resourcePrimed], whenLeft);
}

/** No fetch on mount while there is an answer and nothing has changed since (spec §9). */
function* whenUsed({ payload }: ReturnType<typeof resourceUsed>) {
  const key = keyOf(payload);
  const entry = yield* select(selectResourceEntry, key);
  if (entry === null || isFetching(entry)) return;
  if (entry.data === undefined || entry.isStale) yield* fetchResource(key);
}

function* whenAskedAgain({ payload }: ReturnType<typeof refetchRequested>) {
  yield* fetchAgain(keyOf(payload));
}

function* whenInvalidated({ payload }: ReturnType<typeof resourcesInvalidated>) {
  const entries = Object.entries(yield* select(selectResources));
  for (const [key, entry] of entries) {
    if (entry.name === payload.name && entry.users > 0) yield* fork(fetchAgain, key);
  }
}

/** A first answer on its way is waited for; a later one may be out of date already. */
function* fetchAgain(key: string) {
  const entry = yield* select(selectResourceEntry, key);
  if (entry === null || (isFetching(entry) && entry.data === undefined)) return;
  yield* put(fetchCancelled({ key }));
  yield* fetchResource(key);
}

function* whenLeft({
  payload,
}: ReturnType<typeof resourceReleased> | ReturnType<typeof resourcePrimed>) {
  const key = keyOf(payload);
  if ((yield* select(selectResourceEntry, key))?.users !== 0) return;
  yield* race({ collected: collect(key), usedAgain: take(isUseOf(key)) });
}

const isUseOf = (key: string) => (action: Action) =>
  resourceUsed.match(action) && keyOf(action.payload) === key;

function* collect(key: string) {
  while (true) {
    yield* waitUntil(selectIsResting, key);
    const { over } = yield* race({
      over: delay(RESOURCE_KEPT_MS),
      fetchedAgain: take(matching(fetchStarted, { key })),
    });
    if (over) return yield* put(resourceCollected({ key }));
  }
}
