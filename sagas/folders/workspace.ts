/** Creates the workspace of a folder, or moves one of the previous product into it. */
import type { Folder } from '#contract/host/host.ts';
import { isPortError } from '#contract/lib/problems.ts';
import type { SetupStep } from '#domain/folders/folderSetup.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { reportError } from '../lib/failure.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

/** Creates the workspace of the selected folder; the app waits until it is read (spec §4). */
export function* createWorkspace(step: Extract<SetupStep, { event: 'workspaceMissing' }>) {
  const folder = yield* select(folderSetup.selectFolder);
  if (folder === null) return;
  yield* put(folderSetup.workspaceMissing());
  yield* post(folder, step.keywords);
  yield* put(folderSetup.workspaceCreated());
  if (step.areKeywordsMissing) yield* goToStart();
}

/** Another tab may have created the workspace of this folder in the meantime. */
function* post(folder: Folder, keywords: readonly string[]) {
  const { page, workspace } = yield* services();
  const timeZone = yield* call(page.timeZone);
  const workspaceTagsDTO = keywords.length > 0 ? { keywords: [...keywords] } : {};
  try {
    const body = { folderId: folder.id, timeZone, workspaceTagsDTO };
    yield* createOnce(['workspace', body], (requestId) =>
      callApi(workspace.postWorkspaces, { body: { requestId, ...body } }),
    );
  } catch (error) {
    if (!isPortError(error) || error.code !== 'folder_taken') throw error;
  }
}

/** Without keywords in the address, logs a warning and opens the start page (spec §4). */
function* goToStart() {
  const { errors } = yield* services();
  yield* call(errors.warn, 'No keywords in the address: the workspace has no tags.', {});
  yield* put(router.navigationRequested({ to: '/', replace: true }));
}

export function* answerMergeRequests() {
  yield* takeEvery(folderSetup.mergeRequested, start);
}

function* start() {
  const folderId = yield* select(folderSetup.selectChosenFolderId);
  // The button is disabled in this case (spec §5).
  if (folderId === null) yield* reportError('folder_id is not set', {});
  else yield* put(folderSetup.mergeStarted({ folderId }));
}

/** Moves the data of the previous product into a folder (spec §4 "Folder setup flow"). */
export function* merge() {
  const { host, workspace } = yield* services();
  const folderId = yield* select(folderSetup.selectChosenFolderId);
  const { unlinkedWorkspaceId } = yield* select(folderSetup.selectFound);
  try {
    if (folderId === null) throw new Error('folder_id is not set');
    if (unlinkedWorkspaceId === null) throw new Error('Workspace was not loaded');
    yield* callApi(workspace.mergeWorkspace, {
      workspaceId: unlinkedWorkspaceId,
      body: { projectId: folderId },
    });
    yield* call(host.selectFolder, folderId);
    yield* put(folderSetup.merged());
  } catch (error) {
    yield* put(folderSetup.mergeFailed(yield* reportFailure(error)));
  }
}
