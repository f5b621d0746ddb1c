import type { Workspace, WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import type { Folder } from '#contract/host/host.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { canWriteWorkspace } from '#domain/access/accessLevel.ts';
import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { request } from '../lib/transitions.ts';
import { type FolderSetupState, type SetupReading, viewOf } from './setupState.ts';

/**
 * `setupStep` of domain/folders/folderSetup.ts decides the next event. Host and workspaces are read again after each creation.
 * `choosingFolder`: the writer chooses a folder for "Move data". `waiting`: the page may create nothing.
 */
const folderSetupMachine = defineMachine({
  name: 'folderSetup',
  purpose: 'Finds or makes the folder and the workspace that all work happens in (spec §4).',
  initial: 'idle',
  rest: ['idle', 'waiting', 'choosingFolder', 'ready', 'readOnly', 'stub', 'denied', 'broken'],
  table: {
    idle: { started: 'reading' },
    reading: {
      read: 'reading',
      opened: 'ready',
      madeReadOnly: 'readOnly',
      stubbed: 'stub',
      deferred: 'waiting',
      folderMissing: 'creatingFolder',
      workspaceMissing: 'creatingWorkspace',
      mergeOffered: 'choosingFolder',
      mergeStarted: 'merging',
      denied: 'denied',
      failed: 'broken',
    },
    creatingFolder: { folderCreated: 'reading', failed: 'broken' },
    creatingWorkspace: { workspaceCreated: 'reading', failed: 'broken' },
    choosingFolder: { mergeStarted: 'merging', started: 'reading' },
    merging: { merged: 'reading', mergeFailed: 'choosingFolder' },
    waiting: { started: 'reading' },
    ready: { started: 'reading' },
    readOnly: { started: 'reading' },
    stub: { started: 'reading' },
    denied: { started: 'reading' },
    broken: { started: 'reading' },
  },
});

export type FolderSetupStatus = StatusOf<typeof folderSetupMachine>;

const NOTHING: SetupReading = {
  level: 'full',
  standing: '',
  folder: null,
  folders: [],
  workspace: null,
  unlinkedWorkspaceId: null,
  unlinkedFolders: [],
};

const isWritable = (workspace: Workspace): boolean =>
  !workspace.removal && canWriteWorkspace(workspace);

interface SavedTags {
  readonly workspaceId: string;
  readonly tags: Partial<WorkspaceTags>;
}

export const folderSetup = machineSlice<FolderSetupState>()(folderSetupMachine, {
  initial: { status: 'idle', found: NOTHING },
  events: {
    started: ({ found }) => ({ status: 'reading', found, made: [] }),
    read: ({ made }, found: SetupReading) => ({ status: 'reading', found, made }),
    opened: ({ found }) => ({ status: 'ready', found }),
    madeReadOnly: ({ found }) => ({ status: 'readOnly', found }),
    stubbed: ({ found }) => ({ status: 'stub', found }),
    deferred: ({ found }) => ({ status: 'waiting', found }),
    denied: ({ found }) => ({ status: 'denied', found }),
    folderMissing: ({ found, made }) => ({
      status: 'creatingFolder',
      found,
      made: [...made, 'folderMissing'],
    }),
    folderCreated: ({ found, made }) => ({ status: 'reading', found, made }),
    workspaceMissing: ({ found, made }) => ({
      status: 'creatingWorkspace',
      found,
      made: [...made, 'workspaceMissing'],
    }),
    workspaceCreated: ({ found, made }) => ({ status: 'reading', found, made }),
    mergeOffered: ({ found, made }) => ({
      status: 'choosingFolder',
      found,
      made,
      // The first of the folders offered is the default (spec §5).
      chosenFolderId: found.unlinkedFolders[0]?.id ?? null,
      error: null,
    }),
    mergeStarted: ({ found, made }, { folderId }: { readonly folderId: string }) => ({
      status: 'merging',
      found,
      made: [...made, 'mergeStarted'],
      chosenFolderId: folderId,
    }),
    mergeFailed: (from, error: PortError) => ({ ...from, status: 'choosingFolder', error }),
    merged: ({ found, made }) => ({ status: 'reading', found, made }),
    failed: ({ found }, error: PortError) => ({ status: 'broken', found, error }),
  },
  changes: {
    mergeFolderChosen: (from, { folderId }: { readonly folderId: string | null }) =>
      from.status === 'choosingFolder' ? { ...from, chosenFolderId: folderId } : from,
    /** What is known of the workspace has changed. */
    workspaceRead: (from, workspace: Workspace) =>
      from.found.workspace?.id === workspace.id
        ? { ...from, found: { ...from.found, workspace } }
        : from,
    /** Of the tags, these are saved. The others may have changed since that answer was written. */
    tagsSaved: (from, { workspaceId, tags }: SavedTags) => {
      const { workspace } = from.found;
      if (workspace?.id !== workspaceId) return from;
      const changed = { ...workspace, tags: { ...workspace.tags, ...tags } };
      return { ...from, found: { ...from.found, workspace: changed } };
    },
    /** The host's list has changed. */
    foldersRefreshed: (from, folders: readonly Folder[]) => ({
      ...from,
      found: { ...from.found, folders },
    }),
  },
  requests: {
    /** 'Move data' was pressed. */
    mergeRequested: request(),
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectView: viewOf,
    selectFound: (state) => state.found,
    selectMade: (state) => ('made' in state ? state.made : []),
    selectChosenFolderId: (state) => ('chosenFolderId' in state ? state.chosenFolderId : null),
    selectError: (state) => ('error' in state ? state.error : null),
    selectFolder: ({ found }) => found.folder,
    selectWorkspaceId: ({ found }) => found.workspace?.id ?? null,
    /** Owner, or permissions.write (spec §6). */
    selectCanWrite: ({ found: { workspace } }) => workspace !== null && isWritable(workspace),
    /** A guest without write permission, or everybody if it is to be removed; false without a workspace. */
    selectMayOnlyRead: ({ found: { workspace } }) => workspace !== null && !isWritable(workspace),
    selectIsLeaving: ({ found: { workspace } }) => !!workspace?.removal,
  },
});
