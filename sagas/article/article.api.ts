/** What articles offer to the workflows of other subjects. */
import type { Article } from '#contract/article.schema.ts';
import { SAVE_FLUSH_MAX_MS } from '#domain/article/edit.ts';
import { forceRequested, resumed, selectIsSavePending } from '#store/article/save.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { changeLists, withNew } from './cachedLists.ts';
import { call, delay, put, race, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';

const selectAreSaved = (state: RootState, articleIds: readonly string[]): boolean =>
  !articleIds.some((id) => selectIsSavePending(state, id));

/** Sends what waits and waits for the answers, but not for ever. True when nothing is left. */
export function* flushSaves(articleIds: readonly string[]) {
  const { editor } = yield* services();
  for (const articleId of articleIds) {
    yield* call(editor.flush, { articleId });
    yield* put(forceRequested({ articleId }));
    yield* put(resumed({ articleId }));
  }
  yield* race({ saved: waitUntil(selectAreSaved, articleIds), late: delay(SAVE_FLUSH_MAX_MS) });
  return yield* select(selectAreSaved, articleIds);
}

/** An article that was just made: known to the lists, and opened. */
export function* openNewArticle(workspaceId: string, article: Article) {
  const { storedTitle: _title, blocks: _blocks, generation: _generation, ...row } = article;
  const args = { workspaceId, articleId: article.id };
  yield* put(resources.primed({ name: 'article', args, data: article }));
  yield* changeLists(workspaceId, withNew(row));
  yield* put(resources.invalidated({ name: 'articles' }));
  yield* put(router.navigationRequested({ to: `/articles/${article.id}` }));
}
