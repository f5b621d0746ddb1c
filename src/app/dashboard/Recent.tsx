import { ARTICLE_PAGE_SIZE } from '#contract/article.route.ts';
import { useAppSelector, useResource } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { RecentView } from './RecentView.tsx';

const RECENT = 5;

/** The articles that were written last. */
export function Recent() {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('articles', { workspaceId, page: 0, limit: ARTICLE_PAGE_SIZE });
  const deletions = useAppSelector(articleDelete.select);
  const recent = data?.content.filter(({ id }) => !(id in deletions)).slice(0, RECENT);
  return <RecentView recent={recent} canWrite={useAppSelector(folderSetup.selectCanWrite)} />;
}
