import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ArticleThen } from '#domain/support/sessionReplay.ts';
import { moment as copy } from './support.copy.ts';
import classes from './support.module.css';

interface ArticleThenViewProps {
  /** Null before a moment is shown. */
  readonly articles: readonly ArticleThen[] | null;
  /** Renders the text of one. */
  readonly children: (article: ArticleThen) => ReactNode;
}

/** The articles that were open, as they stood then. */
export function ArticleThenView({ articles, children }: ArticleThenViewProps) {
  return (
    <section className={classes.article} aria-label={copy.article}>
      <Title order={2} size="h5">
        {copy.article}
      </Title>
      {articles === null || articles.length === 0 ? (
        <Text size="sm" c="dimmed">
          {articles === null ? copy.choose : copy.noArticle}
        </Text>
      ) : (
        articles.map((article) => (
          <article key={article.articleId} className={classes.text}>
            <Text fw={600}>{article.title || copy.untitled}</Text>
            <Text size="sm" c="dimmed">
              {copy.version(article.version, article.status)}
            </Text>
            {children(article)}
            {article.leftOut === 0 ? null : (
              <Text size="sm" c="dimmed">
                {copy.blocksLeftOut(article.leftOut)}
              </Text>
            )}
          </article>
        ))
      )}
    </section>
  );
}
