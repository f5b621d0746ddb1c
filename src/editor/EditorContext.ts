import { createContext, useContext } from 'react';
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';

/** A place in the text, and what is selected there. */
interface Passage {
  readonly place: PassagePlace;
  readonly selectedText: string;
}

/** What a run has put so far. */
export interface RunPut {
  readonly ops: readonly BlockOp[];
  readonly run: string;
}

/** An open editor, for the rest of the page. */
export interface EditorHandle {
  /**
   * Applies changes from outside and returns the resulting operations, which are never reported as edits. All
   * changes of one `run` are one undo step.
   */
  apply(change: {
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  /** Restores what a run had put before the editor was opened (see `EditorPorts`). */
  recall(put: RunPut): void;
  body(): ArticleBody;
  /** The block with the caret; null in an empty article. */
  caret(): BlockId | null;
  /** Where text would be written: at the caret, or over the selection. */
  passage(): Passage;
  /** Reports immediately what was typed and not reported yet. */
  flush(): void;
  /** Puts the caret at the start of a block, or of words in it, focuses the text and scrolls there. */
  reveal(blockId: BlockId, words?: ClaimWords): void;
  focus(): void;
}

/** The editor of an article, for the one that replaces it after a crash. */
export interface ArticleHandle extends EditorHandle {
  puts(): readonly RunPut[];
}

/** What the composition root provides to editors: registration and new block ids. */
export interface EditorHost {
  /** Registers the editor of an article for the port `editor.apply`. Returns a function that unregisters it. */
  register(articleId: string, handle: EditorHandle): () => void;
  makeBlockId(): string;
}

export const EditorContext = createContext<EditorHost | null>(null);

export function useEditorHost(): EditorHost {
  const host = useContext(EditorContext);
  if (host === null) throw new Error('No EditorContext around the editor');
  return host;
}
