/** The results on a page of a search engine that somebody has saved from a browser. */
import { attributeIn, decodeEntities } from '#html/escape.ts';
import { collapsed } from '#html/text.ts';

export interface ResultLink {
  readonly url: string;
  readonly title: string;
}

const RESULTS_MOST = 100;
const TITLE_MAX_CHARS = 300;

/** A link and what it shows; links are never nested. */
const LINK = /<a\s(?:"[^"]*"|'[^']*'|[^>"'])*>((?:(?!<\/?a[\s>]).)*)<\/a\s*>/gis;
/** The title of a result is a heading, or stands in one, in every engine that was looked at. */
const HEADING = /<(h[2-4])[\s>].*?<\/\1/is;
const OPEN_HEADING = /<h[2-4][^>]*>\s*$/i;
/** Engines lead through an address of their own; the page is one of these parameters. */
const TARGETS = ['url', 'q', 'uddg', 'u'];

/** The links whose text is a heading, in order, each page once; none to the engine itself. */
export function resultLinks(html: string): ResultLink[] {
  const found = new Map<string, ResultLink>();
  const hosts = ownHosts(html);
  for (const match of html.matchAll(LINK)) {
    const [link = '', inner = ''] = match;
    const isInHeading = OPEN_HEADING.test(html.slice(Math.max(0, match.index - 200), match.index));
    const heading = HEADING.exec(inner)?.[0] ?? (isInHeading ? inner : null);
    const url = heading && targetOf(decodeEntities(attributeIn(link, 'href') ?? ''));
    if (!url || hosts.has(url.hostname) || found.has(url.href)) continue;
    const title = collapsed(decodeEntities(heading.replace(/<[^>]*>?/g, ' ')));
    found.set(url.href, { url: url.href, title: title.slice(0, TITLE_MAX_CHARS) });
    if (found.size === RESULTS_MOST) break;
  }
  return [...found.values()];
}

/** Browsers note where a page was saved from; engines name themselves. */
const OWN =
  /<!--\s*saved from url=\(\d+\)(\S+)|<base\s[^>]*href="([^"]+)"|<link\s[^>]*rel="canonical"[^>]*href="([^"]+)"/gi;

const ownHosts = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(OWN)].flatMap(([, ...addresses]) =>
      addresses.flatMap((address) => URL.parse(address ?? '')?.hostname ?? []),
    ),
  );

function targetOf(href: string): URL | null {
  const url = URL.parse(href, 'https://engine.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const inside = TARGETS.map((name) => URL.parse(url.searchParams.get(name) ?? ''));
  const target = inside.find((one) => one !== null && /^https?:$/.test(one.protocol)) ?? url;
  target.hash = '';
  return target.hostname === 'engine.invalid' ? null : target;
}
