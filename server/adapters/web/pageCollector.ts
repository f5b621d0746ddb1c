/** Reads pages for analyses: as the robots.txt of a site allows it, and not again while its copy is good. */
import { Problem } from '#contract/lib/problem.ts';
import type { PageAnswer } from '#domain/audit/pageFacts.ts';
import type { SiteFacts } from '#domain/topics/siteTerms.ts';
import type { CollectedText } from './collectedPage.ts';
import {
  type FetchedPage,
  type FetchOptions,
  fetchChanged,
  fetchResponse,
  type KnownCopy,
} from './fetchPage.ts';
import { answerOfError, answerOfResponse, hopsNoted, linkAnswer } from './pageAudit.ts';
import { type AuditedHtml, readBeside } from './pageThreads.ts';
import { mayRead } from './robots.ts';
import { type SitemapPages, sitemapReader } from './sitemap.ts';
import { robotsOfSites } from './siteRobots.ts';
import { PUBLIC } from './webReader.ts';

/** A page, and what its server says about copies of it. */
export interface CollectedPage extends KnownCopy {
  /** Null: it is as it was in the copy. */
  readonly text: CollectedText | null;
  readonly freshForMs: number;
}

/** A page of an audit. */
export interface AnsweredPage extends KnownCopy {
  readonly answer: PageAnswer;
  /** Why there is no text: a fault of the page, or of the way there; null: it was read, or is as it was in the copy. */
  readonly problem: Problem | null;
  /** Null: there is no page, or it is as it was in the copy. */
  readonly html: AuditedHtml | null;
}

export interface CollectorOptions extends FetchOptions {
  /** Resolves once a page of the host may be read: one after another, by whomever. Rejects with an `OwnFault` if that takes too long, and when `signal` fires. */
  inTurn(host: string, signal?: AbortSignal): Promise<void>;
}

export interface Collector {
  /** It is the turn of the host of the address; a host that a redirect leads to is waited for. Rejects with a `Problem`: `page_disallowed`, or as a reader of the web does. */
  collect(address: string, known: KnownCopy): Promise<CollectedPage>;
  /** Like `collect`, but whatever comes is an answer. Rejects with an `OwnFault` alone. */
  audit(address: string, known: KnownCopy): Promise<AnsweredPage>;
  /** What an address answers that is linked to. Rejects with an `OwnFault` alone. */
  linkAnswer(address: string): Promise<PageAnswer>;
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

export function pageCollector(options: Partial<CollectorOptions> = {}): Collector {
  const { inTurn = async () => undefined, ...web } = options;
  const all: FetchOptions = { ...PUBLIC, limits: LIMITS, ...web };
  const robots = robotsOfSites(all);
  const requireAllowed = async (url: URL): Promise<void> => {
    const { rules } = await robots(url.origin);
    if (rules instanceof Problem) throw rules;
    if (!mayRead(rules, url)) throw new Problem('page_disallowed');
  };
  const allowed = async (address: string): Promise<FetchOptions> => {
    const asked = URL.parse(address);
    if (asked === null) throw new Problem('address_not_allowed');
    await requireAllowed(asked);
    let { host } = asked;
    const mayFollow = async (url: URL) => {
      await requireAllowed(url);
      if (url.host !== host) await inTurn(url.host);
      host = url.host;
    };
    return { ...all, mayFollow };
  };
  const fetchAllowed = async (address: string, known: KnownCopy) =>
    fetchChanged(address, await allowed(address), known);
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
    audit: (address, known) => auditedAt(address, known, { allowed, limits: all.limits }),
    async linkAnswer(address) {
      try {
        return await linkAnswer(address, { ...(await allowed(address)), limits: LINK_LIMITS });
      } catch (error) {
        return answerOfError(error, address, []);
      }
    },
    async site(address) {
      await inTurn(new URL(address).host);
      const { page } = await fetchAllowed(address, NO_COPY);
      if (page === null) throw new Problem('page_unreadable'); // unchanged, which nobody has asked
      return read('site', page);
    },
    sitemap: sitemapReader({ ...all, inTurn, robots }),
  };
}

/** Of a link nothing but the head is read. */
const LINK_LIMITS = { totalMs: 8000, idleMs: 8000 };

interface AuditOptions {
  /** How an address may be read; rejects if it may not. */
  allowed(address: string): Promise<FetchOptions>;
  readonly limits: FetchOptions['limits'];
}

async function auditedAt(
  address: string,
  known: KnownCopy,
  { allowed, limits }: AuditOptions,
): Promise<AnsweredPage> {
  const { hops, noteHop } = hopsNoted();
  try {
    const response = await fetchResponse(address, { ...(await allowed(address)), noteHop }, known);
    const { headers, page, problem } = response;
    const said = { answer: answerOfResponse(response, hops), ...copyOf(headers), problem };
    if (page === null) return { ...said, html: null };
    const header = { robots: headerOf(headers, 'x-robots-tag'), link: headerOf(headers, 'link') };
    const html = await readBeside('audited', { ...page, header }, limits.readMs);
    return { ...said, html };
  } catch (error) {
    const answer = answerOfError(error, address, hops);
    return { ...NO_COPY, answer, html: null, problem: error as Problem };
  }
}

/** A header may come several times. */
const headerOf = (headers: Headers, name: string): string =>
  [headers[name] ?? ''].flat().join(', ').slice(0, SAID_MAX_CHARS);
const SAID_MAX_CHARS = 4000;

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
