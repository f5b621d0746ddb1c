/**
 * A save for an older version than the server has (409), or a journal that does not know what it was
 * typed on: both texts are merged by block where they can be, so that the writer is asked only about
 * what two people have really written differently.
 */
import { editBetween, opsOfEdit } from '#domain/article/edit.ts';
import { mergedText } from '#domain/article/merge.ts';
import { backoffMs, isTransient } from '#domain/retry.ts';
import {
  conflictMerged,
  recovered,
  saveFailed,
  selectArticleEntry,
  selectSaveStatus,
} from '#store/article/save.slice.ts';
import { isBackOnline } from '#store/session/page.slice.ts';
import { call, delay, put, race, select, take, takeEvery } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { readConfirmed } from './readConfirmed.ts';
import { services } from '../lib/services.ts';

export function* articleMergeSaga() {
  yield* takeEvery([saveFailed, recovered], mergeWhenRead);
}

/** Until theirs could be read, or nothing is in conflict any more. What cannot be read at all leaves the button to review it. */
function* mergeWhenRead({ payload }: ReturnType<typeof saveFailed | typeof recovered>) {
  const { articleId } = payload;
  for (let failures = 1; ; failures += 1) {
    if ((yield* select(selectSaveStatus, articleId)) !== 'conflict') return;
    try {
      return yield* merge(articleId);
    } catch (error) {
      if (!isTransient(yield* reportFailure(error))) return;
    }
    yield* race({ over: delay(backoffMs(failures)), online: take(isBackOnline) });
  }
}

function* merge(articleId: string) {
  const workspaceId = (yield* select(selectArticleEntry, articleId))?.workspaceId ?? '';
  const { editor } = yield* services();
  const theirs = yield* readConfirmed(workspaceId, articleId);
  const queue = (yield* select(selectArticleEntry, articleId))?.queue;
  if (queue?.pause !== 'conflict') return; // the writer was faster
  const merged = mergedText(queue.base, queue.draft, theirs);
  if (merged === null) return; // the writer decides
  const ops = opsOfEdit(queue.draft.body, editBetween(queue.draft, merged));
  if (ops.length > 0) yield* call(editor.apply, { articleId, ops, run: null });
  yield* put(conflictMerged({ articleId, theirs }));
}
