import type { RouteGroup } from './route.ts';
import { shareRoutes } from './share.route.ts';

/** An article of more characters of HTML is refused with 413, and stays in the editor. */
export const ARTICLE_LIMIT_CHARS = 4_000_000;
/** Articles per request of the full list, and per page of the paged view (spec §9). */
export const ARTICLE_LIST_LIMIT = 200;
export const ARTICLE_PAGE_SIZE = 10;

export const articleRoutes = {
  getArticles: {
    method: 'GET',
    path: '/:workspaceId',
    summary: 'A page of the articles of a workspace, by default newest first.',
    query: ['limit', 'page', 'search', 'type', 'status', 'brief', 'sort'],
  },
  postArticle: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    summary: 'Creates an article, empty or with text.',
    bodyLimit: 2 * 1024 * 1024, // 413: the text stays in the editor
  },
  getArticle: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    summary: 'An article with its blocks.',
  },
  updateArticle: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId',
    summary: 'Saves operations on a base version. The same request id twice is one save.',
    bodyLimit: 2 * 1024 * 1024, // 413: the text stays in the editor
    outlivesPage: true,
  },
  deleteArticle: {
    method: 'DELETE',
    path: '/:workspaceId/:articleId',
    summary: 'Deletes an article; it can be restored for a while.',
  },
  restoreArticle: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/:articleId/restore',
    summary: 'Restores a deleted article.',
  },
  getVersions: {
    method: 'GET',
    path: '/:workspaceId/:articleId/versions',
    summary: 'Earlier states of an article, newest first.',
    query: ['limit', 'page'],
  },
  getVersion: {
    method: 'GET',
    path: '/:workspaceId/:articleId/versions/:version',
    summary: 'An earlier state of an article with its blocks.',
  },
  postVersion: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId/versions',
    summary: 'Keeps the article as it is now as a version, with a name or after a restore.',
  },
  patchVersion: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId/versions/:version',
    summary: 'Names a version, or removes its name.',
  },
  ...shareRoutes,
} as const satisfies RouteGroup;
