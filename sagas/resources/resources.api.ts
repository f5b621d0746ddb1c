/** What the resource cache offers to the workflows of other subjects. */
import {
  isOf,
  keyOf,
  type ResourceArgs,
  type ResourceData,
  type ResourceEntry,
  type ResourceName,
} from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { put, select } from '../lib/effects.ts';

/**
 * Changes cached data without a fetch: the answer to a write, or what is known of it otherwise. `which` is the arguments of one
 * entry, or a predicate over the arguments of all. An entry whose data `change` returns as it was is left alone. A fetch that is
 * running is made again, unless the event says otherwise.
 */
export function* updateCached<N extends ResourceName>(
  name: N,
  which: ResourceArgs<N> | ((args: ResourceArgs<N>) => boolean),
  change: (data: ResourceData<N>, args: ResourceArgs<N>) => ResourceData<N>,
  event: typeof resources.replaced | typeof resources.adjusted = resources.replaced,
) {
  const isWanted = (key: string, entry: ResourceEntry<N>) =>
    typeof which === 'function' ? which(entry.args) : key === keyOf({ name, args: which });
  for (const [key, entry] of Object.entries(yield* select(resources.selectRead))) {
    if (!isOf(entry, name) || entry.data === undefined || !isWanted(key, entry)) continue;
    const data = change(entry.data, entry.args);
    if (data !== entry.data) yield* put(event({ key, data }));
  }
}
