import type { RouteGroup } from './route.ts';

export const limitRoutes = {
  getLimits: {
    method: 'GET',
    path: '',
    summary: 'What the plan allows this month, and what is used.',
  },
} as const satisfies RouteGroup;
