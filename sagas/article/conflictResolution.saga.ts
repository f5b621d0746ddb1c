/** What the writer decides about text that could not be saved: discard it, or whose version to keep. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { type ArticleText, editBetween, opsOfEdit } from '#domain/article/edit.ts';
import { mergedText } from '#domain/article/merge.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { select } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { showError } from '../session/session.api.ts';
import { changeText } from './article.api.ts';
import { readConfirmed } from './readConfirmed.ts';

export function* conflictResolutionSaga() {
  yield* takeEvery(articleSave.discardRequested, discard);
  yield* takeLeading(articleSave.conflictChoiceMade, resolveConflict);
}

function* discard({ payload: { articleId } }: ReturnType<typeof articleSave.discardRequested>) {
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null) return;
  yield* changeTo(articleId, entry.queue.base, articleSave.discarded({ articleId }));
}

/** Resolves against the server's current version, which may be newer than the one in conflict. */
function* resolveConflict({ payload }: ReturnType<typeof articleSave.conflictChoiceMade>) {
  const { articleId, choices } = payload;
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null) return;
  try {
    const theirs = yield* readConfirmed(entry.workspaceId, articleId);
    const queue = (yield* select(articleSave.selectEntry, articleId))?.queue;
    const merged = queue ? mergedText(queue.base, queue.draft, theirs, choices) : null;
    if (merged === null) return; // something new to decide: the dialog shows it
    const resolved = articleSave.conflictResolved({ articleId, choices, theirs });
    yield* changeTo(articleId, merged, resolved);
  } catch (error) {
    yield* reportFailure(error);
    yield* showError('conflictUnreadable');
  }
}

/** Changes what the editor shows to `text`, which the event brings about in the queue. */
function* changeTo(articleId: string, text: ArticleText, event: UnknownAction) {
  const draft = yield* select(articleSave.selectDraft, articleId);
  const ops = draft === null ? [] : opsOfEdit(draft.body, editBetween(draft, text));
  yield* changeText(articleId, ops, null, () => event);
}
