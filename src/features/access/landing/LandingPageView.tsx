import { Button, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { LandingName } from '#domain/access/areaView.ts';
import { offer } from '#src/features/access/access.copy.ts';
import { access } from '#src/kit/copy/app.ts';
import { PageHeading } from '#src/kit/ui/Page.tsx';
import { LandingArtView } from './LandingArtView.tsx';
import { landings, landingTexts } from './landing.copy.ts';
import classes from './landing.module.css';

interface LandingPageViewProps extends StartButtonsViewProps {
  readonly landing: LandingName;
}

/** The marketing page of a tool, for users without access to it (spec §2 "Landing/stub fallback"). */
export function LandingPageView({ landing, ...start }: LandingPageViewProps) {
  const { name, title, lead, call } = landings[landing];
  return (
    <div className={classes.landing}>
      <div className={classes.hero}>
        <div className={classes.pitch}>
          <Text size="sm" fw={600} className={classes.name}>
            {name}
          </Text>
          <PageHeading size="h1">{title}</PageHeading>
          <Text size="lg" c="dimmed">
            {lead}
          </Text>
          <Text>{call}</Text>
          <StartButtonsView {...start} />
        </div>
        <LandingArtView landing={landing} />
      </div>
      <Benefits landing={landing} />
      <Includes landing={landing} />
    </div>
  );
}

function Benefits({ landing }: { landing: LandingName }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {landingTexts.benefits}
      </Title>
      <ul className={classes.cards}>
        {landings[landing].benefits.map(({ title, text }) => (
          <li key={title} className={classes.card}>
            <Title order={3} size="h5">
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Includes({ landing }: { landing: LandingName }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {landingTexts.includes}
      </Title>
      <ul className={classes.includes}>
        {landings[landing].includes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </section>
  );
}

export interface StartButtonsViewProps {
  readonly isSignedIn: boolean;
  readonly isTrialAvailable: boolean;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onSignIn: () => void;
}

/** The next step: a visitor signs up or in, a user starts a trial or subscribes (spec §6). */
export function StartButtonsView(props: StartButtonsViewProps) {
  const { isSignedIn, isTrialAvailable, isBusy, onStart, onSignIn } = props;
  return (
    <Group gap="sm">
      <Button size="md" loading={isBusy} onClick={onStart}>
        {isSignedIn ? offer(isTrialAvailable) : landingTexts.startForFree}
      </Button>
      {isSignedIn ? null : (
        <Button size="md" variant="default" onClick={onSignIn}>
          {access.signIn}
        </Button>
      )}
    </Group>
  );
}
