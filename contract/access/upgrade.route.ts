import type { RouteGroup } from '../lib/route.ts';

export const upgradeRoutes = {
  paidUser: {
    method: 'POST',
    creates: 'perContent',
    path: '/paid-user',
    stale: [],
    isPersonal: true,
    summary: 'Made once after a purchase: the account has become a paid one.',
  },
} as const satisfies RouteGroup;
