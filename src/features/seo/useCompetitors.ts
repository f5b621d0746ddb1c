import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { type CompetitorsState, competitors } from '#store/seo/competitors.slice.ts';

/** The analysis of the competitors of an article, read while the view is mounted. One panel is open at a time. */
export function useCompetitors(articleId: string): CompetitorsState {
  const dispatch = useAppDispatch();
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  useEffect(() => {
    if (workspaceId === null) return undefined;
    const of = { workspaceId, articleId };
    dispatch(competitors.opened(of));
    return () => void dispatch(competitors.closed(of));
  }, [dispatch, workspaceId, articleId]);
  return useAppSelector((root) => competitors.select(root, articleId));
}
