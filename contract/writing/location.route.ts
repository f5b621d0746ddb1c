import type { RouteGroup } from '../lib/route.ts';

/** Places in one answer. */
export const PLACES_LISTED = 20;

export const locationRoutes = {
  getPlaces: {
    method: 'GET',
    path: '/places',
    read: 'places',
    summary:
      'Cities whose name, or another name of theirs, begins with a text, the largest first; accents do not matter.',
    query: ['text', 'country'],
  },
} as const satisfies RouteGroup;
