import { Anchor, Skeleton, Text } from '@mantine/core';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { articles } from '#src/copy/articles.ts';
import { dashboard } from '#src/copy/dashboard.ts';
import classes from './dashboard.module.css';

/** The last articles; undefined while they are read. */
export function RecentView({ recent }: { recent: readonly ArticleSummary[] | undefined }) {
  if (recent === undefined) return <Skeleton h={160} />;
  if (recent.length === 0) return <Text c="dimmed">{dashboard.noArticles}</Text>;
  return (
    <>
      <ul className={classes.list}>
        {recent.map((article) => (
          <li key={article.id}>
            <AppLink to={`/articles/${article.id}`} className={classes.row ?? ''}>
              <span className={classes.title}>{article.title || articles.untitled}</span>
              <Text component="span" size="sm" c="dimmed">
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
