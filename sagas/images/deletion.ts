import type { Task } from 'redux-saga';
import type { imageUpload } from '#store/images/upload.slice.ts';
import type { NoticeText } from '#store/session/notices.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { join, put } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { showAtOnce } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

type Deletion = ReturnType<typeof imageUpload.assetDeleteRequested>['payload'];

const SERVER_ERROR = 500;

/**
 * Removes an image from the library at once, and offers to bring it back, also if nobody knows whether the server has deleted it.
 * It reappears if the server refuses. A change that is being stored goes before it.
 */
export function* deleteAsset(of: Deletion, change: Task | undefined) {
  const takeBack = yield* hide(of);
  if (change !== undefined) yield* join(change);
  let offered: NoticeText | null = yield* askToDelete(of);
  if (offered === null) yield* takeBack();
  yield* readAgain();
  while (offered !== null && (yield* showUndoable(offered))) offered = yield* restore(of);
}

function* hide({ assetId }: Deletion) {
  return yield* showAtOnce(
    'assets',
    () => true,
    (page) => ({ ...page, content: page.content.filter(({ id }) => id !== assetId) }),
  );
}

/** Returns the notice with which Undo is offered; null: it is not deleted. */
function* askToDelete(of: Deletion) {
  const { asset } = yield* services();
  try {
    yield* callApi(asset.deleteAsset, of);
    return 'imageDeleted' as const;
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status === null || status >= SERVER_ERROR) return 'imageDeleteUnknown' as const;
    if (status === 404) return 'imageDeleted' as const; // by another window, or by a request whose answer was lost
    yield* showError('imageDeleteFailed');
    return null;
  }
}

/** Returns the notice with which Undo is offered again; null: it is back, or gone for good. */
function* restore(of: Deletion) {
  const { asset } = yield* services();
  try {
    yield* callApi(asset.restoreAsset, of);
    return null;
  } catch (error) {
    const { status } = yield* reportFailure(error, 'editArticle');
    if (status !== 404) return status === 402 ? 'imageDeleted' : 'imageNotRestored';
    yield* showError('imageGone');
    return null;
  } finally {
    yield* readAgain();
  }
}

function* readAgain() {
  for (const name of ['assets', 'imageRequests'] as const)
    yield* put(resources.invalidated({ name }));
}
