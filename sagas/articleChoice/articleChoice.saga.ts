/** What the writer decides about text that could not be saved: discard it, or whose version to keep. */
import { type ArticleText, editBetween, opsOfEdit } from '#domain/article/articleEdit.ts';
import { bodyOf } from '#domain/article/body.ts';
import {
  conflictChoiceMade,
  conflictResolved,
  discarded,
  discardRequested,
  selectArticleEntry,
  selectDraft,
} from '#store/articleSave/articleSave.slice.ts';
import { callApi } from '../lib/callApi.ts';
import { call, put, select, takeEvery, takeLeading } from '../lib/effects.ts';
import { failureOf } from '../lib/failureOf.ts';
import { showError } from '../lib/notice.ts';
import { services } from '../lib/services.ts';

export function* articleChoiceSaga() {
  yield* takeEvery(discardRequested, discard);
  yield* takeLeading(conflictChoiceMade, resolveConflict);
}

function* discard({ payload: { articleId } }: ReturnType<typeof discardRequested>) {
  const entry = yield* select(selectArticleEntry, articleId);
  if (entry === null) return;
  yield* showInEditor(articleId, entry.queue.base);
  yield* put(discarded({ articleId }));
}

/** Resolved against what is there now, which may be newer still than what made the conflict. */
function* resolveConflict({ payload }: ReturnType<typeof conflictChoiceMade>) {
  const { articleId, keep } = payload;
  const entry = yield* select(selectArticleEntry, articleId);
  if (entry === null) return;
  const { article } = yield* services();
  try {
    const current = yield* callApi(article.getArticle, {
      workspaceId: entry.workspaceId,
      articleId,
    });
    const { version, storedTitle: title, blocks } = current;
    const theirs = { version, title, body: bodyOf(blocks) };
    if (keep === 'theirs') yield* showInEditor(articleId, theirs);
    yield* put(conflictResolved({ articleId, keep, theirs }));
  } catch (error) {
    yield* failureOf(error);
    yield* showError('conflictUnreadable');
  }
}

/** Gives the editor the difference between what it shows and what it is to show. */
function* showInEditor(articleId: string, text: ArticleText) {
  const draft = yield* select(selectDraft, articleId);
  if (draft === null) return;
  const { editor } = yield* services();
  const ops = opsOfEdit(draft.body, editBetween(draft, text));
  yield* call(editor.apply, { articleId, ops, run: null });
}
