import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { LandingName } from '#domain/access/areaView.ts';
import { SIDEBAR_PATHS } from '#domain/session/sidebar.ts';
import { AppLink } from '#src/kit/AppLink.tsx';
import { PageHeading } from '#src/kit/ui/Page.tsx';
import { LandingArtView } from './LandingArtView.tsx';
import { StartButtonsView, type StartButtonsViewProps } from './LandingPageView.tsx';
import { landings, landingTexts } from './landing.copy.ts';
import classes from './landing.module.css';

const TOOLS: readonly [LandingName, path: string][] = [
  ['topicFinder', SIDEBAR_PATHS.topicFinder],
  ['briefs', SIDEBAR_PATHS.createBrief],
  ['articles', SIDEBAR_PATHS.createArticle],
  ['optimizer', SIDEBAR_PATHS.optimizer],
];

/** What the toolkit is, with links to the page of each tool (spec §2 "toolkit stub page"). */
export function ToolkitStubView(start: StartButtonsViewProps) {
  const id = useId();
  return (
    <div className={classes.landing}>
      <div className={classes.pitch}>
        <PageHeading size="h1">{landingTexts.toolkitTitle}</PageHeading>
        <Text size="lg" c="dimmed">
          {landingTexts.toolkitLead}
        </Text>
        <StartButtonsView {...start} />
      </div>
      <section aria-labelledby={id}>
        <Title order={2} size="h3" id={id}>
          {landingTexts.tools}
        </Title>
        <ul className={classes.cards}>
          {TOOLS.map(([landing, path]) => (
            <li key={landing} className={classes.card}>
              <LandingArtView landing={landing} />
              <AppLink to={path} className={classes.cardLink ?? ''}>
                {landings[landing].name}
              </AppLink>
              <Text c="dimmed">{landings[landing].lead}</Text>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
