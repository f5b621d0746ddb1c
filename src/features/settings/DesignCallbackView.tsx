import { Button, Group, Loader } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { textOfError } from '#src/kit/copy/problems.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import type { DesignConnectionState } from '#store/design/designConnection.slice.ts';
import { designTool as copy } from './designTool.copy.ts';

/** Waits while a connection is finished, and says why there is none. */
export function DesignCallbackView({ state }: { readonly state: DesignConnectionState }) {
  const { error, outcome } = state;
  const reason = error === null ? outcome && copy.outcomes[outcome] : textOfError(error);
  if (reason === null || outcome === 'connected')
    return (
      <StatePanel title={copy.callback.working} role="status" level={1}>
        <Loader size="sm" aria-hidden />
      </StatePanel>
    );
  return (
    <StatePanel title={copy.callback.failed} hint={reason} role="alert" level={1}>
      <Group justify="center">
        <Button component={AppLink} to="/settings?section=integrations">
          {copy.callback.toSettings}
        </Button>
      </Group>
    </StatePanel>
  );
}
