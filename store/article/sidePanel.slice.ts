import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** What can stand beside the text, in the order of the rail. `src/app/articlePanels.ts` has a row for each. */
export const PANELS = ['outline', 'score', 'sources', 'search', 'origin', 'chat'] as const;
export type PanelName = (typeof PANELS)[number];

interface SidePanelState {
  /** Null while all are closed. */
  readonly open: PanelName | null;
}

/** The panel beside the text, where there is room for one. */
export const sidePanel = plainSlice<SidePanelState>()('sidePanel', {
  initial: { open: 'score' },
  changes: {
    /** As it was left the last time. */
    restored: (_state, { open }: SidePanelState) => ({ open }),
    /** A button of the rail: opens its panel in place of another one, or closes it. */
    toggled: ({ open }, { name }: { readonly name: PanelName }) => ({
      open: open === name ? null : name,
    }),
    closed: () => ({ open: null }),
  },
  requests: {
    /** A finding was clicked; a saga scrolls to its place in the text. */
    revealRequested: request<{
      readonly articleId: string;
      readonly blockId: BlockId;
      readonly words?: ClaimWords;
    }>(),
  },
  selectors: { selectOpen: ({ open }) => open },
});
