import { useAppSelector, useResource } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { router } from '#store/session/router.slice.ts';
import { ReadOnlyArticleView } from './ReadOnlyArticleView.tsx';
import { useReadOnly } from './useReadOnly.ts';

/** An article to read, with nothing to edit (spec §2). */
export function ReadOnlyArticle() {
  const workspaceId = useWorkspaceId();
  const { articleId = '' } = useAppSelector(router.selectLocation).params;
  const { data } = useResource('article', { workspaceId, articleId });
  return <ReadOnlyArticleView article={data} {...useReadOnly()} />;
}
