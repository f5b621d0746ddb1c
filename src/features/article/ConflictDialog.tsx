import { blocksOf, textOfHtml } from '#domain/article/body.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import { useAppDispatch, useAppSelector, useResource } from '#src/app/hooks.ts';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { conflictChoiceMade, selectDraft } from '#store/articleSave/articleSave.slice.ts';
import { ConflictDialogView } from './ConflictDialogView.tsx';
import { useEffect } from 'react';

interface ConflictDialogProps {
  readonly articleId: string;
  readonly onClose: () => void;
}

/** Both versions side by side; nothing is overwritten without the writer's choice. */
export function ConflictDialog({ articleId, onClose }: ConflictDialogProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const draft = useAppSelector((state) => selectDraft(state, articleId));
  const theirs = useResource('article', { workspaceId, articleId });
  const { refetch } = theirs;
  useEffect(refetch, [refetch]);
  const choose = (keep: 'mine' | 'theirs') => {
    dispatch(conflictChoiceMade({ articleId, keep }));
    onClose();
  };
  const isCurrent = theirs.status === 'ready' && theirs.data !== undefined;
  return (
    <ConflictDialogView
      mine={draft === null ? '' : textOf(draft.body)}
      theirs={
        isCurrent ? theirs.data.blocks.map((block) => textOfHtml(block.html)).join('\n\n') : null
      }
      onChoose={choose}
      onClose={onClose}
    />
  );
}

function textOf(body: ArticleBody): string {
  return blocksOf(body)
    .map((block) => textOfHtml(block.html))
    .join('\n\n');
}
