import { plainSlice } from '../lib/plainSlice.ts';

/** The hints that were hidden in this tab, by their keys in the person's config, in that order. It has those that were hidden before. */
export const hints = plainSlice<readonly string[]>()('hints', {
  initial: [],
  changes: {
    hidden: (keys, { key }: { readonly key: string }) =>
      keys.includes(key) ? keys : [...keys, key],
  },
});
