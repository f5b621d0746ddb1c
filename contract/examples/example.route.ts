import { OF_ARTICLES } from '../article/article.route.ts';
import type { RouteGroup } from '../lib/route.ts';

/** Reads that list examples among what people have made. */
const LISTING = [...OF_ARTICLES, 'audits', 'briefs', 'examples', 'topicSearches'] as const;

/** Part of group `workspace`: the examples of a workspace. */
export const exampleRoutes = {
  getExamples: {
    method: 'GET',
    path: '/:workspaceId/examples',
    read: 'examples',
    summary: 'The examples that are open in a workspace.',
  },
  postExample: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/examples',
    stale: LISTING,
    summary:
      'Opens an example: makes it, or returns the one that is open. Needs no model, no search service and no other server. Free of charge.',
    perMinute: 120,
  },
  deleteExamples: {
    method: 'DELETE',
    path: '/:workspaceId/examples',
    stale: LISTING,
    summary:
      'Removes all examples of a workspace, and stops what is done with them. They can be restored for five minutes.',
  },
  restoreExamples: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/examples/restore',
    stale: LISTING,
    summary: 'Brings back the examples that were removed within the last five minutes.',
  },
} as const satisfies RouteGroup;
