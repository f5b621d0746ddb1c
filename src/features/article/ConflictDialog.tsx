import { useEffect, useMemo } from 'react';
import { textOfArticle } from '#domain/article/edit.ts';
import { conflictsBetween } from '#domain/article/merge.ts';
import { useArticle } from '#src/kit/article/useArticles.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { ConflictDialogView } from './ConflictDialogView.tsx';

interface ConflictDialogProps {
  readonly articleId: string;
  readonly onClose: () => void;
}

/** Both versions of what two people have changed; everything else is already merged. */
export function ConflictDialog({ articleId, onClose }: ConflictDialogProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const queue = useAppSelector((state) => articleSave.selectQueue(state, articleId));
  const { data, status, error, refetch } = useArticle({ workspaceId, articleId });
  useEffect(refetch, [refetch]);
  const conflicts = useMemo(() => {
    if (queue === null || data === undefined || status !== 'ready') return null;
    return conflictsBetween(queue.base, queue.draft, textOfArticle(data));
  }, [queue, data, status]);
  return (
    <ConflictDialogView
      conflicts={conflicts}
      error={error}
      onTryAgain={refetch}
      onDecide={(choices) => {
        dispatch(articleSave.conflictChoiceMade({ articleId, choices }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
