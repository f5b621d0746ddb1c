import { Button } from '@mantine/core';
import { errors } from '#src/copy/app.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { AppLink } from './AppLink.tsx';

export function NotFound() {
  return (
    <StatePanel title={errors.notFound} hint={errors.notFoundHint} level={1}>
      <Button component={AppLink} to="/">
        {errors.toStart}
      </Button>
    </StatePanel>
  );
}
