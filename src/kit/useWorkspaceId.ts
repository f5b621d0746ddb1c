import { folderSetup } from '#store/folders/setup.slice.ts';
import { useAppSelector } from './hooks.ts';

/** The workspace that all work happens in. Pages are shown only once there is one (spec §5). */
export function useWorkspaceId(): string {
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  if (workspaceId === null) throw new Error('Workspace was not loaded');
  return workspaceId;
}
