import type { Workspace } from '#contract/folders/workspace.schema.ts';
import type { Folder } from '#contract/host/host.ts';
import type { PortError } from '#contract/lib/problems.ts';
import type { AccessLevel } from '#domain/access/accessLevel.ts';
import type { SetupView } from '#domain/access/areaView.ts';
import type { SetupStep } from '#domain/folders/folderSetup.ts';

/** The result of reading host and API. */
export interface SetupReading {
  readonly level: AccessLevel;
  /** The plan and trial for which the level was determined. */
  readonly standing: string;
  readonly folder: Folder | null;
  readonly folders: readonly Folder[];
  readonly workspace: Workspace | null;
  readonly unlinkedWorkspaceId: string | null;
  /** Own folders that no workspace is linked to. */
  readonly unlinkedFolders: readonly Folder[];
}

interface Found {
  readonly found: SetupReading;
}
interface Run extends Found {
  /** What was created since the start; nothing is created twice. */
  readonly made: readonly SetupStep['event'][];
}

/** The result of the last reading is kept while everything is read again. */
export type FolderSetupState =
  | ({ readonly status: 'idle' | 'waiting' | 'ready' | 'readOnly' | 'stub' | 'denied' } & Found)
  | ({ readonly status: 'reading' | 'creatingFolder' | 'creatingWorkspace' } & Run)
  | ({
      readonly status: 'choosingFolder';
      readonly chosenFolderId: string | null;
      readonly error: PortError | null;
    } & Run)
  | ({ readonly status: 'merging'; readonly chosenFolderId: string } & Run)
  | ({ readonly status: 'broken'; readonly error: PortError } & Found);

const VIEWS: Partial<Record<FolderSetupState['status'], SetupView>> = {
  choosingFolder: 'merge',
  merging: 'merge',
  waiting: 'waiting',
  ready: 'ready',
  readOnly: 'readOnly',
  stub: 'stub',
  denied: 'denied',
  broken: 'broken',
};

/** Returns what a page shows. A page that is shown stays while everything is read again. */
export function viewOf({ status, found }: FolderSetupState): SetupView {
  const wasReady = found.workspace !== null && found.level === 'full';
  return VIEWS[status] ?? (status === 'reading' && wasReady ? 'ready' : 'busy');
}
