import type { RouteGroup } from './route.ts';

/** A save larger than this is refused with 413; the text stays in the editor. */
export const SAVE_BODY_LIMIT_BYTES = 2 * 1024 * 1024;

export const articleRoutes = {
  getArticles: {
    method: 'GET',
    path: '/:workspaceId',
    summary: 'A page of the articles of a workspace, newest first.',
    query: ['limit', 'page'],
  },
  postArticle: { method: 'POST', path: '/:workspaceId', summary: 'Creates an empty article.' },
  getArticle: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    summary: 'An article with its blocks.',
  },
  updateArticle: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId',
    summary:
      'Saves operations made against a base version. The same request id twice is one save; a stale base is 409.',
    bodyLimit: SAVE_BODY_LIMIT_BYTES,
    outlivesPage: true,
  },
  deleteArticle: {
    method: 'DELETE',
    path: '/:workspaceId/:articleId',
    summary: 'Deletes an article; it can be restored for a while.',
  },
  restoreArticle: {
    method: 'POST',
    path: '/:workspaceId/:articleId/restore',
    summary: 'Brings a deleted article back.',
  },
} as const satisfies RouteGroup;

/** An article longer than this (characters of HTML) is not saved: 413, the text stays in the editor. */
export const ARTICLE_LIMIT_CHARS = 4_000_000;
