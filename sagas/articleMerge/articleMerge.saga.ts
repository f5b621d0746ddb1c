/**
 * A save for an older version than the server has (409): both texts are merged by block where they
 * can be, so that the writer is asked only about what two people have really written differently.
 */
import { editBetween, opsOfEdit } from '#domain/article/articleEdit.ts';
import { mergedText } from '#domain/article/merge.ts';
import {
  conflictMerged,
  saveFailed,
  selectArticleEntry,
} from '#store/articleSave/articleSave.slice.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { readConfirmed } from '../lib/readConfirmed.ts';
import { services } from '../lib/services.ts';

export function* articleMergeSaga() {
  yield* takeEvery(saveFailed, merge);
}

function* merge({ payload: { articleId, halt } }: ReturnType<typeof saveFailed>) {
  const workspaceId = (yield* select(selectArticleEntry, articleId))?.workspaceId;
  if (halt !== 'conflict' || workspaceId === undefined) return;
  const { editor } = yield* services();
  try {
    const theirs = yield* readConfirmed(workspaceId, articleId);
    const queue = (yield* select(selectArticleEntry, articleId))?.queue;
    const merged = queue ? mergedText(queue.base, queue.draft, theirs) : null;
    if (!queue || merged === null) return; // the writer decides
    const ops = opsOfEdit(queue.draft.body, editBetween(queue.draft, merged));
    if (ops.length > 0) yield* call(editor.apply, { articleId, ops, run: null });
    yield* put(conflictMerged({ articleId, theirs }));
  } catch (error) {
    yield* failureOf(error); // the conflict stays, with its button to review it
  }
}
