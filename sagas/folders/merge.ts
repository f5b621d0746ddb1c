/** Moves the data of the previous product into a folder (spec §4 "Folder setup flow"). */
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { callApi } from '../session/session.api.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { reportError } from '../lib/reportError.ts';
import { services } from '../lib/services.ts';

export function* answerMergeRequests() {
  yield* takeEvery(folderSetup.mergeRequested, start);
}

function* start() {
  const folderId = yield* select(folderSetup.selectChosenFolderId);
  // The button is disabled then (spec §5).
  if (folderId === null) yield* reportError('folder_id is not set', {});
  else yield* put(folderSetup.mergeStarted({ folderId }));
}

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
    yield* put(resources.invalidated({ name: 'articles' }));
    yield* put(folderSetup.merged());
  } catch (error) {
    yield* put(folderSetup.mergeFailed(yield* reportFailure(error)));
  }
}
