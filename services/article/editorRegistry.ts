import type { BlockId, BlockOp } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';
import type { EditorPassage, EditorPorts } from './article.ports.ts';

/** An open editor: applies changes and returns the operations that result. */
export interface EditorHandle {
  apply(change: {
    readonly ops: readonly BlockOp[];
    readonly run: string | null;
  }): readonly BlockOp[];
  recall(put: { readonly ops: readonly BlockOp[]; readonly run: string }): void;
  caret(): BlockId | null;
  passage(): EditorPassage;
  flush(): void;
  reveal(blockId: BlockId, words?: ClaimWords): void;
}

export interface EditorRegistry {
  readonly ports: EditorPorts;
  /** An article is open in one editor at a time: the last one that registered. */
  register(articleId: string, handle: EditorHandle): Unsubscribe;
}

/** Open editors register here, so that changes can be applied to them (docs/architecture.md). */
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
      passage: ({ articleId }) => handles.get(articleId)?.passage() ?? null,
      caret: ({ articleId }) => handles.get(articleId)?.caret() ?? null,
      apply: ({ articleId, ops, run }) => handles.get(articleId)?.apply({ ops, run }) ?? ops,
      recall: ({ articleId, ops, run }) => handles.get(articleId)?.recall({ ops, run }),
      flush: ({ articleId }) => handles.get(articleId)?.flush(),
      reveal: ({ articleId, blockId, words }) => handles.get(articleId)?.reveal(blockId, words),
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
