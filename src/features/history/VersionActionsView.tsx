import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconRestore } from '@tabler/icons-react';
import { history as copy } from './history.copy.ts';
import type { VersionsState } from '#store/history/versions.slice.ts';

interface VersionActionsViewProps {
  readonly status: VersionsState['status'];
  readonly onRestore: () => void;
  readonly onCopy: () => void;
}

export function VersionActionsView(props: VersionActionsViewProps) {
  const { status, onRestore, onCopy } = props;
  const isRestoring = status === 'securing' || status === 'restoring';
  const isBusy = isRestoring || status === 'keeping' || status === 'copying';
  return (
    <>
      <Group gap="xs">
        <Button
          leftSection={<IconRestore size={18} stroke={1.6} />}
          disabled={isBusy && !isRestoring}
          loading={isRestoring}
          onClick={onRestore}
        >
          {copy.restore}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.6} />}
          disabled={isBusy && status !== 'copying'}
          loading={status === 'copying'}
          onClick={onCopy}
        >
          {copy.copy}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {copy.restoreHint}
      </Text>
    </>
  );
}
