import type { FetchOptions } from '../web/fetchPage.ts';
import { PUBLIC } from '../web/webReader.ts';
import { withLoopback } from './siteAddress.ts';
import type { SiteKinds } from './siteKind.ts';
import { wordpress } from './wordpress/wordpress.ts';

/** An index of a site with a hundred plugins has some hundred kilobytes, and takes a slow server seconds. */
const LIMITS = { totalMs: 15_000, idleMs: 10_000, bytes: 4 * 1024 * 1024, readMs: 0 };

/** A row for each kind of site. `options` override which addresses may be reached, and for how long. */
export function siteKindsOf(options: Partial<FetchOptions> = {}): SiteKinds {
  const given: FetchOptions = { ...PUBLIC, limits: LIMITS, ...options };
  const web = { ...given, resolve: withLoopback(given.resolve) };
  return { wordpress: wordpress(web) };
}
