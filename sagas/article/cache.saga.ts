/**
 * Keeps what is cached of an article in step with its save queue: the new title as soon as a save
 * starts, the confirmed state when it has been answered, the previous one when it failed (spec §4, §8).
 */
import { blocksOf, displayedTitle } from '#domain/article/body.ts';
import type { Article } from '#contract/article.schema.ts';
import { articleSave } from '#store/article/save.slice.ts';
import {
  keyOf,
  resourceReplaced,
  resourcesInvalidated,
  selectResourceEntry,
} from '#store/resources/resources.slice.ts';
import { put, select, takeEvery } from '../lib/effects.ts';
import { changeLists, withFields } from './cachedLists.ts';

type OfArticle = { readonly payload: { readonly articleId: string } };

export function* articleCacheSaga() {
  yield* takeEvery([articleSave.saveDue, articleSave.resumed], showDraft);
  yield* takeEvery(
    [
      articleSave.saveSucceeded,
      articleSave.saveFailed,
      articleSave.discarded,
      articleSave.conflictMerged,
      articleSave.conflictResolved,
    ],
    showConfirmed,
  );
}

function* showDraft({ payload: { articleId } }: OfArticle) {
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null || (yield* select(articleSave.selectStatus, articleId)) !== 'saving') return;
  const title = yield* select(articleSave.selectTitle, articleId);
  yield* changeLists(entry.workspaceId, withFields(articleId, { title }));
}

function* showConfirmed({ payload: { articleId } }: OfArticle) {
  const entry = yield* select(articleSave.selectEntry, articleId);
  if (entry === null) {
    // The page was left and its last save is done: only the server still knows what became of it.
    yield* put(resourcesInvalidated({ name: 'articles' }));
    return;
  }
  const { base } = entry.queue;
  const fields = { title: displayedTitle(base.body, base.title), version: base.version };
  yield* changeLists(entry.workspaceId, withFields(articleId, fields));
  const key = keyOf({ name: 'article', args: { workspaceId: entry.workspaceId, articleId } });
  const cached = (yield* select(selectResourceEntry, key))?.data as Article | undefined;
  if (cached === undefined || cached.version > base.version) return;
  const blocks = blocksOf(base.body);
  yield* put(
    resourceReplaced({ key, data: { ...cached, ...fields, storedTitle: base.title, blocks } }),
  );
}
