import type { imageUpload } from '#store/images/upload.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { callApi, showError } from '../session/session.api.ts';
import { put } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';

/** Removes an image from the library at once; it is back after the server has refused. */
export function* deleteAsset({ payload }: ReturnType<typeof imageUpload.assetDeleteRequested>) {
  const { asset } = yield* services();
  yield* updateCached(
    'assets',
    () => true,
    (page) => ({ ...page, content: page.content.filter(({ id }) => id !== payload.assetId) }),
  );
  try {
    yield* callApi(asset.deleteAsset, payload);
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 404) yield* showError('imageDeleteFailed');
  }
  yield* put(resources.invalidated({ name: 'assets' }));
}
