import { versionRoutes } from '../history/version.route.ts';
import type { RouteGroup } from '../lib/route.ts';
import { shareRoutes } from '../sharing/share.route.ts';

/** An article of more characters of HTML is refused with 413, and stays in the editor. */
export const ARTICLE_LIMIT_CHARS = 4_000_000;
/** Articles per request of the full list, and per page of the paged view (spec §9). */
export const ARTICLE_LIST_LIMIT = 200;
export const ARTICLE_PAGE_SIZE = 10;

/** Reads that name articles of a workspace. */
export const OF_ARTICLES = ['articles', 'ideas', 'keyphraseUses', 'topics'] as const;

/** Reads that name an article, or are of it, in some place or other. */
const SHOWING_ARTICLE = [
  ...OF_ARTICLES,
  'assetUses',
  'briefOf',
  'briefs',
  'deadLinks',
  'examples',
  'internalLinks',
  'jobs',
  'translations',
] as const;

export const articleRoutes = {
  getArticles: {
    method: 'GET',
    path: '/:workspaceId',
    read: 'articles',
    summary: 'A page of the articles of a workspace, by default newest first.',
    query: ['limit', 'page', 'search', 'type', 'status', 'brief', 'sort'],
  },
  postArticle: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    stale: [...OF_ARTICLES],
    summary: 'Creates an article, empty or with text.',
    bodyLimit: 2 * 1024 * 1024, // 413: the text stays in the editor
  },
  getArticle: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    read: 'article',
    summary: 'An article with its blocks.',
  },
  updateArticle: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId',
    stale: [
      ...OF_ARTICLES,
      'assetUses',
      'briefOf',
      'deadLinks',
      'internalLinks',
      'translations',
      'versions',
    ],
    isFrequent: true,
    summary: 'Saves operations on a base version. The same request id twice is one save.',
    bodyLimit: 2 * 1024 * 1024, // 413: the text stays in the editor
    outlivesPage: true,
  },
  deleteArticle: {
    method: 'DELETE',
    path: '/:workspaceId/:articleId',
    stale: SHOWING_ARTICLE,
    summary: 'Deletes an article; it can be restored for a while.',
  },
  restoreArticle: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/:articleId/restore',
    stale: SHOWING_ARTICLE,
    summary: 'Restores a deleted article.',
  },
  ...versionRoutes,
  ...shareRoutes,
} as const satisfies RouteGroup;
