import { Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId } from 'react';
import { furtherPages, useReachable } from '#src/app/sidebarItems.ts';
import { Banners } from '#src/features/access/banners/Banners.tsx';
import { AppLink } from '#src/kit/AppLink.tsx';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { tool, toolPart } from '#src/kit/ui/chunk.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { CheckLinks } from './CheckLinks.tsx';
import { dashboard } from './dashboard.copy.ts';
import classes from './dashboard.module.css';
import { LimitBars } from './LimitBars.tsx';
import { Recent } from './Recent.tsx';
import { RunningWork } from './RunningWork.tsx';
import { WeekIdeas } from './WeekIdeas.tsx';

const AccountBanners = toolPart(Banners);
const Running = toolPart(RunningWork);
const LinkCheck = toolPart(CheckLinks);
const Examples = tool(async () => (await import('#src/features/examples/Examples.tsx')).Examples);

/** The start page (spec §2): a new article, the recent ones, and what is left of the plan. */
export function Dashboard() {
  return (
    <Page
      title={dashboard.title}
      action={
        <LimitedButton limit="article" to="/articles/create" leftSection={<IconPlus size={18} />}>
          {dashboard.create}
        </LimitedButton>
      }
    >
      <Suspense>
        <AccountBanners />
        <Running />
      </Suspense>
      <DashboardView
        recent={<Recent />}
        ideas={<WeekIdeas />}
        month={<LimitBars />}
        checkLinks={
          <Suspense>
            <LinkCheck />
          </Suspense>
        }
      />
      <Suspense>
        <Examples />
      </Suspense>
    </Page>
  );
}

interface DashboardViewProps {
  readonly recent: ReactNode;
  readonly ideas: ReactNode;
  readonly month: ReactNode;
  readonly checkLinks: ReactNode;
}

/** The start page below its heading. A part that fails leaves the others as they are. */
export function DashboardView({ recent, ideas, month, checkLinks }: DashboardViewProps) {
  return (
    <>
      <Text c="dimmed" maw={620} mb="xl">
        {dashboard.lead}
      </Text>
      <div className={classes.columns}>
        <Section title={dashboard.recent}>{recent}</Section>
        <Section title={dashboard.limits}>{month}</Section>
        <Section title={dashboard.ideas}>{ideas}</Section>
        <Section title={dashboard.more}>
          <ul className={classes.list}>
            {useReachable(furtherPages).map(({ to, label }) => (
              <li key={to}>
                <AppLink to={to} className={classes.row ?? ''}>
                  {label}
                </AppLink>
              </li>
            ))}
            {checkLinks}
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
