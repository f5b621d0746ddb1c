import { Button, Group } from '@mantine/core';
import { errors } from '#src/kit/copy/app.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import { config } from '#store/session/config.slice.ts';
import { AppLink } from './AppLink.tsx';
import { useAppSelector } from './hooks.ts';

interface FullPageErrorProps {
  readonly title?: string;
  readonly onTryAgain: () => void;
}

/** The full-page error of spec §2, with the way back to the start page. */
export function FullPageError({ title = errors.unexpected, onTryAgain }: FullPageErrorProps) {
  return (
    <StatePanel
      title={title}
      hint={errors.fullPage(useAppSelector(config.selectSupportEmail))}
      role="alert"
      level={1}
    >
      <Group>
        <Button onClick={onTryAgain}>{errors.tryAgain}</Button>
        <Button component={AppLink} to="/" reloadDocument variant="default">
          {errors.toStart}
        </Button>
      </Group>
    </StatePanel>
  );
}
