import type { ModelHintPlace } from '#domain/writing/modelHints.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** The hints that were hidden in this tab, in that order; those that were hidden before are in the person's config. */
export const modelHints = plainSlice<readonly ModelHintPlace[]>()('modelHints', {
  initial: [],
  changes: {
    hidden: (places, { place }: { readonly place: ModelHintPlace }) =>
      places.includes(place) ? places : [...places, place],
  },
});
