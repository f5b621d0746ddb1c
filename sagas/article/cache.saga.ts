/**
 * Keeps what is cached of an article in step with its save queue: the new title as soon as a save
 * starts, the confirmed state when it has been answered, the previous one when it failed (spec §4, §8).
 */
import { blocksOf, displayedTitle } from '#domain/article/body.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { put, select, takeEvery } from '../lib/effects.ts';
import { updateCached } from '../resources/resources.api.ts';
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
    yield* put(resources.invalidated({ name: 'articles' }));
    return;
  }
  const { base } = entry.queue;
  const fields = { title: displayedTitle(base.body, base.title), version: base.version };
  yield* changeLists(entry.workspaceId, withFields(articleId, fields));
  const args = { workspaceId: entry.workspaceId, articleId };
  yield* updateCached('article', args, (cached) =>
    cached.version > base.version
      ? cached
      : { ...cached, ...fields, storedTitle: base.title, blocks: blocksOf(base.body) },
  );
}
