/** @jest-environment #tests/support/pageEnvironment.js */
/** The server keeps what the page keeps: both sanitisers read their rules from html/allowedHtml.ts. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ALLOWED_HTML } from '#html/allowedHtml.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';

const written = (content: DocumentFragment | string): string => {
  const holder = document.createElement('template');
  if (typeof content === 'string') holder.innerHTML = content;
  else holder.content.append(content);
  return holder.innerHTML;
};
const onPage = (html: string): string => written(sanitised(html));
/** What the server has kept, as a browser parses it. */
const onServer = (html: string): string => written(sanitiseBlock(html));

const ADDRESSES = [
  'https://example.com/a?b=1&c=2',
  'HTTP://example.com/',
  'mailto:a@example.com',
  '/content/assets/a',
  '//evil.example/a',
  '/\\evil.example',
  'relative',
  '#part',
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.com/',
  'tel:123',
];
const NAMES = [
  ...new Set(Object.values(ALLOWED_HTML).flat()),
  ...'id class style title lang onclick onerror data-x aria-label srcset role'.split(' '),
];
const text = fc.string({ unit: 'grapheme', maxLength: 10 }).map((s) => s.replace(/[\0\r]/g, ''));
/** Values that programs write. The sanitisers differ on nonsense, such as an address for a width. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  colspan: ['1', '2', '0'],
  rowspan: ['1', '3'],
  scope: ['col', 'row'],
  width: ['640', '50%'],
  height: ['480'],
};
const attribute = fc.constantFrom(...NAMES).chain((name) => {
  const usual = USUAL[name];
  const value =
    usual === undefined ? fc.oneof(fc.constantFrom(...ADDRESSES), text) : fc.constantFrom(...usual);
  // The page trims every value.
  return value.map((one) => [name, name === 'href' || name === 'src' ? one : one.trim()] as const);
});
const attributes = fc
  .uniqueArray(attribute, { maxLength: 3, selector: ([name]) => name })
  .map((all) => all.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join(''));

/** An element with some allowed and some forbidden attributes. */
const element = (tags: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...tags), attributes, content)
    .map(([tag, some, inner]) => `<${tag}${some}>${inner}</${tag}>`);

const VOID = element(['img', 'br'], fc.constant('')).map((html) => html.replace(/<\/\w+>$/, ''));
const STYLES = 'strong em u s code'.split(' ');
/** Forbidden elements whose text stays. */
const UNKNOWN = 'span font b i mark sub x-custom'.split(' ');
/** Forbidden elements that are removed with their content. */
const DROPPED = fc.constantFrom(
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<!-- a -->',
);

const inline = fc.letrec<{ nodes: string; node: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 3 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    text.map(escapeText),
    VOID,
    DROPPED,
    element([...STYLES, ...UNKNOWN], tie('nodes')),
  ),
})).nodes;
const withLinks = fc
  .array(fc.oneof(inline, element(['a'], inline)), { maxLength: 2 })
  .map((parts) => parts.join(''));

const several = (one: fc.Arbitrary<string>) =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
const list = fc.letrec<{ list: string }>((tie) => ({
  list: element(
    ['ul', 'ol'],
    several(
      element(
        ['li'],
        fc.oneof(
          { maxDepth: 2 },
          withLinks,
          fc.tuple(inline, tie('list')).map((it) => it.join('')),
        ),
      ),
    ),
  ),
})).list;
const rows = several(element(['tr'], several(element(['td', 'th'], withLinks))));
const table = fc
  .tuple(element(['caption'], inline), element(['thead'], rows), element(['tbody'], rows))
  .chain((parts) => element(['table'], fc.constant(parts.join(''))));
const block = fc.oneof(
  element(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'], withLinks),
  element(['blockquote'], several(element(['p'], withLinks))),
  element(
    ['figure'],
    fc.tuple(VOID, element(['figcaption'], inline)).map((it) => it.join('')),
  ),
  list,
  table,
);

test('page and server keep the same parts of any block', () => {
  fc.assert(
    fc.property(block, (html) => {
      expect(onServer(html)).toBe(onPage(html));
    }),
    { numRuns: 500 },
  );
});

test('what one sanitiser keeps, the other keeps too', () => {
  fc.assert(
    fc.property(block, (html) => {
      expect(onServer(onPage(html))).toBe(onPage(html));
      expect(onPage(onServer(html))).toBe(onServer(html));
    }),
    { numRuns: 200 },
  );
});
