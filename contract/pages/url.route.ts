import type { RouteGroup } from '../lib/route.ts';
import { pageRoutes } from './page.route.ts';

/** Articles that are named for one dead link. */
export const LINKING_ARTICLES_MOST = 10;

export const urlRoutes = {
  postUrl: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId',
    stale: [],
    summary: 'Reads a public web page and returns the article on it.',
    perMinute: 10, // so that nobody wears out somebody else's server
  },
  getSources: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/sources',
    read: 'sources',
    summary: 'The sources of an article, and what is known of the claims in its text.',
  },
  getSourceWording: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/sources/wording',
    read: 'sourceWording',
    summary:
      'Hashes of the wording of the sources of an article, by which its report finds copies.',
  },
  postSource: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/articles/:articleId/sources',
    stale: ['sourceWording'],
    renewed: ['sources'],
    summary:
      'Adds a web page to the sources of an article and reads it, or reads it again. A page that cannot be read stays in the list with the reason.',
    perMinute: 30,
  },
  removeSource: {
    method: 'POST', // an address in a query would be in every log on the way
    creates: 'nothing',
    path: '/:workspaceId/articles/:articleId/sources/remove',
    stale: ['sourceWording'],
    renewed: ['sources'],
    summary: 'Removes a source. Adding it again brings its text back as it was.',
  },
  checkClaims: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/articles/:articleId/claims/check',
    stale: [],
    renewed: ['sources'],
    summary:
      'Looks for the figures and quotations of the saved text in its sources, tries its links, and finds passages that stand in a source word for word.',
    perMinute: 6,
  },
  putClaim: {
    method: 'PUT',
    path: '/:workspaceId/articles/:articleId/claims',
    stale: [],
    renewed: ['sources'],
    summary: 'Stores whether the writer vouches for a claim.',
  },
  postLinkCheck: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/link-checks',
    stale: ['jobs'],
    summary:
      'Starts a job that tries the links of every article of the workspace, each address once. What is found is part of the claims of the articles. The same request id twice is one job.',
    perMinute: 20,
  },
  getDeadLinks: {
    method: 'GET',
    path: '/:workspaceId/link-checks/:jobId/dead',
    read: 'deadLinks',
    summary:
      'The addresses of a link check where there is nothing, with the articles that link to them now.',
    query: ['page'],
  },
  ...pageRoutes,
} as const satisfies RouteGroup;
