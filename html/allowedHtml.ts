/**
 * The HTML that an article may contain, for both sanitisers (page and server): tag → attributes.
 * What is not here is removed, its text stays.
 */
export const ALLOWED_HTML = {
  p: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  code: [],
  a: ['href'],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  pre: [],
  hr: [],
  br: [],
  figure: [],
  img: ['src', 'alt', 'width', 'height'],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Where a link may lead, and where an image may come from (another site, or an address of ours). */
const ALLOWED_URLS: Readonly<Record<string, RegExp>> = {
  'a.href': /^(?:https?:\/\/|mailto:)[^\s]/i,
  'img.src': /^(?:https?:\/\/[^\s]|\/(?![/\\]))/i,
};

/** True for every attribute that holds no address. */
export function isAllowedUrl(tag: string, attribute: string, value: string): boolean {
  return ALLOWED_URLS[`${tag}.${attribute}`]?.test(value) ?? true;
}

/** The attribute that marks HTML of ours on its way through other programs: its spaces are exact. */
export const OUR_HTML_MARK = 'data-content-toolkit';
