/**
 * Uploads images that were pasted, dropped or chosen (store/images/upload.slice.ts): one at a time, and inserts
 * each as soon as it is uploaded, whatever the writer does meanwhile. Deletes images of the library.
 */
import { refusalOf } from '#domain/images/image.ts';
import type { FigureImage } from '#html/figure.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import type { ImageUpload } from '#store/images/uploadState.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { deleteAsset } from './deletion.ts';
import { takenOver } from './images.api.ts';
import { insertChosen, insertUploaded } from './insert.ts';

export function* imageUploadSaga() {
  yield* takeEvery(imageUpload.assetDeleteRequested, deleteAsset);
  yield* takeEvery(imageUpload.chosen, insertChosen);
  yield* takeEvery([imageUpload.dropped, imageUpload.inserted], forgetFile);
  yield* fork(insertArrived);
  while (true) yield* upload(yield* waitUntil(imageUpload.selectQueued));
}

function* upload({ fileId, workspaceId, articleId, ours, ...file }: ImageUpload) {
  yield* put(imageUpload.started({ fileId }));
  const refusal = ours === undefined ? refusalOf(file) : null;
  if (refusal !== null) {
    yield* put(imageUpload.failed({ fileId, failure: refusal }));
    return;
  }
  const { files } = yield* services();
  try {
    const asset =
      ours === undefined
        ? yield* callApi(files.upload, { workspaceId, fileId })
        : yield* placed(workspaceId, ours);
    if (asset === null) return yield* put(imageUpload.failed({ fileId, failure: 'not_found' }));
    yield* put(imageUpload.uploaded({ fileId, asset }));
    if (articleId === null) yield* put(imageUpload.dropped({ fileId })); // nothing waits for it
  } catch (error) {
    const { code, kind } = yield* reportFailure(error, 'editArticle');
    yield* put(imageUpload.failed({ fileId, failure: code ?? kind }));
  }
}

/** An image of ours as the article can show it; null if it does not exist for this person. */
function* placed(workspaceId: string, ours: FigureImage) {
  const taken = yield* takenOver(workspaceId, ours.src);
  return taken === 'own' ? ours : taken;
}

function* insertArrived() {
  while (true) yield* insertUploaded(yield* waitUntil(imageUpload.selectArrived));
}

function* forgetFile({ payload: { fileId } }: ReturnType<typeof imageUpload.dropped>) {
  const { files } = yield* services();
  yield* call(files.forget, { fileId });
}
