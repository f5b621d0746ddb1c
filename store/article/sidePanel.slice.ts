import type { BlockId } from '#domain/article/body.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface SidePanelState {
  readonly isOpen: boolean;
}

/** The panel beside the text, where there is room for one. */
export const sidePanel = plainSlice<SidePanelState>()('sidePanel', {
  initial: { isOpen: true },
  changes: {
    /** As it was left the last time. */
    restored: (_state, { isOpen }: SidePanelState) => ({ isOpen }),
    toggled: ({ isOpen }) => ({ isOpen: !isOpen }),
  },
  requests: {
    /** A finding was clicked; a saga scrolls to its place in the text. */
    revealRequested: request<{ readonly articleId: string; readonly blockId: BlockId }>(),
  },
  selectors: { selectIsOpen: ({ isOpen }) => isOpen },
});
