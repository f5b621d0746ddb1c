/** Exports a workspace and downloads the file (store/archive/archiveExport.slice.ts). */
import { archiveExport } from '#store/archive/archiveExport.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

export function* archiveExportSaga() {
  yield* takeEvery(archiveExport.requested, start);
  yield* takeEvery(archiveExport.downloadRequested, download);
  yield* takeEvery(archiveExport.jobEnded, readAgain);
}

function* start({ payload: { workspaceId } }: ReturnType<typeof archiveExport.requested>) {
  const { workspace } = yield* services();
  try {
    yield* createOnce(['export', workspaceId], (requestId) =>
      callApi(workspace.postExport, { workspaceId, body: { requestId } }),
    );
    yield* put(archiveExport.begun());
  } catch (error) {
    yield* put(archiveExport.failed({ error: yield* reportFailure(error) }));
  }
}

function* download({ payload }: ReturnType<typeof archiveExport.downloadRequested>) {
  const { workspace, downloads } = yield* services();
  try {
    const { path: address } = yield* callApi(workspace.postArchivePass, payload);
    yield* call(downloads.saveAddress, { address });
    yield* put(archiveExport.saved());
  } catch (error) {
    yield* put(archiveExport.failed({ error: yield* reportFailure(error) }));
    yield* put(resources.invalidated({ name: 'archives' })); // it may be gone
  }
}

/** An import has changed everything that the page shows. */
function* readAgain() {
  for (const name of ['archives', 'archiveReport', 'articles', 'assets', 'brandVoices'] as const)
    yield* put(resources.invalidated({ name }));
}
