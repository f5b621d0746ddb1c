import type { RouteGroup } from '../lib/route.ts';

export const titleRoutes = {
  postTitles: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId',
    stale: [],
    summary: 'Suggests titles for an article that does not exist yet. Nothing is charged.',
    perMinute: 20,
  },
} as const satisfies RouteGroup;
