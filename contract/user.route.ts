import type { RouteGroup } from './route.ts';

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
