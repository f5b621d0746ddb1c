import { Button, Text } from '@mantine/core';
import { routerErrors, errors } from '#src/kit/copy/app.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import { AppLink } from './AppLink.tsx';

export type RouterStatus = keyof typeof routerErrors;

/** An address that leads nowhere; thrown below an error boundary it shows the page below. */
export class RouterError extends Error {
  readonly status: RouterStatus;

  constructor(status: RouterStatus) {
    super(routerErrors[status].name);
    this.status = status;
  }
}

/** Router errors: 404 Not Found, 405 Method Not Allowed, 400 Bad Request (spec §8). */
export function RouterErrorPage({ status }: { status: RouterStatus }) {
  const { title, hint, name } = routerErrors[status];
  return (
    <StatePanel title={title} hint={hint} level={1}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Button component={AppLink} to="/">
        {errors.toStart}
      </Button>
    </StatePanel>
  );
}
