import { Button, Group } from '@mantine/core';
import { access } from '#src/copy/app.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

/** For whoever is not signed in, with a way back to where they were heading. */
export function SignInPanel() {
  const returnTo = encodeURIComponent(location.pathname + location.search);
  return (
    <main>
      <StatePanel title={access.signInTitle} hint={access.signInHint} level={1}>
        <Group>
          <Button component="a" href={`/sign-in?returnTo=${returnTo}`}>
            {access.signIn}
          </Button>
          <Button component="a" variant="default" href={`/sign-up?returnTo=${returnTo}`}>
            {access.createAccount}
          </Button>
        </Group>
      </StatePanel>
    </main>
  );
}
