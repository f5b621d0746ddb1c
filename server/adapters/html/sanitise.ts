import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML, isAllowedUrl } from '#html/allowedHtml.ts';

/** The HTML of one block with everything removed that the product does not write itself (spec §3, body). */
export function sanitiseBlock(html: string): string {
  if (PLAIN_BLOCK.test(html)) return html;
  // As a browser writes it. In text and attributes `>` is escaped, so this touches tags alone.
  return sanitizeHtml(html, OPTIONS).replaceAll(' />', '>');
}

const PLAIN_TEXT = '[^<>&]*(?:&(?:amp|lt|gt);[^<>&]*)*';
/** Text with simple marks, as most blocks are: the sanitiser returns it as it is, so parsing it is spared. */
const PLAIN_BLOCK = new RegExp(
  `^<(p|h[1-6])>${PLAIN_TEXT}(?:<(strong|em|u|s)>${PLAIN_TEXT}</\\2>${PLAIN_TEXT})*</\\1>$`,
);

/**
 * The HTML of a page from elsewhere, its addresses made whole from `base`, with everything removed
 * that does nothing for the meaning of a text. Who takes it into an article makes it what that keeps.
 */
export function sanitiseForeign(html: string, base: string): string {
  const clean = sanitizeHtml(html, {
    ...OPTIONS,
    allowedTags: [...ALLOWED_TAGS, ...FOREIGN_TAGS],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: allowed(tagName, whole(attribs, base)) }),
    },
    exclusiveFilter: ({ tag, attribs: { src } }) => tag === 'img' && src === undefined,
  });
  return clean.replaceAll(' />', '>');
}

const ALLOWED_TAGS = Object.keys(ALLOWED_HTML);
/** What says on other pages what an article says with tags of its own, or holds such tags. */
const FOREIGN_TAGS =
  'b i del ins strike mark kbd samp var cite q sub sup small dl dt dd div section article main span'.split(
    ' ',
  );

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
    Object.entries(attributes).filter(([name, value]) => isAllowedUrl(tag, name, value)),
  );
}

const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

/** One that is no address stays as it is, to be refused. */
function whole(attributes: sanitizeHtml.Attributes, base: string): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      ADDRESSES.has(name) ? [name, URL.parse(value, base)?.href ?? value] : [name, value],
    ),
  );
}

/** What a broken or misconfigured sanitiser lets through: each has to come out without what is forbidden. */
const CANARIES: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
];
const FORBIDDEN = /<script|<style|<svg|<[^>]*\sonerror|javascript:/i;
const HARMLESS =
  '<p>Plain, <strong>bold</strong> and a <a href="https://example.com/">link</a>.</p>';

/**
 * Called before the server listens, which it must not if this throws. A sanitiser has been seen to
 * return its input unchanged without any error, after an upgrade of the parser below it.
 */
export function assertSanitiserWorks(sanitise: (html: string) => string = sanitiseBlock): void {
  const leaked = CANARIES.find((canary) => FORBIDDEN.test(sanitise(canary)));
  if (leaked !== undefined) throw new Error(`The HTML sanitiser lets this through: ${leaked}`);
  if (sanitise(HARMLESS) !== HARMLESS)
    throw new Error('The HTML sanitiser destroys harmless text.');
}
