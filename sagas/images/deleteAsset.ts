import type { AssetPage } from '#contract/asset.schema.ts';
import type { imageUpload } from '#store/images/upload.slice.ts';
import {
  resourceReplaced,
  resourcesInvalidated,
  selectResources,
} from '#store/resources/resources.slice.ts';
import { callApi, showError } from '../session/session.api.ts';
import { put, select } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';

/** Removes an image from the library at once; it is back after the server has refused. */
export function* deleteAsset({ payload }: ReturnType<typeof imageUpload.assetDeleteRequested>) {
  const { asset } = yield* services();
  yield* takeFromPages(payload.assetId);
  try {
    yield* callApi(asset.deleteAsset, payload);
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 404) yield* showError('imageDeleteFailed');
  }
  yield* put(resourcesInvalidated({ name: 'assets' }));
}

function* takeFromPages(assetId: string) {
  for (const [key, { name, data }] of Object.entries(yield* select(selectResources))) {
    if (name !== 'assets' || data === undefined) continue;
    const page = data as AssetPage;
    const content = page.content.filter(({ id }) => id !== assetId);
    yield* put(resourceReplaced({ key, data: { ...page, content } }));
  }
}
