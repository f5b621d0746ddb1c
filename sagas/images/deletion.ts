import type { imageUpload } from '#store/images/upload.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

type Deletion = ReturnType<typeof imageUpload.assetDeleteRequested>['payload'];

/** Removes an image from the library at once, and offers to bring it back. It reappears if the server refuses. */
export function* deleteAsset({ payload }: ReturnType<typeof imageUpload.assetDeleteRequested>) {
  yield* hide(payload);
  const isDeleted = yield* askToDelete(payload);
  yield* put(resources.invalidated({ name: 'assets' }));
  if (isDeleted && (yield* showUndoable('imageDeleted'))) yield* restore(payload);
}

function* hide({ assetId }: Deletion) {
  yield* updateCached(
    'assets',
    () => true,
    (page) => ({ ...page, content: page.content.filter(({ id }) => id !== assetId) }),
  );
}

function* askToDelete(of: Deletion) {
  const { asset } = yield* services();
  try {
    yield* callApi(asset.deleteAsset, of);
    return true;
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 404) yield* showError('imageDeleteFailed');
    return false;
  }
}

function* restore(of: Deletion) {
  const { asset } = yield* services();
  try {
    yield* callApi(asset.restoreAsset, of);
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 402) yield* showError('imageNotRestored');
  }
  yield* put(resources.invalidated({ name: 'assets' }));
}
