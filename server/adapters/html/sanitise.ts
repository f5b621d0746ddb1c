import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, isAllowedValue, type Canaries, checkSanitiser } from '#html/allowedHtml.ts';
import { WEB_PAGE_TAGS } from '#html/vocabulary.ts';
import { shallow } from '#html/shallow.ts';

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

const ALLOWED_TAGS = Object.keys(ALLOWED_HTML);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_HTML).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
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

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

/** An invalid address stays unchanged, and is refused. */
function whole(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      ADDRESSES.has(name) ? [name, URL.parse(value, base)?.href ?? value] : [name, value],
    ),
  );
}

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

/** Called before the server listens. It does not start if this throws. */
export const assertSanitiserWorks = (sanitise: (html: string) => string = sanitiseBlock): void =>
  checkSanitiser(sanitise, CANARIES);
