/**
 * The HTML that an article may contain, for both sanitisers (page and server): tag → attributes.
 * Other elements are removed; their text stays.
 */
export const ALLOWED_HTML = {
  p: ['data-channel', 'data-variant', 'data-unproven'], // a part of a social media post
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
  ol: ['start'],
  li: ['value'],
  blockquote: [],
  pre: [],
  hr: [],
  aside: [],
  br: [],
  figure: ['data-crops'], // of an image of a post
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

/** A whole number, as browsers count with it. */
const LIST_NUMBER = /^-?\d{1,9}$/;

/** Allowed values: targets of links, sources of images (another site, or a path of our own), numbers of items, channels of posts. */
const ALLOWED_VALUES: Readonly<Record<string, RegExp>> = {
  'p.data-channel': /^[a-z]{1,16}$/,
  'p.data-variant': /^[1-9]$/,
  'p.data-unproven': /^[^<>:]{1,300}$/,
  'figure.data-crops': /^[a-z]{1,16}(?::\d{1,5}){4}(?: [a-z]{1,16}(?::\d{1,5}){4}){0,15}$/,
  'ol.start': LIST_NUMBER,
  'li.value': LIST_NUMBER,
  'a.href': /^(?:https?:\/\/|mailto:)[^\s]/i,
  'img.src': /^(?:https?:\/\/[^\s]|\/(?![/\\]))/i,
};

/** Whether an attribute may have this value; most may have any. */
export function isAllowedValue(tag: string, attribute: string, value: string): boolean {
  return ALLOWED_VALUES[`${tag}.${attribute}`]?.test(value) ?? true;
}

/** Marks our own HTML on the clipboard and in files: its spaces are exact. */
export const OUR_HTML_MARK = 'data-content-toolkit';

const HARMLESS =
  '<p>Plain, <strong>bold</strong> and a <a href="https://example.com/">link</a>.</p>';

/** Hostile HTML, and what must not be left of it. */
export interface Canaries {
  readonly html: readonly string[];
  readonly forbidden: RegExp;
}

/**
 * Throws when a sanitiser lets hostile HTML through or destroys harmless text. After an upgrade of its parser,
 * one returned its input unchanged, without any error.
 */
export function checkSanitiser(clean: (html: string) => string, canaries: Canaries): void {
  const leaked = canaries.html.find((canary) => canaries.forbidden.test(clean(canary)));
  if (leaked !== undefined) throw new Error(`The HTML sanitiser lets this through: ${leaked}`);
  if (clean(HARMLESS) !== HARMLESS) throw new Error('The HTML sanitiser destroys harmless text.');
}
