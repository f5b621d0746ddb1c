import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

/** What can stand beside the text, in the order of the rail. `src/app/articlePanels.ts` has a row for each. */
export const PANELS = [
  'outline',
  'score',
  'terms',
  'competitors',
  'sources',
  'search',
  'origin',
  'voice',
  'chat',
  'humanizer',
  'links',
  'brief',
] as const;
export type PanelName = (typeof PANELS)[number];

interface SidePanelState {
  /** Null while all are closed. */
  readonly open: PanelName | null;
  /** To be shown even where panels lie over the text and are closed at first; null once it is. */
  readonly asked: PanelName | null;
}

interface OfPanel {
  readonly name: PanelName;
}

/** The panel beside the text, where there is room for one. */
export const sidePanel = plainSlice<SidePanelState>()('sidePanel', {
  initial: { open: 'score', asked: null },
  changes: {
    /** As it was left the last time. */
    restored: (state, { open }: Pick<SidePanelState, 'open'>) =>
      state.asked === null ? { ...state, open } : state,
    /** A button of the rail: opens its panel in place of another one, or closes it. */
    toggled: ({ open }, { name }: OfPanel) => ({ open: open === name ? null : name, asked: null }),
    /** Something else than the rail wants it open. */
    asked: (_state, { name }: OfPanel) => ({ open: name, asked: name }),
    answered: (state) => ({ ...state, asked: null }),
    closed: () => ({ open: null, asked: null }),
  },
  requests: {
    /** A finding was clicked; a saga scrolls to its place in the text. */
    revealRequested: request<{
      readonly articleId: string;
      readonly blockId: BlockId;
      readonly words?: ClaimWords;
    }>(),
  },
  selectors: { selectOpen: ({ open }) => open, selectAsked: ({ asked }) => asked },
});
