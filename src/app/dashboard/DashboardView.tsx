import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { AppLink } from '#src/kit/AppLink.tsx';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { furtherPages } from '#src/app/sidebarItems.ts';
import { useReachable } from '#src/kit/useReachable.ts';
import { dashboard } from './dashboard.copy.ts';
import classes from './dashboard.module.css';

/** The start page below its heading; each part stands and fails by itself. */
export function DashboardView({ recent, month }: { recent: ReactNode; month: ReactNode }) {
  return (
    <>
      <Text c="dimmed" maw={620} mb="xl">
        {dashboard.lead}
      </Text>
      <div className={classes.columns}>
        <Section title={dashboard.recent}>{recent}</Section>
        <Section title={dashboard.limits}>{month}</Section>
        <Section title={dashboard.more}>
          <ul className={classes.list}>
            {useReachable(furtherPages).map(({ to, label }) => (
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
      <ErrorBoundary isPanel>{children}</ErrorBoundary>
    </section>
  );
}
