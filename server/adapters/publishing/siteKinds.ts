import { PUBLIC } from '../web/webReader.ts';
import type { SiteOptions } from './askSite.ts';
import { withLoopback } from './siteAddress.ts';
import type { SiteKinds } from './siteKind.ts';
import { wordpress } from './wordpress/wordpress.ts';

/** An index of a site with a hundred plugins has some hundred kilobytes, and takes a slow server seconds. */
const LIMITS = { totalMs: 15_000, idleMs: 10_000, bytes: 4 * 1024 * 1024, readMs: 0 };

const WHOLE_MS = 25_000;

/** A site makes smaller images of one that is uploaded, and plugins ask services of theirs, before it answers. */
const WRITING = {
  limits: { totalMs: 90_000, idleMs: 60_000, bytes: 16 * 1024 * 1024, readMs: 0 },
  wholeMs: 240_000,
};

/** A row for each kind of site. `options` override which addresses may be reached, and for how long. */
export function siteKindsOf(options: Partial<SiteOptions> = {}): SiteKinds {
  const given: SiteOptions = {
    ...PUBLIC,
    limits: LIMITS,
    wholeMs: WHOLE_MS,
    writing: WRITING,
    ...options,
  };
  const web = { ...given, resolve: withLoopback(given.resolve) };
  return { wordpress: wordpress(web) };
}
