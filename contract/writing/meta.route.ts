import type { RouteGroup } from '../lib/route.ts';

export const metaRoutes = {
  postMeta: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/articles/:articleId/suggestions',
    stale: ['jobs', 'usage'],
    summary:
      'Starts a job that suggests titles and meta descriptions for search engines. The article does not change. The same request id twice is one job.',
  },
} as const satisfies RouteGroup;
