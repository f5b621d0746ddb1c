import { Button, Group } from '@mantine/core';
import { access } from '#src/kit/copy/app.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import { host } from '#store/session/host.slice.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';

/** Asks a visitor to sign in, and returns them to the page they wanted. */
export function SignInPanel() {
  const dispatch = useAppDispatch();
  return (
    <StatePanel title={access.signInTitle} hint={access.signInHint} level={1}>
      <Group>
        <Button onClick={() => dispatch(host.signInRequested())}>{access.signIn}</Button>
        <Button variant="default" onClick={() => dispatch(host.guestSignupRequested())}>
          {access.createAccount}
        </Button>
      </Group>
    </StatePanel>
  );
}
