import { Alert, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { IconClockExclamation } from '@tabler/icons-react';
import type { Workspace } from '#contract/folders/workspace.schema.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { banner as copy } from './removal.copy.ts';

interface RemovalBannerViewProps {
  readonly removal: NonNullable<Workspace['removal']>;
  readonly isOwner: boolean;
  readonly isKeeping: boolean;
  readonly error: PortError | null;
  readonly onKeep: () => void;
}

/** Says that a workspace is to be removed, and lets its owner keep it. */
export function RemovalBannerView(props: RemovalBannerViewProps) {
  const { removal, isOwner, isKeeping, error, onKeep } = props;
  const text = isOwner ? copy[removal.because](removal.dueAt) : copy.theirs(removal.dueAt);
  return (
    <Alert
      color="red"
      role="region"
      aria-label={copy.label}
      icon={<IconClockExclamation size={20} />}
      radius={0}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={GROW}>
          {text}
        </Text>
        {isOwner ? (
          <Button size="xs" variant="default" loading={isKeeping} onClick={onKeep}>
            {copy.keep}
          </Button>
        ) : null}
      </Group>
      {error === null ? null : (
        <Text size="sm" role="alert" mt="xs">
          {textOfError(error)}
        </Text>
      )}
    </Alert>
  );
}

const GROW = { flex: '1 1 280px' } as const;
