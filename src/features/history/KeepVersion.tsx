import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { versions } from '#store/history/versions.slice.ts';
import { KeepVersionView } from './KeepVersionView.tsx';

/** Keeps the article as it is now under a name. */
export function KeepVersion({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { status } = useAppSelector(versions.select);
  return (
    <KeepVersionView
      isBusy={status !== 'idle' && status !== 'failed'}
      onKeep={(name) => dispatch(versions.nameRequested({ articleId, workspaceId, name }))}
    />
  );
}
