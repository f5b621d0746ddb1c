import { Button, Group } from '@mantine/core';
import { access } from '#src/kit/copy/app.ts';
import { landingTexts } from './landing.copy.ts';
import { offer } from '#src/features/access/subscribe.copy.ts';

export interface StartButtonsViewProps {
  readonly isSignedIn: boolean;
  readonly isTrialAvailable: boolean;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onSignIn: () => void;
}

/** What one can do about it: a visitor signs up or in, a user takes a trial or subscribes (spec §6). */
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
