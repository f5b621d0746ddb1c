/** Leads from the page of another kind of article to the right one: a post opens at /smm/{id}, a brief at /briefs/{id}. */
import { articlePath } from '#domain/article/articlePath.ts';
import { isArticleRoute } from '#domain/session/routes.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { put } from '../lib/effects.ts';
import { waitUntil } from '../lib/waitUntil.ts';

/** The right address of the article on the page; null if it has it, or its kind is not known yet. */
function selectRightPath(state: RootState): string | null {
  const { route, params, pathname } = router.selectLocation(state);
  const workspaceId = folderSetup.selectWorkspaceId(state);
  const { articleId } = params;
  if (!isArticleRoute(route) || articleId === undefined || workspaceId === null) return null;
  const article = resources.selectEntry(state, 'article', { workspaceId, articleId })?.data;
  const right = article === undefined ? pathname : articlePath(article);
  return right === pathname ? null : right;
}

const selectIsRight = (state: RootState) => selectRightPath(state) === null;

export function* articleAddressSaga() {
  while (true) {
    const to = yield* waitUntil(selectRightPath);
    yield* put(router.navigationRequested({ to, replace: true }));
    yield* waitUntil(selectIsRight);
  }
}
