import { matchPath } from 'react-router';
import type { Place } from '#store/router/router.slice.ts';
import { routeTable } from './routeTable.ts';

/** The place that an address stands for; `route` is null where the table knows no such path. */
export function placeOf(pathname: string, search: string): Place {
  for (const { name, path } of routeTable) {
    const match = matchPath({ path, end: true }, pathname);
    if (match !== null) {
      return { pathname, search, route: name, params: match.params as Record<string, string> };
    }
  }
  return { pathname, search, route: null, params: {} };
}
