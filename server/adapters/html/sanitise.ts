import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, type Canaries, checkSanitiser, isAllowedValue } from '#html/allowedHtml.ts';
import { READ_BY_RULES } from '#html/readByRules.ts';
import { shallow } from '#html/shallow.ts';
import { WEB_PAGE_TAGS } from '#html/vocabulary.ts';

/** The HTML of one block with everything removed that the product does not write itself (spec §3, body). */
export function sanitiseBlock(html: string): string {
  if (PLAIN_BLOCK.test(html)) return html;
  // As a browser writes it. In text and attributes `>` is escaped, so this changes only tags.
  return sanitizeHtml(shallow(html), OPTIONS).replaceAll(' />', '>');
}

const PLAIN_TEXT = '[^<>&]*(?:&(?:amp|lt|gt);[^<>&]*)*';
/** Text with simple marks, as in most blocks. The sanitiser would return it unchanged, so it is not parsed. */
const PLAIN_BLOCK = new RegExp(
  `^<(p|h[1-6])>${PLAIN_TEXT}(?:<(strong|em|u|s)>${PLAIN_TEXT}</\\2>${PLAIN_TEXT})*</\\1>$`,
);

/**
 * The HTML of another site's page without everything that adds nothing to the meaning of its text. Addresses
 * are made absolute with `base`. An import reduces the result further to what an article may contain.
 */
export function sanitiseForeign(html: string, base: string): string {
  const clean = sanitizeHtml(shallow(html), {
    ...OPTIONS,
    allowedTags: [...ALLOWED_TAGS, ...WEB_PAGE_TAGS],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: allowed(tagName, whole(attribs, base)) }),
    },
    exclusiveFilter: ({ tag, attribs: { src } }) => tag === 'img' && src === undefined,
  });
  return clean.replaceAll(' />', '>');
}

/** Pages nest deeper than articles. */
const PAGE_DEPTH = 250;

/**
 * The same for the page, which reads more than an article may contain (`READ_BY_RULES`), in a document where nothing runs or loads, and
 * sanitises what it has read. Nothing of it runs anywhere else either.
 */
export function sanitiseForPage(html: string, base: string): string {
  const clean = sanitizeHtml(shallow(html, PAGE_DEPTH), {
    ...OPTIONS,
    allowedTags: [...ALLOWED_TAGS, ...Object.keys(READ_BY_RULES)].filter((tag) => tag !== 'form'),
    allowedAttributes: { '*': ['lang'], ...ATTRIBUTES, ...READ_BY_RULES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'],
    allowedSchemesAppliedToAttributes: [...ADDRESSES],
    nestingLimit: PAGE_DEPTH,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName: /^h[23]$/.test(tagName) && attribs['data-level'] === '1' ? 'h1' : tagName,
        attribs: whole(attribs, base),
      }),
    },
  });
  return clean.replaceAll(' />', '>');
}

const ALLOWED_TAGS = Object.keys(ALLOWED_HTML);
const ATTRIBUTES: Record<string, string[]> = Object.fromEntries(
  Object.entries(ALLOWED_HTML).map(([tag, attributes]) => [tag, [...attributes]]),
);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 50,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: allowed(tagName, attribs) }),
  },
};

function allowed(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => isAllowedValue(tag, name, value)),
  );
}

const ADDRESSES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-original-src',
]);
const SETS_OF_ADDRESSES: ReadonlySet<string> = new Set([
  'srcset',
  'data-srcset',
  'data-lazy-srcset',
]);

/** An invalid address stays unchanged, and is refused. */
function whole(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  const absolute = (address: string): string => URL.parse(address, base)?.href ?? address;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (ADDRESSES.has(name)) return [name, absolute(value)];
      return [
        name,
        SETS_OF_ADDRESSES.has(name)
          ? value.replace(CANDIDATE, (_, at, rest) => `${absolute(at)}${rest}`)
          : value,
      ];
    }),
  );
}

/** A candidate ends with its size; a comma may be part of its address (HTML Standard, srcset). */
const CANDIDATE = /(\S*[^\s,])((?:\s+[\d.]+[wxh])?\s*(?:,\s*|$))/g;

const CANARIES: Canaries = {
  html: [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><style><img src=x onerror=alert(1)></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  forbidden: /<script|<style|<svg|<[^>]*\sonerror|javascript:/i,
};

/** Throws if a sanitiser does not work. */
export const assertSanitiserWorks = (sanitise: (html: string) => string = sanitiseBlock): void =>
  checkSanitiser(sanitise, CANARIES);

/** Called before the server listens. It does not start if this throws. */
export function assertSanitisersWork(): void {
  assertSanitiserWorks();
  for (const sanitise of [sanitiseForeign, sanitiseForPage])
    assertSanitiserWorks((html) => sanitise(html, 'https://example.com/'));
}
