import { IconPlus } from '@tabler/icons-react';
import { ARTICLE_PAGE_SIZE } from '#domain/article/paging.ts';
import { useAppSelector, useResource } from '#src/app/hooks.ts';
import { LimitedButton } from '#src/app/LimitedButton.tsx';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { dashboard } from '#src/copy/dashboard.ts';
import { Page } from '#src/ui/Page.tsx';
import { selectDeletions } from '#store/articleDelete/articleDelete.slice.ts';
import { DashboardView } from './DashboardView.tsx';

const RECENT = 5;

/** The start page (spec §2): the next article, the last ones, and what the plan has left. */
export function Dashboard() {
  const workspaceId = useWorkspaceId();
  const articles = useResource('articles', { workspaceId, page: 0, limit: ARTICLE_PAGE_SIZE });
  const limits = useResource('limits', null);
  const deletions = useAppSelector(selectDeletions);
  const recent = articles.data?.content.filter(({ id }) => !(id in deletions)).slice(0, RECENT);
  return (
    <Page
      title={dashboard.title}
      action={
        <LimitedButton limit="article" to="/articles/create" leftSection={<IconPlus size={18} />}>
          {dashboard.create}
        </LimitedButton>
      }
    >
      <DashboardView
        recent={recent}
        recentError={articles.error}
        onRetryRecent={articles.refetch}
        limits={limits.data}
        limitsError={limits.error}
        onRetryLimits={limits.refetch}
      />
    </Page>
  );
}
