/**
 * Uploads images that were pasted, dropped or chosen (store/images/upload.slice.ts): one at a time, and inserts
 * each as soon as it is uploaded, whatever the writer does meanwhile. Changes and deletes images of the library.
 */
import type { Task } from 'redux-saga';
import type { FigureImage } from '#html/figure.ts';
import { refusalOf } from '#domain/images/image.ts';
import { type AssetChange, imageUpload } from '#store/images/upload.slice.ts';
import type { ImageUpload } from '#store/images/uploadState.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { callApi, showError } from '../session/session.api.ts';
import { call, fork, join, put, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { deleteAsset } from './deletion.ts';
import { takenOver } from './images.api.ts';
import { insertChosen, insertUploaded } from './insert.ts';
import { showAtOnce } from '../resources/showAtOnce.api.ts';

export function* imageUploadSaga() {
  yield* fork(changeAndDelete);
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
    yield* put(resources.invalidated({ name: 'assets' }));
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

type Change = ReturnType<typeof imageUpload.assetChangeRequested>['payload'];

/** The changes of an image are stored in their order, and before it is deleted. */
function* changeAndDelete() {
  const changes = new Map<string, Task>();
  while (true) {
    const action = yield* take([
      imageUpload.assetChangeRequested,
      imageUpload.assetDeleteRequested,
    ]);
    const { assetId } = action.payload;
    const change = changes.get(assetId);
    if (imageUpload.assetChangeRequested.match(action))
      changes.set(assetId, yield* fork(changeAsset, action.payload, change));
    else yield* fork(deleteAsset, action.payload, change);
  }
}

/** Shows the change at once; the library is read again if the server refuses. */
function* changeAsset({ workspaceId, assetId, change }: Change, before: Task | undefined) {
  const { asset } = yield* services();
  const takeBack = yield* showChanged(assetId, change);
  if (before !== undefined) yield* join(before);
  try {
    yield* showChanged(
      assetId,
      yield* callApi(asset.patchAsset, { workspaceId, assetId, body: change }),
    );
  } catch (error) {
    yield* reportFailure(error, 'editArticle');
    yield* takeBack();
    yield* showError('imageChangeFailed');
    yield* put(resources.invalidated({ name: 'assets' }));
  }
}

function* showChanged(assetId: string, change: AssetChange) {
  return yield* showAtOnce(
    'assets',
    () => true,
    (page) =>
      page.content.some(({ id }) => id === assetId)
        ? {
            ...page,
            content: page.content.map((one) => (one.id === assetId ? { ...one, ...change } : one)),
          }
        : page,
  );
}
