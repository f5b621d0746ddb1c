/** Reads pages for analyses: as the robots.txt of a site allows it, and not again while its copy is good. */
import { LRUCache } from 'lru-cache';
import { Problem } from '#contract/problem.ts';
import type { SiteFacts } from '#domain/topics/siteTerms.ts';
import type { CollectedText } from './collectedPage.ts';
import {
  fetchChanged,
  type FetchedPage,
  type FetchOptions,
  fetchText,
  type KnownCopy,
} from './fetchPage.ts';
import { mayRead, type RobotsRules, robotsRules } from './robots.ts';
import { type SitemapPages, sitemapReader } from './sitemap.ts';
import { readBeside } from './pageThreads.ts';
import { PUBLIC } from './webReader.ts';

/** A page, and what its server says about copies of it. */
export interface CollectedPage extends KnownCopy {
  /** Null: it is as it was in the copy. */
  readonly text: CollectedText | null;
  readonly freshForMs: number;
}

export interface CollectorOptions extends FetchOptions {
  /** Resolves once a page of the host may be read: one after another, by whomever. Rejects with an `OwnFault` if that takes too long, and when `signal` fires. */
  inTurn(host: string, signal?: AbortSignal): Promise<void>;
}

export interface Collector {
  /** It is the turn of the host of the address; a host that a redirect leads to is waited for. Rejects with a `Problem`: `page_disallowed`, or as a reader of the web does. */
  collect(address: string, known: KnownCopy): Promise<CollectedPage>;
  /** What a site says about itself on this page. Rejects as `collect` does. */
  site(address: string): Promise<SiteFacts>;
  /** The pages of its own host that a sitemap lists, at most so many. Rejects with a `Problem`, and soon after the signal. */
  sitemap(address: string, most: number, signal: AbortSignal): Promise<SitemapPages>;
}

const LIMITS: FetchOptions['limits'] = {
  totalMs: 15_000,
  idleMs: 10_000,
  bytes: 2 * 1024 * 1024,
  readMs: 5000,
};
const ROBOTS_KEPT_MS = 3_600_000;
/** That a site does not say what it allows, so that not each of its pages waits for it. */
const ROBOTS_FAILURE_KEPT_MS = 30_000;
/** A page may be on a host of its own, and each of them say as much as is read. */
const ROBOTS_KEPT = { max: 1000, maxSize: 16 * 1024 * 1024 };
/** As much as every robot reads (RFC 9309, 2.5). */
const ROBOTS_MAX_CHARS = 500 * 1024;

export function pageCollector(options: Partial<CollectorOptions> = {}): Collector {
  const { inTurn = async () => undefined, ...web } = options;
  const all: FetchOptions = { ...PUBLIC, limits: LIMITS, ...web };
  const robots = robotsOfSites(all);
  const requireAllowed = async (url: URL): Promise<void> => {
    const { rules } = await robots.forceFetch(url.origin);
    if (rules instanceof Problem) throw rules;
    if (!mayRead(rules, url)) throw new Problem('page_disallowed');
  };
  const fetchAllowed = async (address: string, known: KnownCopy) => {
    const asked = URL.parse(address);
    if (asked === null) throw new Problem('address_not_allowed');
    await requireAllowed(asked);
    let { host } = asked;
    const mayFollow = async (url: URL) => {
      await requireAllowed(url);
      if (url.host !== host) await inTurn(url.host);
      host = url.host;
    };
    return fetchChanged(address, { ...all, mayFollow }, known);
  };
  const read = async <R extends 'collected' | 'site'>(reader: R, page: FetchedPage) => {
    const found = await readBeside(reader, page, all.limits.readMs);
    if (found === null) throw new Problem('page_unreadable');
    return found;
  };
  return {
    async collect(address, known) {
      const { page, headers } = await fetchAllowed(address, known);
      const copy = copyOf(headers);
      if (page === null) return { ...known, ...copy, text: null };
      return { ...copy, text: await read('collected', page) };
    },
    async site(address) {
      await inTurn(new URL(address).host);
      const { page } = await fetchAllowed(address, NO_COPY);
      if (page === null) throw new Problem('page_unreadable'); // unchanged, which nobody has asked
      return read('site', page);
    },
    sitemap: sitemapReader({ ...all, inTurn }),
  };
}

interface SiteRobots {
  /** Of the text, which its rules keep in memory. */
  readonly chars: number;
  /** Empty if the site has none, which allows everything. A site that cannot answer is not read. */
  readonly rules: RobotsRules | Problem;
}

/** What sites say to robots. Pages of a site that ask at once share one request. */
const robotsOfSites = (all: FetchOptions) =>
  new LRUCache<string, SiteRobots>({
    ...ROBOTS_KEPT,
    ttl: ROBOTS_KEPT_MS,
    sizeCalculation: ({ chars }) => chars + 1, // an empty one has a size as well
    ignoreFetchAbort: true, // who waits for it gets it, also if others push it out
    async fetchMethod(origin, _stale, { options: kept }) {
      const said = await robotsOf(origin, all);
      if (said.rules instanceof Problem) kept.ttl = ROBOTS_FAILURE_KEPT_MS;
      return said;
    },
  });

async function robotsOf(origin: string, options: FetchOptions): Promise<SiteRobots> {
  try {
    const { status, text } = await fetchText(`${origin}/robots.txt`, options);
    if (status >= 500)
      throw new Problem('page_unreachable', { detail: `The page answered ${status}.` });
    const said = status === 200 ? text.slice(0, ROBOTS_MAX_CHARS) : '';
    return { chars: said.length, rules: robotsRules(said) };
  } catch (error) {
    if (error instanceof Problem) return { chars: 0, rules: error };
    throw error;
  }
}

const NO_COPY: KnownCopy = { etag: null, lastModified: null };
type Headers = Readonly<Record<string, string | string[] | undefined>>;
const DAY_MS = 86_400_000;
const HEADER_MAX_CHARS = 200;

function copyOf(headers: Headers): KnownCopy & { readonly freshForMs: number } {
  const control = String(headers['cache-control'] ?? '');
  const mayKeep = !/no-store|no-cache/i.test(control);
  const maxAgeS = Number(/max-age\s*=\s*"?(\d{1,9})/i.exec(control)?.[1] ?? 0);
  const ageS = Number(/^\d{1,9}$/.exec(String(headers['age'] ?? ''))?.[0] ?? 0);
  const freshForMs = mayKeep ? Math.max(0, Math.min((maxAgeS - ageS) * 1000, DAY_MS)) : 0;
  const kept = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= HEADER_MAX_CHARS ? value : null;
  };
  return { etag: kept('etag'), lastModified: kept('last-modified'), freshForMs };
}
