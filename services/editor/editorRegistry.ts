import type { BlockId, BlockOp } from '#domain/article/body.ts';
import type { EditorPorts, Unsubscribe } from '../services.ts';

/** An open editor: takes changes in and answers with the operations that result. */
export interface EditorHandle {
  apply(change: {
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
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
  return {
    ports: {
      caret: ({ articleId }) => handles.get(articleId)?.caret() ?? null,
      apply: ({ articleId, ops, run }) => handles.get(articleId)?.apply({ ops, run }) ?? ops,
      flush: ({ articleId }) => handles.get(articleId)?.flush(),
      reveal: ({ articleId, blockId }) => handles.get(articleId)?.reveal(blockId),
    },
    register(articleId, handle) {
      handles.set(articleId, handle);
      return () => {
        if (handles.get(articleId) === handle) handles.delete(articleId);
      };
    },
  };
}
