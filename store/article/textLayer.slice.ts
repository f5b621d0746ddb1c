import type { CheckName } from '#domain/seo/report/report.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** What the text can show about itself: where it came from, what it claims, what a check is about, or where a term is. */
export type TextLayer = 'origin' | 'claims' | `check ${CheckName}` | `term ${string}`;

/** The layer of marks in the text; null: none. One at a time, chosen in the panel that explains it. */
export const textLayer = plainSlice<TextLayer | null>()('textLayer', {
  initial: null,
  changes: {
    toggled: (shown, layer: TextLayer) => (shown === layer ? null : layer),
    /** A click on a check: marks its places, and leaves them marked if it is clicked again for the next one. */
    checkShown: (_shown, name: CheckName): TextLayer => `check ${name}`,
    /** A click on a term: as on a check. */
    termShown: (_shown, term: string): TextLayer => `term ${term}`,
    hidden: () => null,
  },
  selectors: {
    /** The check whose places are marked; null: none. */
    selectCheck: (shown): CheckName | null =>
      shown?.startsWith('check ') ? (shown.slice('check '.length) as CheckName) : null,
    /** The term whose uses are marked, or ALL_TERMS; null: none. */
    selectTerm: (shown): string | null =>
      shown?.startsWith('term ') ? shown.slice('term '.length) : null,
  },
});
