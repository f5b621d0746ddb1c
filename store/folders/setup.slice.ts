import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { canWriteWorkspace } from '#domain/access/workspaceAccess.ts';
import type { Folder } from '#contract/host.ts';
import type { PortError } from '#contract/problems.ts';
import type { SetupStep } from '#domain/folders/folderSetup.ts';
import type { EventOf } from '#domain/machine.ts';
import { stepper } from '../lib/stepper.ts';
import { folderSetupMachine } from './setup.machine.ts';
import { type FolderSetupState, type SetupReading, viewOf } from './setupState.ts';

const NOTHING: SetupReading = {
  level: 'full',
  standing: '',
  folder: null,
  folders: [],
  workspace: null,
  unlinkedWorkspaceId: null,
  unlinkedFolders: [],
};

const initialState = {
  ...NOTHING,
  status: folderSetupMachine.initial,
  chosenFolderId: null,
  taken: [],
  error: null,
} as FolderSetupState;
const step = stepper(folderSetupMachine);

/** A step that makes something, noted so that it is not made again. */
const making =
  (event: EventOf<typeof folderSetupMachine>, what: SetupStep['do']) =>
  (state: FolderSetupState) => {
    if (step(state, event)) state.taken = [...state.taken, what];
  };

const folderSetupSlice = createSlice({
  name: 'folderSetup',
  initialState,
  reducers: {
    setupStarted(state) {
      if (step(state, 'started')) Object.assign(state, { error: null, taken: [] });
    },
    setupRead(state, { payload }: PayloadAction<SetupReading>) {
      if (!step(state, 'read')) return;
      // The first of the folders offered is the default (spec §5).
      const chosenFolderId = payload.unlinkedFolders[0]?.id ?? null;
      Object.assign(state, payload, { chosenFolderId });
    },
    setupOpened: (state) => void step(state, 'opened'),
    madeReadOnly: (state) => void step(state, 'madeReadOnly'),
    setupStubbed: (state) => void step(state, 'stubbed'),
    setupLeftAlone: (state) => void step(state, 'leftAlone'),
    folderMissing: making('folderMissing', 'createFolder'),
    folderCreated: (state) => void step(state, 'folderCreated'),
    workspaceMissing: making('workspaceMissing', 'createWorkspace'),
    workspaceCreated: (state) => void step(state, 'workspaceCreated'),
    mergeOffered: (state) => void step(state, 'mergeOffered'),
    /** 'Move data' was pressed. */
    mergeRequested() {},
    mergeFolderChosen(state, { payload }: PayloadAction<{ folderId: string | null }>) {
      if (state.status === 'choosingFolder') state.chosenFolderId = payload.folderId;
    },
    mergeStarted(state, { payload }: PayloadAction<{ folderId: string }>) {
      if (!step(state, 'mergeStarted')) return;
      Object.assign(state, { chosenFolderId: payload.folderId, error: null });
      state.taken = [...state.taken, 'merge'];
    },
    mergeFailed(state, { payload }: PayloadAction<PortError>) {
      if (step(state, 'mergeFailed')) state.error = payload;
    },
    merged: (state) => void step(state, 'merged'),
    setupRefused: (state) => void step(state, 'refused'),
    setupFailed(state, { payload }: PayloadAction<PortError>) {
      if (step(state, 'failed')) state.error = payload;
    },
    /** The host's list has changed. */
    foldersRefreshed(state, { payload }: PayloadAction<readonly Folder[]>) {
      Object.assign(state, { folders: payload });
    },
  },
  selectors: {
    selectSetup: (state) => state,
    selectSetupStatus: (state) => state.status,
    selectSetupError: (state) => state.error,
    selectFolder: (state) => state.folder,
    selectWorkspaceId: (state) => state.workspace?.id ?? null,
    /** Owner, or permissions.write (spec §6). */
    selectCanWrite: (state) => state.workspace !== null && canWriteWorkspace(state.workspace),
    /** A guest of a workspace that they may not write in; false while there is none. */
    selectMayOnlyRead: (state) => state.workspace !== null && !canWriteWorkspace(state.workspace),
    selectSetupView: (state) => viewOf(state),
  },
});

export const folderSetupReducer = folderSetupSlice.reducer;
export const {
  setupStarted,
  setupRead,
  setupOpened,
  madeReadOnly,
  setupStubbed,
  setupLeftAlone,
  folderMissing,
  folderCreated,
  workspaceMissing,
  workspaceCreated,
  mergeOffered,
  mergeRequested,
  mergeFolderChosen,
  mergeStarted,
  mergeFailed,
  merged,
  setupRefused,
  setupFailed,
  foldersRefreshed,
} = folderSetupSlice.actions;
export const {
  selectSetup,
  selectSetupStatus,
  selectSetupError,
  selectFolder,
  selectWorkspaceId,
  selectCanWrite,
  selectMayOnlyRead,
  selectSetupView,
} = folderSetupSlice.selectors;
