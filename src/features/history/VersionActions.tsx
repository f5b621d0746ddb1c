import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconRestore } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { VersionSummary } from '#contract/article/article.schema.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { type VersionsState, versions } from '#store/history/versions.slice.ts';
import { history as copy } from './history.copy.ts';

interface VersionActionsProps {
  readonly articleId: string;
  readonly version: VersionSummary;
  readonly onLeave: () => void;
}

/** Restores a version, or copies it into a new article. */
export function VersionActions({ articleId, version, onLeave }: VersionActionsProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { status } = useAppSelector(versions.select);
  const target = { articleId, workspaceId, version: version.version };
  const was = useRef(status);
  useEffect(() => {
    const isRestored = was.current === 'restoring' && status === 'idle';
    was.current = status;
    if (isRestored) onLeave(); // to the restored text
  }, [status, onLeave]);
  return (
    <VersionActionsView
      status={status}
      onRestore={() => dispatch(versions.restoreRequested(target))}
      onCopy={() => {
        dispatch(versions.copyRequested({ ...target, title: copy.copyOf(version.title) }));
      }}
    />
  );
}

interface VersionActionsViewProps {
  readonly status: VersionsState['status'];
  readonly onRestore: () => void;
  readonly onCopy: () => void;
}

function VersionActionsView(props: VersionActionsViewProps) {
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
