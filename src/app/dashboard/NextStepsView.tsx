import { Text } from '@mantine/core';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { articlePath } from '#domain/article/articlePath.ts';
import { type NextStep, nextSteps } from '#domain/dashboard/nextSteps.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { articles as articleTexts } from '#src/kit/copy/articles.ts';
import { dueText } from '#src/kit/copy/briefState.ts';
import { nextSteps as copy } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

/** What to go on with, of the newest articles; says so if there is nothing. */
export function NextStepsView({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const steps = nextSteps(articles);
  if (steps.length === 0) return <Text c="dimmed">{copy.none}</Text>;
  return (
    <ul className={classes.list}>
      {steps.map((step) => (
        <li key={step.article.id}>
          <AppLink to={articlePath(step.article)} className={classes.row ?? ''}>
            <span className={classes.title}>
              {copy.steps[step.kind](step.article.title || articleTexts.untitled)}
            </span>
            <Text component="span" size="sm" c="dimmed">
              {whyOf(step)}
            </Text>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

const whyOf = ({ kind, article }: NextStep): string =>
  dueText(article.brief) || copy.why[kind](article.score?.seo ?? null);
