import type { RouteGroup } from './route.ts';

export const userRoutes = {
  getConfig: { method: 'GET', path: '/config', summary: 'The free key-value object of the user.' },
  postConfig: {
    method: 'POST',
    path: '/config',
    isPersonal: true,
    summary: 'Replaces the whole config object; the answer replaces the cached one.',
  },
} as const satisfies RouteGroup;
