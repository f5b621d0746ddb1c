import { assetWrites } from '#store/images/assets.writes.ts';
import type { imageUpload } from '#store/images/upload.slice.ts';
import type { NoticeText } from '#store/session/notices.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import { written } from '../resources/writes.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

const OFFERED = { kept: 'imageDeleted', lost: 'imageDeleteUnknown', refused: null } as const;

/** Deletes an image of the library, and offers to bring it back, also if nobody knows whether the server has deleted it. */
export function* deleteAsset({ payload: of }: ReturnType<typeof imageUpload.assetDeleteRequested>) {
  let offered: NoticeText | null = OFFERED[yield* written(assetWrites.remove(of))];
  while (offered !== null && (yield* showUndoable(offered))) offered = yield* restore(of);
}

/** Returns the notice with which Undo is offered again; null: it is back, or gone for good. */
function* restore(of: Parameters<typeof assetWrites.remove>[0]) {
  const { asset } = yield* services();
  try {
    yield* callApi(asset.restoreAsset, of);
    return null;
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 404) return status === 402 ? 'imageDeleted' : 'imageNotRestored';
    yield* showError('imageGone');
    return null;
  }
}
