import { matchPath } from 'react-router';
import { isUuid4, ROUTES, type RouteName, routeOf } from '#domain/session/routes.ts';
import type { Location } from '#store/session/router.slice.ts';

/** Returns the location for an address. Its `route` is null if there is no such page. */
export function locationOf(pathname: string, search: string): Location {
  const nowhere = { pathname, search, route: null, params: {} };
  if (!isReadable(pathname)) return nowhere;
  for (const route of Object.keys(ROUTES) as RouteName[]) {
    const match = matchPath({ path: ROUTES[route].path, end: true }, pathname);
    if (match === null) continue;
    const params = match.params as Readonly<Record<string, string>>;
    const hasBadId = routeOf(route).ids?.some((name) => !isUuid4(params[name] ?? ''));
    return hasBadId ? nowhere : { pathname, search, route, params };
  }
  return nowhere;
}

/** False for an address with broken percent-encoding, which is a bad request (spec §8). */
export function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
