import { Anchor, Skeleton, Text } from '@mantine/core';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { articlePath } from '#domain/article/articlePath.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useArticles } from '#src/kit/article/useArticles.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { EXAMPLE } from '#src/kit/copy/examples.ts';
import { useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleDelete } from '#store/article/delete.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { dashboard } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

const RECENT = 5;

/** The most recent articles. */
export function Recent() {
  const workspaceId = useWorkspaceId();
  const { data } = useArticles({ workspaceId, page: 0, limit: ARTICLE_PAGE_SIZE });
  const deletions = useAppSelector(articleDelete.select);
  const recent = data?.content.filter(({ id }) => !(id in deletions)).slice(0, RECENT);
  return <RecentView recent={recent} canWrite={useAppSelector(folderSetup.selectCanWrite)} />;
}

interface RecentViewProps {
  /** Undefined while loading. */
  readonly recent: readonly ArticleSummary[] | undefined;
  readonly canWrite: boolean;
}

/** The most recent articles, or a hint if there are none. */
export function RecentView({ recent, canWrite }: RecentViewProps) {
  if (recent === undefined) return <Skeleton h={264} />; // the height of five articles
  if (recent.length === 0) {
    return <Text c="dimmed">{canWrite ? dashboard.firstArticle : articles.emptyTitle}</Text>;
  }
  return (
    <>
      <ul className={classes.list}>
        {recent.map((article) => (
          <li key={article.id}>
            <AppLink to={articlePath(article)} className={classes.row ?? ''}>
              <span className={classes.title}>{article.title || articles.untitled}</span>
              <Text component="span" size="sm" c="dimmed">
                {article.isExample && `${EXAMPLE} · `}
                {articles.updated(article.updatedAt)}
              </Text>
            </AppLink>
          </li>
        ))}
      </ul>
      <Anchor component={AppLink} to="/articles" size="sm" mt="xs" display="inline-block" py={6}>
        {dashboard.allArticles}
      </Anchor>
    </>
  );
}
