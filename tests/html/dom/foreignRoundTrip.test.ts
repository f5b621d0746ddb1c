/** @jest-environment #tests/support/pageEnvironment.js */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ALLOWED_HTML, isAllowedValue } from '#html/allowedHtml.ts';
import { convertForeign } from '#html/dom/convertForeign.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';
import { htmlOfBlocks, parseBlock } from '#src/editor/kernel/contentHtml.ts';

const stored = (html: string): string => htmlOfBlocks(parseBlock(html));
const converted = (html: string): string[] => convertForeign(html).blocks.map((b) => b.html);

/** The server writes a non-breaking space as a character, browsers as `&nbsp;`. */
const written = (html: string): string => html.replaceAll('\u00a0', '&nbsp;');
const holderOf = (fragment: DocumentFragment): HTMLElement => {
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder;
};

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = ALLOWED_HTML;

function expectOnlyAllowed(html: string): void {
  const elements = [
    ...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*'),
  ];
  for (const element of elements) {
    const tag = element.localName;
    expect(Object.keys(ATTRIBUTES)).toContain(tag);
    for (const { name, value } of element.attributes) {
      expect(ATTRIBUTES[tag]).toContain(name);
      expect(tag).toEqual(tag);
      expect(name).toEqual(name);
      expect(value).toEqual(value);
      expect(isAllowedValue(tag, name, value)).toBe(true);
    }
  }
}

/** Holds for each block of any converted document. */
function expectOurs(html: string): void {
  for (const block of converted(html)) {
    expect(stored(block)).toBe(block);
    expectOnlyAllowed(block);
    expect(holderOf(sanitised(block)).innerHTML).toBe(block);
    expect(written(sanitiseBlock(block))).toBe(block);
  }
}

const INLINE =
  'b i u s em strong code span font a mark sub sup small del ins kbd cite o:p label abbr q tt x-custom';
const BLOCKS =
  'p div h1 h2 h4 blockquote pre ul ol li section article figure figcaption table tbody thead tr td th details summary dl dt dd center form button noscript address header nav hr br svg math style script template iframe textarea select option video noembed xmp caption colgroup template';
const tag = fc.constantFrom(...`${INLINE} ${BLOCKS}`.split(' '));
const attribute = fc.constantFrom(
  '',
  ' style="font-weight:700"',
  ' style="font-weight:normal;font-style:italic"',
  ' style="text-decoration:underline;white-space:pre-wrap"',
  ' style="mso-list:l0 level2 lfo1"',
  ' style="mso-list:Ignore"',
  ' style="display:none"',
  ' style="white-space:pre;font-family:monospace"',
  ' onclick="alert(1)"',
  ' href="https://example.com/?a=1&amp;b=2"',
  ' href="javascript:alert(1)"',
  ' href="#_ftn1"',
  ' href="/relative"',
  ' src="https://example.com/a.png" alt="a &quot;b&quot; &lt;c&gt;"',
  ' src="data:image/png;base64,AAAA"',
  ' aria-level="3"',
  ' data-aria-level="2"',
  ' data-indent="1"',
  ' start="2"',
  ' colspan="2" rowspan="0"',
  ' class="MsoNormal"',
  ' class="toggle"',
  ' class="ListContainerWrapper"',
  ' role="presentation"',
  ' role="checkbox" aria-checked="true"',
  ' datetime="2024-01-01"',
  ' hidden',
);
const text = fc.oneof(
  fc.constantFrom('a', ' ', '\n', '&nbsp;', ' &nbsp; ', '&lt;b&gt;', '<br>', '1. x', '\u200b', '·'),
  fc.constantFrom(
    '<!-- c -->',
    '<![if !x]>',
    '<![endif]>',
    '<img src="https://example.com/i.png">',
  ),
  fc
    .string({ unit: 'grapheme', maxLength: 8 })
    .map((s) => s.replaceAll('\u0000', '').replace(/&/g, '&amp;').replace(/</g, '&lt;')),
);
const foreign = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 5 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    text,
    fc.tuple(tag, attribute, tie('nodes')).map(([name, attributes, inner]) => {
      return `<${name}${attributes}>${inner}</${name}>`;
    }),
    // As in mutation attacks: the closing tag does not match the opening one.
    fc.tuple(tag, attribute, tie('nodes'), tag).map(([name, attributes, inner, end]) => {
      return `<${name}${attributes}>${inner}</${end}>`;
    }),
  ),
})).nodes;

test('any HTML is converted in one pass, and both sanitisers leave the result unchanged', () => {
  fc.assert(fc.property(foreign, expectOurs), { numRuns: 200 });
});

test('a second paste of the same text changes nothing', () => {
  const twice = (html: string) => {
    const once = converted(html);
    expect(once.flatMap((block) => converted(`<p>x</p>${block}`).slice(1))).toEqual(once);
  };
  // Our own HTML after another program: without line breaks in the markup and typed spaces.
  for (const file of globSync('tests/fixtures/clipboard/*.html')) {
    if (!file.endsWith('.expected.html')) twice(readFileSync(file, 'utf8'));
  }
});

describe('each file of the corpus', () => {
  const files = globSync('tests/fixtures/clipboard/*.html');
  test.each(files.filter((file) => !file.endsWith('.expected.html')))('%s is converted', (file) => {
    expectOurs(readFileSync(file, 'utf8'));
  });
});
