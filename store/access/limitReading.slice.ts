import { plainSlice } from '../lib/plainSlice.ts';

/** When the limits were read last, in milliseconds since 1970: their `ttl` counts from then. */
export const limitReading = plainSlice<{ readonly readAt: number | null }>()('limitReading', {
  initial: { readAt: null },
  changes: {
    noted: (_from, { at }: { readonly at: number }) => ({ readAt: at }),
  },
  selectors: { selectReadAt: (state) => state.readAt },
});
