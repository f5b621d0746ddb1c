import { useCallback } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';

/** Scrolls to a block of the text. */
export function useReveal(articleId: string): (blockId: BlockId) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (blockId) => void dispatch(sidePanel.revealRequested({ articleId, blockId })),
    [dispatch, articleId],
  );
}
