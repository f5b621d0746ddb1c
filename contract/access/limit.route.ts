import type { RouteGroup } from '../lib/route.ts';

/** Entries of the ledger per page on the screen, and per request of an export. */
export const USAGE_PAGE_SIZE = 20;
export const USAGE_EXPORT_LIMIT = 200;

export const limitRoutes = {
  getLimits: {
    method: 'GET',
    path: '',
    read: 'limits',
    summary: 'What the plan allows this month, and what is used.',
  },
  getUsage: {
    method: 'GET',
    path: '/usage',
    read: 'usage',
    summary: 'A page of what the caller used units of their limits for, newest first.',
    query: ['limit', 'page'],
  },
} as const satisfies RouteGroup;
