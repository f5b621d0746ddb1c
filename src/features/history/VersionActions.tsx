import { useEffect, useRef } from 'react';
import type { VersionSummary } from '#contract/article.schema.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { history as copy } from './history.copy.ts';
import { versions } from '#store/history/versions.slice.ts';
import { VersionActionsView } from './VersionActionsView.tsx';

interface VersionActionsProps {
  readonly articleId: string;
  readonly version: VersionSummary;
  readonly onLeave: () => void;
}

/** Restores a version, or makes an article of it. */
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
