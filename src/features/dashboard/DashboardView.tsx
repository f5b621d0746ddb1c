import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import type { Limits } from '#domain/contract/limit.schema.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { errors } from '#src/copy/app.ts';
import { articles } from '#src/copy/articles.ts';
import { dashboard } from '#src/copy/dashboard.ts';
import { textOfError } from '#src/copy/problems.ts';
import classes from './dashboard.module.css';
import { LimitBarsView } from './LimitBarsView.tsx';

interface DashboardViewProps {
  readonly recent: readonly ArticleSummary[] | undefined;
  readonly recentError: PortError | null;
  readonly onRetryRecent: () => void;
  readonly limits: Limits | undefined;
}

export function DashboardView({ recent, recentError, onRetryRecent, limits }: DashboardViewProps) {
  return (
    <>
      <Text c="dimmed" maw={620} mb="xl">
        {dashboard.lead}
      </Text>
      <div className={classes.columns}>
        <Section title={dashboard.recent}>
          {recentError === null ? (
            <Recent recent={recent} />
          ) : (
            <Stack align="start" gap="sm" role="alert">
              <Text>{textOfError(recentError)}</Text>
              <Button variant="default" onClick={onRetryRecent}>
                {errors.tryAgain}
              </Button>
            </Stack>
          )}
        </Section>
        <Section title={dashboard.limits}>
          {limits === undefined ? <Skeleton h={160} /> : <LimitBarsView limits={limits} />}
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h5" mb="sm" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function Recent({ recent }: { recent: readonly ArticleSummary[] | undefined }) {
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
