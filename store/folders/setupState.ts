import type { AccessLevel } from '#domain/access/accessLevel.ts';
import type { SetupView } from '#domain/access/areaView.ts';
import type { Folder } from '#contract/host.ts';
import type { PortError } from '#contract/problems.ts';
import type { Workspace } from '#contract/workspace.schema.ts';
import type { SetupStep } from '#domain/folders/folderSetup.ts';
import type { FolderSetupStatus } from './setup.machine.ts';

/** What one reading of host and API found. */
export interface SetupReading {
  readonly level: AccessLevel;
  /** The plan and trial that the level was found for. */
  readonly standing: string;
  readonly folder: Folder | null;
  readonly folders: readonly Folder[];
  readonly workspace: Workspace | null;
  readonly unlinkedWorkspaceId: string | null;
  /** Own folders that no workspace is linked to. */
  readonly unlinkedFolders: readonly Folder[];
}

export interface FolderSetupState extends SetupReading {
  status: FolderSetupStatus;
  chosenFolderId: string | null;
  /** What has been made since the start; nothing is made twice. */
  taken: readonly SetupStep['do'][];
  error: PortError | null;
}

const VIEWS: Partial<Record<FolderSetupStatus, SetupView>> = {
  choosingFolder: 'merge',
  merging: 'merge',
  waiting: 'waiting',
  ready: 'ready',
  readOnly: 'readOnly',
  stub: 'stub',
  denied: 'denied',
  broken: 'broken',
};

/** What a page has to show; one in view stays in view while everything is read again. */
export function viewOf({ status, workspace, level }: FolderSetupState): SetupView {
  const wasReady = workspace !== null && level === 'full';
  return VIEWS[status] ?? (status === 'reading' && wasReady ? 'ready' : 'busy');
}
