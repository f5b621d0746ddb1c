import { plainSlice } from '../lib/plainSlice.ts';

/** The name of the claim that the caret is in, while claims are marked in the text; null: none. */
export const claimAtCaret = plainSlice<string | null>()('claimAtCaret', {
  initial: null,
  changes: { moved: (_before, name: string | null) => name },
});
