/** The results on a page of a search engine that somebody has saved from a browser. */
import { attributeIn, decodeEntities } from '#html/escape.ts';
import { type Tag, tagsOf } from '#html/pageTags.ts';
import { collapsed } from '#html/text.ts';

export interface ResultLink {
  readonly url: string;
  readonly title: string;
}

const RESULTS_MOST = 100;
const TITLE_MAX_CHARS = 300;

/** The title of a result is a heading, or stands in one, in every engine that was looked at. */
const HEADING = /^h[2-4]$/;
/** Engines lead through an address of their own; the page is one of these parameters. */
const TARGETS = ['url', 'q', 'uddg', 'u'];

/** The links whose text is a heading, in order, each page once; none to the engine itself. Takes linear time. */
export function resultLinks(html: string): ResultLink[] {
  const found = new Map<string, ResultLink>();
  const hosts = new Set<string>();
  for (const { href, text } of headedLinks(html, hosts)) {
    const url = targetOf(href);
    if (url === null || hosts.has(url.hostname) || found.has(url.href)) continue;
    const title = collapsed(decodeEntities(text));
    if (title === '') continue;
    found.set(url.href, { url: url.href, title: title.slice(0, TITLE_MAX_CHARS) });
    if (found.size === RESULTS_MOST) break;
  }
  return [...found.values()];
}

interface HeadedLink {
  readonly href: string;
  /** What of its text is in a heading, as HTML without tags. */
  readonly text: string;
}

/** Adds to `hosts` where the page says that it comes from, which it does before its links. */
function* headedLinks(html: string, hosts: Set<string>): Generator<HeadedLink> {
  let link: HeadedLink = NO_LINK;
  let isInHeading = false;
  for (const tag of tagsOf(html)) {
    if (isInHeading) link = { ...link, text: textWith(link.text, tag.before) };
    if (HEADING.test(tag.name)) isInHeading = !tag.isEnd;
    else if (tag.name !== 'a') noteHost(tag, hosts);
    else {
      yield link;
      link = tag.isEnd ? NO_LINK : { href: attributeOf(tag, 'href'), text: '' };
    }
  }
}

const NO_LINK: HeadedLink = { href: '', text: '' };

/** A title is short; more of its text is not kept. */
const textWith = (text: string, more: string): string =>
  text.length > TITLE_MAX_CHARS ? text : `${text} ${more.slice(0, TITLE_MAX_CHARS)}`;

const attributeOf = ({ html }: Tag, name: string): string =>
  decodeEntities(attributeIn(html, name) ?? '');

/** Browsers note where a page was saved from; engines name themselves. */
function noteHost(tag: Tag, hosts: Set<string>): void {
  const host = URL.parse(addressOfPage(tag))?.hostname;
  if (host) hosts.add(host);
}

function addressOfPage(tag: Tag): string {
  if (tag.name === '!--')
    return /^<!--\s*saved from url=\(\d{1,6}\)(\S+)/.exec(tag.html)?.[1] ?? '';
  if (tag.name === 'base') return attributeOf(tag, 'href');
  return tag.name === 'link' && attributeOf(tag, 'rel') === 'canonical'
    ? attributeOf(tag, 'href')
    : '';
}

function targetOf(href: string): URL | null {
  const url = URL.parse(href, 'https://engine.invalid/');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const inside = TARGETS.map((name) => URL.parse(url.searchParams.get(name) ?? ''));
  const target = inside.find((one) => one !== null && /^https?:$/.test(one.protocol)) ?? url;
  target.hash = '';
  return target.hostname === 'engine.invalid' ? null : target;
}
