/** The pages that a site lists in its sitemap (sitemaps.org). */
import { Problem } from '#contract/problem.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { decodeEntities } from '#html/escape.ts';
import { type FetchOptions, fetchText } from './fetchPage.ts';

/** Sitemaps of an index that are read, at most: a site with more of them lists ten thousand pages in fewer. */
const PARTS_MOST = 1000;
/** For all of them, which take turns with everybody who reads on their host: a lane that reads for longer holds up others. */
const WHOLE_MS = 3 * 60_000;
const LOCATION = /<loc>(?:\s*<!\[CDATA\[)?([^<\]]{1,2100})/gi;
const INDEX = /<sitemapindex[\s>]/i;
const SITEMAP = /<(?:urlset|sitemapindex)[\s>]/i;

export interface SitemapPages {
  readonly urls: string[];
  /** Why a part of it could not be read, so that pages are missing; null: all were, or there are enough. */
  readonly problem: ProblemCode | null;
}

interface SitemapOptions extends FetchOptions {
  /** Resolves once the host may be read, or rejects when the signal fires. */
  inTurn(host: string, signal: AbortSignal): Promise<void>;
}

/**
 * Only addresses of the host of the sitemap count: a site says nothing about others. Rejects if nothing of it can be read. That
 * there is no time left for some of its parts is `too_complex`: our limit.
 */
export const sitemapReader =
  ({ inTurn, ...options }: SitemapOptions, wholeMs = WHOLE_MS) =>
  async (address: string, most: number, signal: AbortSignal): Promise<SitemapPages> => {
    const endsAt = performance.now() + wholeMs;
    const { host } = new URL(address);
    await inTurn(host, signal);
    const whole = await sitemapAt(address, options);
    const listed = locationsIn(whole, host);
    if (!INDEX.test(whole)) return { urls: listed.slice(0, most), problem: null };
    return pagesOfParts(listed, most, async (part) => {
      signal.throwIfAborted();
      if (performance.now() > endsAt) throw new Problem('too_complex');
      await inTurn(new URL(part).host, signal);
      return locationsIn(await sitemapAt(part, options), host);
    });
  };

async function pagesOfParts(
  parts: readonly string[],
  most: number,
  read: (part: string) => Promise<readonly string[]>,
): Promise<SitemapPages> {
  const found = new Set<string>();
  const problems: Problem[] = [];
  for (const part of parts.slice(0, PARTS_MOST)) {
    if (found.size >= most) break;
    const pages = await read(part).catch(problemOf);
    if (pages instanceof Problem) problems.push(pages);
    else pages.forEach((url) => void found.add(url));
  }
  const [problem] = problems;
  if (problem !== undefined && found.size === 0) throw problem;
  const code = problem?.code ?? null;
  return {
    urls: [...found].slice(0, most),
    problem: code ?? cutOff(parts.length, found.size < most),
  };
}

const cutOff = (parts: number, isOpen: boolean): ProblemCode | null =>
  parts > PARTS_MOST && isOpen ? 'too_complex' : null;

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

async function sitemapAt(address: string, options: FetchOptions): Promise<string> {
  const { status, text } = await fetchText(address, options);
  if (status !== 200)
    throw new Problem('page_unreachable', { detail: `The page answered ${status}.` });
  if (!SITEMAP.test(text)) throw new Problem('page_unreadable');
  return text;
}

function locationsIn(xml: string, host: string): string[] {
  const urls = [...xml.matchAll(LOCATION)].map(([, url = '']) =>
    URL.parse(decodeEntities(url.trim())),
  );
  return [...new Set(urls.flatMap((url) => (isPage(url, host) ? url.href : [])))];
}

const isPage = (url: URL | null, host: string): url is URL =>
  url?.host === host && /^https?:$/.test(url.protocol);
