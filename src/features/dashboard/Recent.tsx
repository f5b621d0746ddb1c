import { ARTICLE_PAGE_SIZE } from '#domain/article/paging.ts';
import { useAppSelector, useResource } from '#src/app/hooks.ts';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { selectDeletions } from '#store/articleDelete/articleDelete.slice.ts';
import { selectCanWrite } from '#store/folderSetup/folderSetup.slice.ts';
import { RecentView } from './RecentView.tsx';

const RECENT = 5;

/** The articles that were written last. */
export function Recent() {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('articles', { workspaceId, page: 0, limit: ARTICLE_PAGE_SIZE });
  const deletions = useAppSelector(selectDeletions);
  const recent = data?.content.filter(({ id }) => !(id in deletions)).slice(0, RECENT);
  return <RecentView recent={recent} canWrite={useAppSelector(selectCanWrite)} />;
}
