import type { RouteGroup } from '../lib/route.ts';

const POST = '/:workspaceId/articles/:articleId/sites/:siteId';

/** Part of the group `integration`. */
export const publicationRoutes = {
  getPublications: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/publications',
    read: 'publications',
    summary:
      'The posts that an article has become, by site: where each is, its state, the version it was last written from, and its runs, newest first.',
  },
  postPublication: {
    method: 'POST',
    creates: 'perRequest',
    path: POST,
    stale: ['jobs', 'publications', 'sites'],
    bodyLimit: 64 * 1024,
    summary:
      'Starts a job that writes a version of an article to a site: a new post, or the same one again. A post that was changed on the site since is written only if its present text is named. The same request id twice is one job.',
    perMinute: 20,
  },
  trashPublication: {
    method: 'POST',
    creates: 'perRequest',
    path: `${POST}/trash`,
    stale: ['jobs', 'publications', 'sites'],
    summary: "Starts a job that moves the post to the site's trash. The article stays.",
    perMinute: 20,
  },
  getSiteText: {
    method: 'GET',
    path: `${POST}/text`,
    query: ['run'],
    summary:
      'Asks the site for the text of the post as it is now, beside the text that was last written there; or returns what a run has replaced there.',
    perMinute: 30,
  },
  postSiteText: {
    method: 'POST',
    creates: 'perRequest',
    path: `${POST}/text`,
    stale: ['articles'],
    summary:
      'Makes a new article of the text of the post as it is on the site, or as it was before a run.',
    perMinute: 20,
  },
  getSiteChoices: {
    method: 'GET',
    path: '/:workspaceId/sites/:siteId/choices',
    read: 'siteChoices',
    summary: 'Asks a site for its categories, and for the authors that the account may name.',
    perMinute: 30,
  },
  postSitePages: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/sites/:siteId/pages',
    stale: ['internalLinks', 'jobs', 'llmsText', 'pages'],
    summary:
      'Starts a job that imports the published posts of a site, newest first. The same request id twice is one job.',
    perMinute: 10,
  },
} as const satisfies RouteGroup;
