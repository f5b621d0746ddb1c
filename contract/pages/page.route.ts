import type { RouteGroup } from '../lib/route.ts';

/** Addresses of one import. */
export const PAGES_PER_IMPORT = 500;
/** Of an imported file, as HTML. */
export const PAGE_HTML_MAX_CHARS = 2_000_000;
/** Of a saved page of results; such pages are mostly script. */
export const RESULTS_HTML_MAX_CHARS = 5_000_000;
/** Links of each direction in one answer. */
export const LINKS_MOST = 20;
/** Orphans that one answer names. */
export const ORPHANS_LISTED = 50;
/** Pages in one answer. */
export const PAGES_LISTED = 50;

/** Part of the group `url`: the pages that a workspace has imported. */
export const pageRoutes = {
  getPages: {
    method: 'GET',
    path: '/:workspaceId/pages',
    read: 'pages',
    summary:
      'The pages that the workspace has imported, the newest first. Without a search service, competitors are looked for among them.',
    query: ['page'],
  },
  postPages: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/pages',
    stale: ['internalLinks', 'jobs', 'llmsText', 'pages'],
    summary:
      'Starts a job that imports web pages: the given addresses, and those in a sitemap. A page that cannot be read stays in the list with the reason. The same request id twice is one job.',
    perMinute: 20,
  },
  postPageText: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/pages/text',
    stale: ['internalLinks', 'llmsText', 'pages'],
    bodyLimit: 9 * 1024 * 1024,
    isForExtension: true,
    summary: 'Imports the text of a file, as HTML.',
    perMinute: 60,
  },
  postResultsPage: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/pages/results',
    stale: [],
    bodyLimit: 21 * 1024 * 1024,
    summary: 'Reads the results from a saved page of a search engine. Stores nothing.',
    perMinute: 20,
  },
  getInternalLinks: {
    method: 'GET',
    path: '/:workspaceId/links/:articleId',
    read: 'internalLinks',
    summary:
      'Links between the saved text of an article and the imported pages of the own website: words that could lead to one, pages that could lead to the article, and pages that no other one links to.',
    perMinute: 30,
  },
  getLlmsText: {
    method: 'GET',
    path: '/:workspaceId/llms',
    read: 'llmsText',
    summary:
      "The file llms.txt of the workspace's website, from its imported pages: their titles, and of each a sentence of its own.",
    perMinute: 30,
  },
  deletePage: {
    method: 'DELETE',
    path: '/:workspaceId/pages/:pageId',
    stale: ['internalLinks', 'llmsText', 'pages'],
    summary: 'Removes an imported page. It can be restored for an hour.',
  },
  restorePage: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/pages/:pageId/restore',
    stale: ['internalLinks', 'llmsText', 'pages'],
    summary: 'Brings a removed page back.',
  },
} as const satisfies RouteGroup;
