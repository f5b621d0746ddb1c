import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ArticleSummary } from '#domain/contract/article.schema.ts';
import type { Limits } from '#domain/contract/limit.schema.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { AppLink } from '#src/app/AppLink.tsx';
import { furtherPages } from '#src/app/sidebarItems.ts';
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
  readonly limitsError: PortError | null;
  readonly onRetryLimits: () => void;
}

export function DashboardView(props: DashboardViewProps) {
  const { recent, recentError, onRetryRecent, limits, limitsError, onRetryLimits } = props;
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
            <Failure error={recentError} onRetry={onRetryRecent} />
          )}
        </Section>
        <Section title={dashboard.limits}>
          {limitsError === null ? (
            <MonthOf limits={limits} />
          ) : (
            <Failure error={limitsError} onRetry={onRetryLimits} />
          )}
        </Section>
        <Section title={dashboard.more}>
          <ul className={classes.list}>
            {furtherPages.map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to} className={classes.row ?? ''}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
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

function Failure({ error, onRetry }: { error: PortError; onRetry: () => void }) {
  return (
    <Stack align="start" gap="sm" role="alert">
      <Text>{textOfError(error)}</Text>
      <Button variant="default" onClick={onRetry}>
        {errors.tryAgain}
      </Button>
    </Stack>
  );
}

function MonthOf({ limits }: { limits: Limits | undefined }) {
  return limits === undefined ? <Skeleton h={48} /> : <LimitBarsView limits={limits} />;
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
