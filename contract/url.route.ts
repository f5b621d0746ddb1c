import type { RouteGroup } from './route.ts';

export const urlRoutes = {
  postUrl: {
    method: 'POST',
    path: '/:workspaceId',
    summary: 'Reads a public web page and returns the article on it.',
  },
} as const satisfies RouteGroup;
