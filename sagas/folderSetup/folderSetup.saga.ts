/**
 * Finds or creates the folder and the workspace (store/folderSetup/folderSetup.machine.ts). "Try
 * again" is `setupStarted`: the status is all that this workflow goes by.
 */
import type { Folder } from '#domain/contract/host.ts';
import { AUTO_FOLDER_NAME } from '#domain/folderSetup/folderSetup.ts';
import {
  folderCreated,
  folderFound,
  noFolderFound,
  selectSetupStatus,
  setupFailed,
  setupStarted,
  workspaceCreated,
  workspaceFound,
  workspaceMissing,
} from '#store/folderSetup/folderSetup.slice.ts';
import { selectIsSignedIn } from '#store/hostReady/hostReady.slice.ts';
import type { RootState } from '#store/reducer.ts';
import { isPortError } from '#domain/contract/problems.ts';
import { callApi } from '../lib/callApi.ts';
import { call, put } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectIsReading = (state: RootState) => selectSetupStatus(state) === 'reading';

export function* folderSetupSaga() {
  yield* waitUntil(selectIsSignedIn);
  yield* put(setupStarted());
  while (true) {
    yield* waitUntil(selectIsReading);
    yield* setUp();
  }
}

function* setUp() {
  try {
    const folder = yield* findOrCreateFolder();
    const existing = yield* workspaceOf(folder);
    if (existing !== null) {
      yield* put(workspaceFound(existing));
    } else {
      yield* put(workspaceMissing());
      yield* put(workspaceCreated(yield* createWorkspace(folder)));
    }
  } catch (error) {
    yield* put(setupFailed(yield* failureOf(error)));
  }
}

function* findOrCreateFolder() {
  const { host } = yield* services();
  const selected = yield* call(host.selectedFolder);
  const folder = selected ?? (yield* call(host.folders))[0];
  if (folder !== undefined) {
    yield* put(folderFound(folder));
    return folder;
  }
  yield* put(noFolderFound());
  const created = yield* call(host.createFolder, AUTO_FOLDER_NAME);
  yield* put(folderCreated(created));
  return created;
}

/** A 404 means no workspace (spec §7). */
function* workspaceOf(folder: Folder) {
  const { workspace } = yield* services();
  try {
    return yield* callApi(workspace.getWorkspaceByFolderId, { folderId: folder.id });
  } catch (error) {
    if (isPortError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Another tab may be setting up the same folder; whoever comes second takes the workspace of the first. */
function* createWorkspace(folder: Folder) {
  const { page, workspace } = yield* services();
  const timeZone = yield* call(page.timeZone);
  try {
    return yield* callApi(workspace.postWorkspaces, { body: { folderId: folder.id, timeZone } });
  } catch (error) {
    const isTaken = isPortError(error) && error.status === 409;
    const theirs = isTaken ? yield* workspaceOf(folder) : null;
    if (theirs === null) throw error;
    return theirs;
  }
}
