import { plainSlice } from '../lib/plainSlice.ts';

/** What the text can show about itself: where it came from, or what it claims. */
export type TextLayer = 'origin' | 'claims';

/** The layer of marks in the text; null: none. One at a time, chosen in the panel that explains it. */
export const textLayer = plainSlice<TextLayer | null>()('textLayer', {
  initial: null,
  changes: { toggled: (shown, layer: TextLayer) => (shown === layer ? null : layer) },
});
