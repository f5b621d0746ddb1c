/**
 * The resource cache (store/resources/resource.ts): fetches what views use, once for all of them,
 * and removes it RESOURCE_KEPT_MS after the last one left.
 */
import type { Action } from 'redux';
import { isFetching, keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { delay, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { matching } from '../lib/matching.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { fetchResource } from './fetchResource.ts';

/** How long data is kept after its last user left (spec §9). */
const RESOURCE_KEPT_MS = 5 * 60 * 1000;

const selectIsResting = (state: RootState, key: string) => {
  const entry = resources.select(state, key);
  return entry === null || !isFetching(entry);
};

export function* resourcesSaga() {
  yield* takeEvery(resources.used, whenUsed);
  yield* takeEvery(resources.refetchRequested, whenAskedAgain);
  yield* takeEvery(resources.invalidated, whenInvalidated);
  yield* takeEvery([resources.released, resources.primed], whenLeft);
}

/** No fetch on mount while there is data and nothing has changed since (spec §9). */
function* whenUsed({ payload }: ReturnType<typeof resources.used>) {
  const key = keyOf(payload);
  const entry = yield* select(resources.select, key);
  if (entry === null || isFetching(entry)) return;
  if (entry.data === undefined || entry.isStale) yield* fetchResource(key);
}

function* whenAskedAgain({ payload }: ReturnType<typeof resources.refetchRequested>) {
  yield* fetchAgain(keyOf(payload));
}

function* whenInvalidated({ payload }: ReturnType<typeof resources.invalidated>) {
  const entries = Object.entries(yield* select(resources.selectAll));
  for (const [key, entry] of entries) {
    if (entry.name === payload.name && entry.users > 0) yield* fork(fetchAgain, key);
  }
}

/** Waits for a first fetch that is running; replaces a later one, which may be out of date already. */
function* fetchAgain(key: string) {
  const entry = yield* select(resources.select, key);
  if (entry === null || (isFetching(entry) && entry.data === undefined)) return;
  yield* put(resources.cancelled({ key }));
  yield* fetchResource(key);
}

function* whenLeft({
  payload,
}: ReturnType<typeof resources.released> | ReturnType<typeof resources.primed>) {
  const key = keyOf(payload);
  if ((yield* select(resources.select, key))?.users !== 0) return;
  yield* race({ collected: collect(key), usedAgain: take(isUseOf(key)) });
}

const isUseOf = (key: string) => (action: Action) =>
  resources.used.match(action) && keyOf(action.payload) === key;

function* collect(key: string) {
  while (true) {
    yield* waitUntil(selectIsResting, key);
    const { over } = yield* race({
      over: delay(RESOURCE_KEPT_MS),
      fetchedAgain: take(matching(resources.started, { key })),
    });
    if (over) return yield* put(resources.collected({ key }));
  }
}
