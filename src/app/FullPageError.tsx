import { Button, Group } from '@mantine/core';
import { errors, SUPPORT_EMAIL } from '#src/copy/app.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { AppLink } from './AppLink.tsx';

interface FullPageErrorProps {
  readonly title?: string;
  readonly onTryAgain: () => void;
}

/** The full-page error of spec §2, with the way back to the start page. */
export function FullPageError({ title = errors.unexpected, onTryAgain }: FullPageErrorProps) {
  return (
    <StatePanel title={title} hint={errors.fullPage(SUPPORT_EMAIL)} role="alert" level={1}>
      <Group>
        <Button onClick={onTryAgain}>{errors.tryAgain}</Button>
        <Button component={AppLink} to="/" reloadDocument variant="default">
          {errors.toStart}
        </Button>
      </Group>
    </StatePanel>
  );
}
