import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** Puts the text of a part of a post on the clipboard. */
export const postCopy = plainSlice<{
  /** The part that was copied last, and whether the browser has let it. */
  readonly last: { readonly id: string; readonly isCopied: boolean } | null;
}>()('postCopy', {
  initial: { last: null },
  changes: {
    copied: (_from, last: { readonly id: string; readonly isCopied: boolean }) => ({ last }),
  },
  requests: { requested: request<{ readonly id: string; readonly text: string }>() },
  selectors: { selectLast: ({ last }) => last },
});
