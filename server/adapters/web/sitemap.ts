/** The pages that a site lists in its sitemap (sitemaps.org). */
import { Problem } from '#contract/problem.ts';
import { decodeEntities } from '#html/escape.ts';
import { type FetchOptions, fetchText } from './fetchPage.ts';

/** Sitemaps of an index that are read. */
const PARTS_MOST = 10;
const LOCATION = /<loc>(?:\s*<!\[CDATA\[)?([^<\]]{1,2100})/gi;
const INDEX = /<sitemapindex[\s>]/i;
const SITEMAP = /<(?:urlset|sitemapindex)[\s>]/i;

/** Only addresses of the host of the sitemap count: a site says nothing about others. */
export const sitemapReader =
  (options: FetchOptions) =>
  async (address: string, most: number): Promise<string[]> => {
    const { host } = new URL(address);
    const whole = await sitemapAt(address, options);
    if (!INDEX.test(whole)) return locationsIn(whole, host).slice(0, most);
    const found = new Set<string>();
    for (const part of locationsIn(whole, host).slice(0, PARTS_MOST)) {
      for (const url of locationsIn(await sitemapAt(part, options), host)) found.add(url);
      if (found.size >= most) break;
    }
    return [...found].slice(0, most);
  };

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
