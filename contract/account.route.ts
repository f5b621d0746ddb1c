/** What belongs to the signed-in account: its limits, its upgrade, its settings. */
import type { RouteGroup } from './route.ts';

export const limitRoutes = {
  getLimits: {
    method: 'GET',
    path: '',
    summary: 'What the plan allows this month, and what is used.',
  },
} as const satisfies RouteGroup;

export const upgradeRoutes = {
  paidUser: {
    method: 'POST',
    path: '/paid-user',
    isPersonal: true,
    summary: 'Made once after a purchase: the account has become a paid one.',
  },
} as const satisfies RouteGroup;

/** Settings are small; a larger body is a mistake. */
const CONFIG_LIMIT_BYTES = 64 * 1024;

export const userRoutes = {
  getConfig: { method: 'GET', path: '/config', summary: 'The free key-value object of the user.' },
  postConfig: {
    method: 'POST',
    path: '/config',
    isPersonal: true,
    bodyLimit: CONFIG_LIMIT_BYTES,
    summary: 'Replaces the whole config object; the answer replaces the cached one.',
  },
} as const satisfies RouteGroup;
