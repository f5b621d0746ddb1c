import { Problem } from '#contract/lib/problem.ts';
import type { ReadPage } from '#contract/pages/url.schema.ts';
import { type FetchOptions, fetchPage } from './fetchPage.ts';
import { addressesAt } from './hostNames.ts';
import { type CheckLink, linkChecker } from './linkChecker.ts';
import { readBeside } from './pageThreads.ts';
import { isPublicAddress } from './publicAddress.ts';

/** Reads the article at an address that a user has named. Rejects with a `Problem`, and with an `OwnFault` if we could not read it now. */
export type ReadWebPage = (address: string) => Promise<ReadPage>;

export const PUBLIC: Pick<FetchOptions, 'resolve' | 'isAllowed'> = {
  resolve: addressesAt(),
  isAllowed: isPublicAddress,
};
const PUBLIC_WEB: FetchOptions = {
  ...PUBLIC,
  limits: { totalMs: 10_000, idleMs: 5000, bytes: 5 * 1024 * 1024, readMs: 5000 },
};

/** Returns a reader of the public web. `options` override its limits. */
export function webReader(options: Partial<FetchOptions> = {}): ReadWebPage {
  const all = { ...PUBLIC_WEB, ...options };
  return async (address) => {
    const page = await fetchPage(address, all);
    const article = await readBeside('readable', page, all.limits.readMs);
    if (article === null) throw new Problem('page_unreadable');
    return article;
  };
}

/** Of a link nothing but the head is read. */
const LINK_LIMITS = { totalMs: 4000, idleMs: 4000 };

/** Returns what tries the links of a text. */
export const linksOfWeb = (options: Partial<FetchOptions> = {}): CheckLink =>
  linkChecker({ ...PUBLIC, limits: LINK_LIMITS, ...options });
