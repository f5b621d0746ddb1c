/** Moves the data of the previous product into a folder (spec §4 "Folder setup flow"). */
import {
  mergeFailed,
  mergeRequested,
  mergeStarted,
  merged,
  selectSetup,
} from '#store/folders/setup.slice.ts';
import { resourcesInvalidated } from '#store/resources/resources.slice.ts';
import { callApi } from '../session/session.api.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { reportError } from '../lib/reportError.ts';
import { services } from '../lib/services.ts';

export function* answerMergeRequests() {
  yield* takeEvery(mergeRequested, start);
}

function* start() {
  const { chosenFolderId } = yield* select(selectSetup);
  // The button is disabled then (spec §5).
  if (chosenFolderId === null) yield* reportError('folder_id is not set', {});
  else yield* put(mergeStarted({ folderId: chosenFolderId }));
}

export function* merge() {
  const { host, workspace } = yield* services();
  const { chosenFolderId, unlinkedWorkspaceId } = yield* select(selectSetup);
  try {
    if (chosenFolderId === null) throw new Error('folder_id is not set');
    if (unlinkedWorkspaceId === null) throw new Error('Workspace was not loaded');
    yield* callApi(workspace.mergeWorkspace, {
      workspaceId: unlinkedWorkspaceId,
      body: { projectId: chosenFolderId },
    });
    yield* call(host.selectFolder, chosenFolderId);
    yield* put(resourcesInvalidated({ name: 'articles' }));
    yield* put(merged());
  } catch (error) {
    yield* put(mergeFailed(yield* reportFailure(error)));
  }
}
