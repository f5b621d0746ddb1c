import { createContext, useContext } from 'react';
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';

/** An open editor, as the rest of the page sees it. */
export interface EditorHandle {
  /**
   * Puts changes from outside in and returns the operations that result, which are then never
   * reported as edits. All changes of one `run` are one undo step.
   */
  apply(change: {
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  /** What a run had put before the editor was opened (see `EditorPorts`). */
  recall(put: { readonly ops: readonly BlockOp[]; readonly run: string }): void;
  body(): ArticleBody;
  /** The block that the caret is in; null in an empty article. */
  caret(): BlockId | null;
  /** Reports what was typed and not reported yet, at once. */
  flush(): void;
  /** Puts the caret at the start of a block, focuses the text and scrolls there. */
  reveal(blockId: BlockId): void;
  focus(): void;
}

/** What the composition root gives to editors: a place to register at, and new block ids. */
export interface EditorHost {
  /** Registers the editor of an article for the port `editor.apply`; returns a function that unregisters it. */
  register(articleId: string, handle: EditorHandle): () => void;
  makeBlockId(): string;
}

export const EditorContext = createContext<EditorHost | null>(null);

export function useEditorHost(): EditorHost {
  const host = useContext(EditorContext);
  if (host === null) throw new Error('No EditorContext around the editor');
  return host;
}
