import { Button, Group, Loader } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { activation as copy } from './activation.copy.ts';

/** The activation page (spec §2), opened from the host's app centre; a saga activates the account and leaves the page. */
export function Activation() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(purchase.selectStatus) === 'idle';
  const isWaiting = useAppSelector(token.selectIsTrialAvailable) && isOpen;
  return (
    <ActivationView
      isWaiting={isWaiting}
      onActivate={() => dispatch(purchase.activationRequested())}
    />
  );
}

interface ActivationViewProps {
  /** The host's dialog was closed without a trial: the user decides what is next. */
  readonly isWaiting: boolean;
  readonly onActivate: () => void;
}

function ActivationView({ isWaiting, onActivate }: ActivationViewProps) {
  if (!isWaiting) {
    return (
      <StatePanel title={copy.working} role="status" level={1}>
        <Loader size="sm" aria-hidden />
      </StatePanel>
    );
  }
  return (
    <StatePanel title={copy.waiting} hint={copy.hint} level={1}>
      <Group justify="center">
        <Button onClick={onActivate}>{copy.activate}</Button>
        <Button component={AppLink} to="/" variant="default">
          {copy.notNow}
        </Button>
      </Group>
    </StatePanel>
  );
}
