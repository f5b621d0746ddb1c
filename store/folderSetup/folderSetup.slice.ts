import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Folder } from '#domain/contract/host.ts';
import type { PortError } from '#domain/contract/problems.ts';
import type { Workspace } from '#domain/contract/workspace.schema.ts';
import { stepper } from '../lib/stepper.ts';
import {
  type FolderSetupEvent,
  folderSetupMachine,
  type FolderSetupStatus,
} from './folderSetup.machine.ts';

export interface FolderSetupState {
  status: FolderSetupStatus;
  folder: Folder | null;
  workspace: Workspace | null;
  error: PortError | null;
}

const initialState: FolderSetupState = {
  status: folderSetupMachine.initial,
  folder: null,
  workspace: null,
  error: null,
};
const step = stepper<FolderSetupStatus, FolderSetupEvent>(folderSetupMachine.table);

const folderSetupSlice = createSlice({
  name: 'folderSetup',
  initialState,
  reducers: {
    setupStarted(state) {
      if (step(state, 'started')) state.error = null;
    },
    folderFound(state, { payload }: PayloadAction<Folder>) {
      if (step(state, 'folderFound')) state.folder = payload;
    },
    noFolderFound: (state) => void step(state, 'noFolder'),
    folderCreated(state, { payload }: PayloadAction<Folder>) {
      if (step(state, 'folderCreated')) state.folder = payload;
    },
    workspaceFound(state, { payload }: PayloadAction<Workspace>) {
      if (step(state, 'workspaceFound')) state.workspace = payload;
    },
    workspaceMissing: (state) => void step(state, 'workspaceMissing'),
    workspaceCreated(state, { payload }: PayloadAction<Workspace>) {
      if (step(state, 'workspaceCreated')) state.workspace = payload;
    },
    setupFailed(state, { payload }: PayloadAction<PortError>) {
      if (step(state, 'failed')) state.error = payload;
    },
  },
  selectors: {
    selectSetupStatus: (state) => state.status,
    selectSetupError: (state) => state.error,
    selectFolder: (state) => state.folder,
    selectWorkspace: (state) => state.workspace,
    selectWorkspaceId: (state) => state.workspace?.id ?? null,
  },
});

export const folderSetupReducer = folderSetupSlice.reducer;
export const {
  setupStarted,
  folderFound,
  noFolderFound,
  folderCreated,
  workspaceFound,
  workspaceMissing,
  workspaceCreated,
  setupFailed,
} = folderSetupSlice.actions;
export const {
  selectSetupStatus,
  selectSetupError,
  selectFolder,
  selectWorkspace,
  selectWorkspaceId,
} = folderSetupSlice.selectors;
