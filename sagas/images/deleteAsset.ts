import type { assetDeleteRequested } from '#store/images/upload.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { callApi, showError } from '../session/session.api.ts';
import { put } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { updateCached } from '../resources/resources.api.ts';

/** Gone from the library at once, and back in it where the server did not agree. */
export function* deleteAsset({ payload }: ReturnType<typeof assetDeleteRequested>) {
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
