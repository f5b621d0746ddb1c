import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { furtherPages, useReachable } from '#src/app/sidebarItems.ts';
import { Banners } from '#src/features/access/banners/Banners.tsx';
import { AppLink } from '#src/kit/AppLink.tsx';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { toolPart } from '#src/kit/ui/chunk.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { ArticleSections } from './ArticleSections.tsx';
import { CheckLinks } from './CheckLinks.tsx';
import { dashboard } from './dashboard.copy.ts';
import classes from './dashboard.module.css';
import { LimitBars } from './LimitBars.tsx';
import { RunningWork } from './RunningWork.tsx';
import { Section } from './Section.tsx';
import { SetUp } from './SetUp.tsx';
import { WeekIdeas } from './WeekIdeas.tsx';

const AccountBanners = toolPart(Banners);
const Running = toolPart(RunningWork);
const LinkCheck = toolPart(CheckLinks);
const SetUpProgress = toolPart(SetUp);

/** The start page (spec §2): what to begin with, or else what to go on with; and what is left of the plan. */
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
      <Text c="dimmed" maw={620} mb="xl">
        {dashboard.lead}
      </Text>
      <DashboardView
        articles={<ArticleSections />}
        ideas={<WeekIdeas />}
        month={<LimitBars />}
        setUp={
          <Suspense>
            <SetUpProgress />
          </Suspense>
        }
        checkLinks={
          <Suspense>
            <LinkCheck />
          </Suspense>
        }
      />
    </Page>
  );
}

interface DashboardViewProps {
  readonly articles: ReactNode;
  readonly ideas: ReactNode;
  readonly month: ReactNode;
  readonly setUp: ReactNode;
  readonly checkLinks: ReactNode;
}

/** The start page below its heading, in two columns. A part that fails leaves the others as they are. */
export function DashboardView({ articles, ideas, month, setUp, checkLinks }: DashboardViewProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <ErrorBoundary isPanel>{articles}</ErrorBoundary>
        <Section title={dashboard.ideas}>{ideas}</Section>
      </div>
      <div className={classes.stack}>
        <Section title={dashboard.limits}>{month}</Section>
        {setUp}
        <Section title={dashboard.more}>
          <ul className={classes.list}>
            {useReachable(furtherPages).map(({ to, label, icon: Icon }) => (
              <li key={to}>
                <AppLink to={to} className={classes.tool ?? ''}>
                  <Icon size={18} stroke={1.6} aria-hidden />
                  {label}
                </AppLink>
              </li>
            ))}
            {checkLinks}
          </ul>
        </Section>
      </div>
    </div>
  );
}
