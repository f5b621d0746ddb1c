import type { BlockId, BlockOp } from '#domain/article/body.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type EditorPorts = {
  /** Resolves when the article is open in an editor: at once, or as soon as it is. */
  opened(of: { readonly articleId: string }): Promise<void>;
  /** The block that the caret of the open editor is in; null where there is none. */
  caret(args: { readonly articleId: string }): BlockId | null;
  /**
   * Puts changes into the open editor (AI text, restores, a discarded draft) and answers with the
   * operations that result. All applications with one `run` are one undo step. Where the article is
   * not open in an editor the operations come back as they were.
   */
  apply(change: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  /**
   * Tells the editor what a run had put before this page was opened, so that what was typed into it
   * since then is carried over when more of it arrives. Of a run that it knows better it learns nothing.
   */
  recall(put: {
    readonly articleId: string;
    readonly ops: readonly BlockOp[];
    readonly run: string;
  }): void;
  /** Hands over what was typed and not reported yet, at once. */
  flush(of: { readonly articleId: string }): void;
  /** Brings a block into view, with the caret at its start; nothing where there is no such block. */
  reveal(place: { readonly articleId: string; readonly blockId: BlockId }): void;
};

/** An open editor: takes changes in and answers with the operations that result. */
export interface EditorHandle {
  apply(change: {
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  recall(put: { readonly ops: readonly BlockOp[]; readonly run: string }): void;
  caret(): BlockId | null;
  flush(): void;
  reveal(blockId: BlockId): void;
}

export interface EditorRegistry {
  readonly ports: EditorPorts;
  /** An article is open in one editor at a time: the one that came last. */
  register(articleId: string, handle: EditorHandle): Unsubscribe;
}

/** Where open editors make themselves known, so that changes can go into them (docs/architecture.md). */
export function createEditorRegistry(): EditorRegistry {
  const handles = new Map<string, EditorHandle>();
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  return {
    ports: {
      opened({ articleId }) {
        if (handles.has(articleId)) return Promise.resolve();
        const opening = awaited.get(articleId) ?? Promise.withResolvers<void>();
        awaited.set(articleId, opening);
        return opening.promise;
      },
      caret: ({ articleId }) => handles.get(articleId)?.caret() ?? null,
      apply: ({ articleId, ops, run }) => handles.get(articleId)?.apply({ ops, run }) ?? ops,
      recall: ({ articleId, ops, run }) => handles.get(articleId)?.recall({ ops, run }),
      flush: ({ articleId }) => handles.get(articleId)?.flush(),
      reveal: ({ articleId, blockId }) => handles.get(articleId)?.reveal(blockId),
    },
    register(articleId, handle) {
      handles.set(articleId, handle);
      awaited.get(articleId)?.resolve();
      awaited.delete(articleId);
      return () => {
        if (handles.get(articleId) === handle) handles.delete(articleId);
      };
    },
  };
}
