import { Skeleton, Text } from '@mantine/core';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { useArticles } from '#src/kit/article/useArticles.ts';
import { articles as articleTexts } from '#src/kit/copy/articles.ts';
import { useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { dashboard } from './dashboard.copy.ts';
import { FirstVisitView } from './FirstVisitView.tsx';
import { NextStepsView } from './NextStepsView.tsx';
import { RecentView } from './RecentView.tsx';
import { Section } from './Section.tsx';

/** The parts of the start page that come from the articles of the workspace. Examples are none of them. */
export function ArticleSections() {
  const workspaceId = useWorkspaceId();
  const { data } = useArticles({ workspaceId, page: 0, limit: ARTICLE_PAGE_SIZE });
  const deletions = useAppSelector(articleDelete.select);
  return (
    <ArticleSectionsView
      articles={data?.content.filter(({ id, isExample }) => !isExample && !(id in deletions))}
      isAll={data?.last === true}
      canWrite={useAppSelector(folderSetup.selectCanWrite)}
    />
  );
}

interface ArticleSectionsViewProps {
  /** The newest first; undefined while loading. */
  readonly articles: readonly ArticleSummary[] | undefined;
  /** Whether there are no others. */
  readonly isAll: boolean;
  readonly canWrite: boolean;
}

/** What to go on with and the most recent articles; without any, what to begin with. */
export function ArticleSectionsView({ articles, isAll, canWrite }: ArticleSectionsViewProps) {
  if (isAll && articles?.length === 0) return canWrite ? <FirstVisitView /> : <NoArticles />;
  return (
    <>
      {canWrite && (
        <Section title={dashboard.next}>
          {articles ? <NextStepsView articles={articles} /> : <Skeleton h={120} />}
        </Section>
      )}
      <Section title={dashboard.recent}>
        {articles ? <RecentView articles={articles} /> : <Skeleton h={264} />}
      </Section>
    </>
  );
}

const NoArticles = () => (
  <Section title={dashboard.recent}>
    <Text c="dimmed">{articleTexts.emptyTitle}</Text>
  </Section>
);
