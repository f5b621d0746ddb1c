/** What the resource cache offers to the workflows of other subjects. */
import {
  isOf,
  type ResourceEntry,
  keyOf,
  type ResourceArgs,
  type ResourceData,
  type ResourceName,
} from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { put, select } from '../lib/effects.ts';

/**
 * Changes cached data without a fetch: an optimistic update, or the response to a write. `which` is the arguments of one
 * entry, or a predicate over the arguments of all. An entry whose data `change` returns as it was is left alone.
 */
export function* updateCached<N extends ResourceName>(
  name: N,
  which: ResourceArgs<N> | ((args: ResourceArgs<N>) => boolean),
  change: (data: ResourceData<N>, args: ResourceArgs<N>) => ResourceData<N>,
) {
  const isWanted = (key: string, entry: ResourceEntry<N>) =>
    typeof which === 'function' ? which(entry.args) : key === keyOf({ name, args: which });
  for (const [key, entry] of Object.entries(yield* select(resources.selectAll))) {
    if (!isOf(entry, name) || entry.data === undefined || !isWanted(key, entry)) continue;
    const data = change(entry.data, entry.args);
    if (data !== entry.data) yield* put(resources.replaced({ key, data }));
  }
}
