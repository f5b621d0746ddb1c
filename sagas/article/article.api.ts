/** What articles offer to the workflows of other subjects. */

import type { UnknownAction } from '@reduxjs/toolkit';
import type { Article } from '#contract/article/article.schema.ts';
import { articlePath } from '#domain/article/articlePath.ts';
import type { BlockOp } from '#domain/article/body.ts';
import { fittingFields, takenBack } from '#domain/article/fieldText.ts';
import type { FieldsChange } from '#domain/article/searchFields.ts';
import { without } from '#domain/without.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, put, select, take } from '../lib/effects.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { showUndoable } from '../session/session.api.ts';
import { changeLists, withNew } from './cachedLists.ts';

/**
 * The only way to change the text of an open article from outside of its editor. The editor changes first, as it
 * may adjust the operations to what was typed meanwhile; then the save queue gets what was applied. Changes
 * of the same `run` are one undo step; with null there is none, and undo does not revert them. `toQueue` is
 * the event of the queue, by default an edit.
 */
export function* changeText(
  articleId: string,
  ops: readonly BlockOp[],
  run: string | null,
  toQueue: (applied: readonly BlockOp[]) => UnknownAction = (applied) =>
    articleSave.edited({ articleId, ops: applied }),
) {
  const { editor } = yield* services();
  const applied = ops.length === 0 ? ops : yield* call(editor.apply, { articleId, ops, run });
  yield* put(toQueue(applied));
}

/** Fills search fields, as one change that can be undone for a while. A field that was changed since stays as it is. */
export function* fillFields(articleId: string, texts: FieldsChange) {
  const before = (yield* select(articleSave.selectDraft, articleId))?.fields;
  const fields = fittingFields(texts, '');
  if (before === undefined) return;
  yield* put(articleSave.edited({ articleId, fields }));
  const left = () => take(matching(articleSave.left, { articleId }));
  if (!(yield* showUndoable('fieldsFilled', left))) return;
  const now = (yield* select(articleSave.selectDraft, articleId))?.fields;
  if (now) yield* put(articleSave.edited({ articleId, fields: takenBack(now, fields, before) }));
}

/** Adds an article that was just created to the lists, and opens it. */
export function* openNewArticle(workspaceId: string, article: Article) {
  yield* listNewArticle(workspaceId, article);
  yield* put(router.navigationRequested({ to: articlePath(article) }));
}

/** Where the person is. */
export const selectPath = (state: RootState) => router.selectLocation(state).pathname;

/** Adds an article that was just created to the lists, and opens it unless the person has left the page where they asked for it. */
export function* openIfAwaited(workspaceId: string, article: Article, askedAt: string) {
  const isThere = (yield* select(selectPath)) === askedAt;
  yield* isThere ? openNewArticle(workspaceId, article) : listNewArticle(workspaceId, article);
}

/** Adds an article that was just created to the lists. */
export function* listNewArticle(workspaceId: string, article: Article) {
  const row = without(article, 'storedTitle', 'fields', 'blocks', 'generation');
  const args = { workspaceId, articleId: article.id };
  yield* put(resources.primed({ name: 'article', args, data: article }));
  yield* changeLists(workspaceId, withNew(row));
}
