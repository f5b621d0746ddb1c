import type { Article } from '#domain/contract/article.schema.ts';
import { resourcePrimed, resourcesInvalidated } from '#store/resources/resources.slice.ts';
import { navigationRequested } from '#store/router/router.slice.ts';
import { changeLists, withNew } from './cachedLists.ts';
import { put } from './effects.ts';

/** An article that was just made: known to the lists, and opened. */
export function* openNewArticle(workspaceId: string, article: Article) {
  const { storedTitle: _title, blocks: _blocks, generation: _generation, ...row } = article;
  const args = { workspaceId, articleId: article.id };
  yield* put(resourcePrimed({ name: 'article', args, data: article }));
  yield* changeLists(workspaceId, withNew(row));
  yield* put(resourcesInvalidated({ name: 'articles' }));
  yield* put(navigationRequested({ to: `/articles/${article.id}` }));
}
