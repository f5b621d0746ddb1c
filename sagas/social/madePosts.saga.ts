/** A job that makes posts adds articles, and each counts: what the page knows of both is read again. */
import { isOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { put } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';

export function* madePostsSaga() {
  for (let known = 0; ; ) {
    const { made } = yield* waitUntil(selectOtherMade, known);
    known = made;
    for (const name of ['articles', 'limits', 'usage'] as const)
      yield* put(resources.invalidated({ name }));
  }
}

/** How many posts the listed jobs have made; null: as many as are known. */
function selectOtherMade(state: RootState, known: number) {
  const jobs = Object.values(resources.selectAll(state)).flatMap((entry) =>
    isOf(entry, 'jobs') ? (entry.data?.jobs ?? []) : [],
  );
  const made = jobs.reduce((sum, { kind, done }) => sum + (kind === 'posts' ? done : 0), 0);
  return made === known ? null : { made };
}
