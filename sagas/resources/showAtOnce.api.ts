/** Shows what is asked for before the server has answered. */
import type {
  ResourceArgs,
  ResourceData,
  ResourceEntry,
  ResourceName,
} from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { put, select } from '../lib/effects.ts';
import { updateCached } from './resources.api.ts';

/**
 * Changes cached data as `updateCached` does. Returns what takes that back where nothing newer is shown: a refusal is seen also while
 * nothing can be read.
 */
export function* showAtOnce<N extends ResourceName>(
  name: N,
  which: ResourceArgs<N> | ((args: ResourceArgs<N>) => boolean),
  change: (data: ResourceData<N>, args: ResourceArgs<N>) => ResourceData<N>,
) {
  const before = yield* select(resources.selectAll);
  yield* updateCached(name, which, change);
  const after = yield* select(resources.selectAll);
  return takeBackOf(before, after);
}

type Entries = Readonly<Record<string, ResourceEntry>>;

function* takeBack(before: Entries, after: Entries) {
  const now = yield* select(resources.selectAll);
  for (const [key, { data: shown }] of Object.entries(after)) {
    const data = before[key]?.data;
    if (data !== undefined && data !== shown && now[key]?.data === shown)
      yield* put(resources.replaced({ key, data }));
  }
}

const takeBackOf = (before: Entries, after: Entries) => () => takeBack(before, after);

/** What takes back the changes that were shown when they were asked for, and are sent in turn. */
export const shownFor = new WeakMap<object, ReturnType<typeof takeBackOf>>();

/** Takes back what was shown for a request that was refused. */
export function* takeBackShown(asked: object) {
  yield* shownFor.get(asked)?.() ?? [];
}
