/** The robots.txt of each site, asked for once for all of its pages. */
import { LRUCache } from 'lru-cache';
import { Problem } from '#contract/lib/problem.ts';
import { byteOrderMark } from '#domain/encodings/textEncoding.ts';
import { isFine } from './addressStatus.ts';
import { type Answer, type FetchOptions, fetchAnswer } from './fetchPage.ts';
import { problemOfStatus } from './pageFailure.ts';
import { type RobotsRules, robotsRules, sitemapsNamed } from './robots.ts';
import { TOO_MANY_REDIRECTS } from './safeRequest.ts';

export interface SiteRobots {
  /** Empty if the site has none, which allows everything. A site that cannot answer is not read. */
  readonly rules: RobotsRules | Problem;
  /** Addresses, as written. */
  readonly sitemaps: readonly string[];
}

interface KeptRobots extends SiteRobots {
  /** Of the text, which its rules keep in memory. */
  readonly chars: number;
}

const KEPT_MS = 3_600_000;
/** That a site does not say what it allows, so that not each of its pages waits for it. */
const FAILURE_KEPT_MS = 30_000;
/** A page may be on a host of its own, and each of them say as much as is read. */
const KEPT = { max: 1000, maxSize: 16 * 1024 * 1024 };
/** As much as every robot reads (RFC 9309, 2.5). */
const MOST_BYTES = 500 * 1024;

/** What sites say to robots. Pages of a site that ask at once share one request. */
export function robotsOfSites(options: FetchOptions): (origin: string) => Promise<SiteRobots> {
  const sites = new LRUCache<string, KeptRobots>({
    ...KEPT,
    ttl: KEPT_MS,
    sizeCalculation: ({ chars }) => chars + 1, // an empty one has a size as well
    ignoreFetchAbort: true, // who waits for it gets it, also if others push it out
    async fetchMethod(origin, _stale, { options: kept }) {
      const said = await robotsOf(origin, options);
      if (said.rules instanceof Problem) kept.ttl = FAILURE_KEPT_MS;
      return said;
    },
  });
  return (origin) => sites.forceFetch(origin);
}

const NONE: KeptRobots = { rules: [], sitemaps: [], chars: 0 };

async function robotsOf(origin: string, options: FetchOptions): Promise<KeptRobots> {
  const headers = { accept: 'text/plain, */*' };
  try {
    const text = await fetchAnswer(`${origin}/robots.txt`, { ...options, headers }, textOf);
    return { rules: robotsRules(text), sitemaps: sitemapsNamed(text), chars: text.length };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.detail === TOO_MANY_REDIRECTS) return NONE;
    const isPacked = error.code === 'page_unreadable'; // which says nothing of the page
    return { ...NONE, rules: isPacked ? new Problem('page_unreachable') : error };
  }
}

const TOO_OFTEN = 429;

/** Only what is there is read: a page that says there is none may be of any size. */
async function textOf({ status, bytes }: Answer): Promise<string> {
  if (status >= 500 || status === TOO_OFTEN) throw problemOfStatus(status);
  if (!isFine(status)) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes()) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) break;
  }
  const text = decoded(Buffer.concat(chunks).subarray(0, MOST_BYTES));
  // Half a rule would be another one.
  return size > MOST_BYTES ? text.slice(0, lastLineEnd(text)) : text;
}

const lastLineEnd = (text: string): number =>
  Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'), 0);

/** UTF-8. What is none is compared byte by byte, as addresses are. */
function decoded(bytes: Buffer): string {
  const mark = byteOrderMark(bytes);
  if (mark !== null) return new TextDecoder(mark).decode(bytes);
  const text = bytes.toString('utf8');
  if (!text.includes('\uFFFD')) return text;
  return bytes
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
}
