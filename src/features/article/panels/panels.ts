import type { Icon } from '@tabler/icons-react';
import type { FlagName } from '#domain/access/flags.ts';
import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import type { Chunk } from '#src/kit/ui/chunk.ts';
import type { PanelName } from '#store/article/sidePanel.slice.ts';

export interface PanelContentProps {
  readonly articleId: string;
  /** Scrolls to a block of the text, or to words in it, and first makes room for it. */
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** A panel beside the text; its content is loaded when it is first opened. */
export interface ArticlePanel {
  readonly name: PanelName;
  readonly label: string;
  readonly icon: Icon;
  /** Shown while this feature flag is visible; null: always. */
  readonly flag: FlagName | null;
  readonly Content: Chunk<PanelContentProps>;
}
