/** What the writer decides about text that could not be saved: discard it, or whose version to keep. */
import { type ArticleText, editBetween, opsOfEdit } from '#domain/article/edit.ts';
import { mergedText } from '#domain/article/merge.ts';
import {
  conflictChoiceMade,
  conflictResolved,
  discarded,
  discardRequested,
  selectArticleEntry,
  selectDraft,
} from '#store/article/save.slice.ts';
import { call, put, select, takeEvery, takeLeading } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { showError } from '../session/session.api.ts';
import { readConfirmed } from './readConfirmed.ts';
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
  const { articleId, choices } = payload;
  const entry = yield* select(selectArticleEntry, articleId);
  if (entry === null) return;
  try {
    const theirs = yield* readConfirmed(entry.workspaceId, articleId);
    const queue = (yield* select(selectArticleEntry, articleId))?.queue;
    const merged = queue ? mergedText(queue.base, queue.draft, theirs, choices) : null;
    if (merged === null) return; // something new to decide: the dialog shows it
    yield* showInEditor(articleId, merged);
    yield* put(conflictResolved({ articleId, choices, theirs }));
  } catch (error) {
    yield* reportFailure(error);
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
