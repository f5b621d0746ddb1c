import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { PortError } from '#contract/lib/problems.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ExtensionPassState } from '#store/session/extensionPass.slice.ts';
import { extension as copy } from './extension.copy.ts';

type Status = ExtensionPassState['status'];

export interface ExtensionPageViewProps {
  readonly origin: string;
  readonly status: Status;
  /** Why the extension was not let in. */
  readonly error: PortError | null;
  readonly onAllow: () => void;
}

/** What came of it; null: nothing yet. */
const OUTCOMES: Readonly<Record<Status, string | null>> = {
  asked: null,
  connecting: copy.connecting,
  connected: copy.connected,
  copied: copy.copied,
  unanswered: copy.unanswered,
  failed: null,
};

export function ExtensionPageView({ origin, status, error, onAllow }: ExtensionPageViewProps) {
  return (
    <Stack>
      <Text>{copy.asks(origin)}</Text>
      <Text>{copy.until}</Text>
      {error !== null && (
        <Alert color="red" role="alert">
          {textOfError(error)}
        </Alert>
      )}
      <Text role="status">{OUTCOMES[status]}</Text>
      {status !== 'connected' && (
        <Group>
          <Button loading={status === 'connecting'} onClick={onAllow}>
            {copy.allow}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
