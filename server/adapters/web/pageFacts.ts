/** What a page says to search engines, read from its source. */
import { FACTS_MOST, type PageFacts } from '#domain/audit/pageFacts.ts';
import { sourceText } from '#html/sourceText.ts';
import { collapsed } from '#html/text.ts';
import { countWords } from '#html/words.ts';
import { saysMissing } from '#language/missingPage.ts';
import type { FetchedPage } from './fetchPage.ts';
import { baseOf, metaOf, titlesOf } from './pageDocument.ts';

/** What its header says of robots and of the page that stands for it. */
export interface SaidByHeader {
  /** `X-Robots-Tag`. */
  readonly robots: string;
  /** `Link`. */
  readonly link: string;
}

/** Extracts the facts of a page. Destroys the document: it must not be read afterwards. */
export function pageFacts(
  document: Document,
  { url, html }: FetchedPage,
  header: SaidByHeader,
): PageFacts {
  const base = baseOf(document, url);
  const titles = textsOf(titlesOf(document));
  const descriptions = metaOf(document, 'description');
  const headings = [...document.querySelectorAll('h1')]
    .filter(isInPage)
    .map(headingText)
    .filter((text) => text !== '');
  const inHeader = directivesIn(header.robots);
  const directives = ROBOTS.flatMap((name) => metaOf(document, name)).flatMap(directivesIn);
  const language = document.documentElement.getAttribute('lang')?.trim() || null;
  const source = {
    title: short(titles[0]),
    titles: titles.length,
    description: short(descriptions[0]),
    descriptions: descriptions.length,
    h1s: headings.length,
    robots: [...new Set([...directives, ...inHeader])],
    isHeaderNoindex: inHeader.includes('noindex') || inHeader.includes('none'),
    canonicals: canonicalsOf(document, base, header.link),
    refresh: refreshOf(document, base),
    language: language?.slice(0, LANGUAGE_MAX_CHARS) ?? null,
    bytes: Buffer.byteLength(html),
    ...imagesOf(document, base),
    links: linksOf(document, base),
    alternates: alternatesOf(document, base),
  };
  const text = mainText(document);
  const words = countWords(text, language ?? '');
  const said = [titles[0] ?? '', headings[0] ?? '', ...(words <= FEW_WORDS ? [text] : [])];
  return { ...source, words, saysMissing: said.some(saysMissing) };
}

/** A page that says no more than this says in its text as well that it is not there. */
const FEW_WORDS = 60;
const ROBOTS = ['robots', 'googlebot'];
const LANGUAGE_MAX_CHARS = 35;

/** A browser does not even read what stands in there. */
const isInPage = (element: Element): boolean => element.closest('noscript') === null;

const textsOf = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => collapsed(textContent ?? '')).filter((text) => text !== '');

/** A logo is a heading by its alternative text. */
const headingText = (heading: Element): string =>
  collapsed(heading.textContent ?? '') ||
  collapsed(heading.querySelector('img')?.getAttribute('alt') ?? '');

const short = (text: string | undefined): string | null =>
  text === undefined ? null : collapsed(text).slice(0, FACTS_MOST.textChars).toWellFormed();

/** Names of directives; "googlebot: noindex" is one as well, for that robot alone. */
function directivesIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[,;]/)
    .map((part) => part.replace(/^\s*(?:googlebot|robots|\*)\s*:/, '').trim())
    .filter((name) => /^[a-z-]{1,30}$/.test(name));
}

/** Of the web, without its fragment; null: none. */
function webUrl(address: string | null | undefined, base: string): string | null {
  const url = URL.parse((address ?? '').trim(), base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href.length > FACTS_MOST.urlChars ? null : url.href;
}

const unique = (urls: readonly (string | null)[], most: number): string[] =>
  [...new Set(urls.filter((url) => url !== null))].slice(0, most);

const relOf = (element: Element): string[] =>
  (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);

const IN_HEADER = /<([^<>]{1,2000})>\s*;\s*rel\s*=\s*"?canonical\b/i;

function canonicalsOf(document: Document, base: string, link: string): string[] {
  const elements = [...document.querySelectorAll('link')].filter((one) =>
    relOf(one).includes('canonical'),
  );
  const said = elements.map((one) => one.getAttribute('href')).filter((href) => href?.trim());
  const inHeader = IN_HEADER.exec(link)?.[1];
  return unique(
    [...said, inHeader].filter((href) => href != null).map((href) => webUrl(href, base)),
    FACTS_MOST.canonicals,
  );
}

/** A page that waits longer than this is read before it sends its reader on. */
const REFRESH_MOST_S = 10;
const REFRESH = /^\s*(\d{1,4})(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']{1,2000})/i;

function refreshOf(document: Document, base: string): string | null {
  const meta = [...document.querySelectorAll('meta')].find(
    (one) => one.getAttribute('http-equiv')?.trim().toLowerCase() === 'refresh',
  );
  const [, seconds = '', address] = REFRESH.exec(meta?.getAttribute('content') ?? '') ?? [];
  return Number(seconds) > REFRESH_MOST_S || address === undefined ? null : webUrl(address, base);
}

/** An empty `alt` says that an image only decorates. What measures readers is none. */
function imagesOf(document: Document, base: string) {
  const images = [...document.querySelectorAll('img')].filter(isInPage).filter(isSeen);
  const without = images.filter((image) => !hasName(image));
  const sources = without.map((image) => webUrl(image.getAttribute('src'), base));
  return {
    images: images.length,
    imagesWithoutAlt: without.length,
    withoutAlt: unique(sources, FACTS_MOST.images),
  };
}

const isSeen = (image: Element): boolean =>
  image.getAttribute('aria-hidden') !== 'true' &&
  !['width', 'height'].some((side) => /^[01](?:px)?$/.test(image.getAttribute(side) ?? ''));

const hasName = (image: Element): boolean =>
  image.hasAttribute('alt') ||
  /^(?:presentation|none)$/.test(image.getAttribute('role') ?? '') ||
  Boolean(image.getAttribute('aria-label') || image.getAttribute('aria-labelledby'));

const linksOf = (document: Document, base: string): string[] =>
  unique(
    [...document.querySelectorAll('a, area')]
      .filter((link) => link.hasAttribute('href') && isInPage(link))
      .map((link) => webUrl(link.getAttribute('href'), base)),
    FACTS_MOST.links,
  );

const alternatesOf = (document: Document, base: string): PageFacts['alternates'] =>
  [...document.querySelectorAll('link')]
    .filter((link) => relOf(link).includes('alternate') && link.hasAttribute('hreflang'))
    .flatMap((link) => {
      const url = webUrl(link.getAttribute('href'), base);
      const language = (link.getAttribute('hreflang') ?? '').trim().slice(0, LANGUAGE_MAX_CHARS);
      return url === null ? [] : [{ language, url }];
    })
    .slice(0, FACTS_MOST.alternates);

const AROUND =
  'nav, footer, aside, form, noscript, [role="navigation"], [role="contentinfo"], [role="search"]';
/** A link in a text is a part of it; others are menus. */
const IN_TEXT = 'p, td, dd, blockquote, figcaption, h1, h2, h3, h4, h5, h6';

/** Without what stands around the text of a page. */
function mainText(document: Document): string {
  for (const part of document.querySelectorAll(AROUND)) part.remove();
  for (const head of document.querySelectorAll('header, [role="banner"]'))
    if (head.closest('article, main') === null) head.remove();
  for (const link of document.querySelectorAll('a'))
    if (link.closest(IN_TEXT) === null) link.remove();
  return sourceText(document.querySelector('main, [role="main"]') ?? document.body);
}
