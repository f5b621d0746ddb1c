import { Button, Group, Loader } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { activation as copy } from './activation.copy.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';

interface ActivationViewProps {
  /** The host's dialog was closed without a trial: the next step is the person's. */
  readonly isWaiting: boolean;
  readonly onActivate: () => void;
}

export function ActivationView({ isWaiting, onActivate }: ActivationViewProps) {
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
