import { Anchor, Text } from '@mantine/core';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { articleStatusOf } from '#domain/article/article.ts';
import { articlePath } from '#domain/article/articlePath.ts';
import { stateNames } from '#domain/briefs/briefWords.ts';
import { currentScore } from '#domain/dashboard/nextSteps.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { articles } from '#src/kit/copy/articles.ts';
import { dashboard } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

const RECENT = 5;

/** The most recent articles, each with its score and state. `articles`: the newest first. */
export function RecentView({ articles: all }: { readonly articles: readonly ArticleSummary[] }) {
  return (
    <>
      <ul className={classes.list}>
        {all.slice(0, RECENT).map((article) => (
          <li key={article.id}>
            <AppLink to={articlePath(article)} className={classes.row ?? ''}>
              <span className={classes.title}>{article.title || articles.untitled}</span>
              <Text component="span" size="sm" c="dimmed" className={classes.facts ?? ''}>
                {factsOf(article).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
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

function factsOf(article: ArticleSummary): string[] {
  const { brief, score } = article;
  const isCurrent = currentScore(article) !== null;
  return [
    ...(score ? [isCurrent ? dashboard.seo(score.seo) : dashboard.seoBefore(score.seo)] : []),
    brief === undefined ? articles.statuses[articleStatusOf(article)] : stateNames[brief.state],
    articles.updated(article.updatedAt),
  ];
}
