/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ALLOWED_HTML } from '#html/allowedHtml.ts';
import { assertSanitiserWorks, sanitised } from '#html/dom/sanitise.ts';

const clean = (html: string): string => {
  const holder = document.createElement('div');
  holder.append(sanitised(html));
  return holder.innerHTML;
};

test('the canaries come out clean', () => {
  expect(() => assertSanitiserWorks()).not.toThrow();
});

test('a sanitiser that lets everything through, or nothing, stops the editor', () => {
  const fragment = (html: string | Node) =>
    document.createRange().createContextualFragment(String(html));
  expect(() => assertSanitiserWorks(fragment)).toThrow('lets this through');
  expect(() => assertSanitiserWorks(() => fragment(''))).toThrow('destroys harmless text');
});

test.each([
  ['<p style="color:red" id="x" class="y" data-z="1" lang="de">a</p>', '<p>a</p>'],
  ['<td>a</td>', 'a'],
  ['<p title="x" href="https://a.example/">a</p>', '<p>a</p>'],
  ['<p><a href="JavaScript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
  ['<p><a href="data:text/html,x">a</a></p>', '<p><a>a</a></p>'],
  [
    '<img src="https://a.example/i.png" srcset="x" alt="A">',
    '<img src="https://a.example/i.png" alt="A">',
  ],
  ['<iframe src="https://a.example/"></iframe><p>a</p>', '<p>a</p>'],
])('%s', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

/** Pieces of HTML, all of them plain. */
const PIECES = fc.constantFrom(
  ...[
    'a ',
    ' ',
    '\n',
    '&amp;',
    '&lt;script&gt;',
    '&nbsp',
    '\u0000',
    '"',
    '>',
    '/',
    '</p>',
    '</a>',
    '<br>',
    '<hr>',
  ],
  ...Object.keys(ALLOWED_HTML).flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  '<a href="https://a.example/x?y=1#z">',
);

test('plain HTML is what the sanitiser would make of it', () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 12 }), (pieces) => {
      const html = `<p>${pieces.join('')}`;
      // An attribute to remove: so it is not plain.
      expect(clean(`${html}<hr>`)).toBe(clean(`${html}<hr class="x">`));
    }),
    { numRuns: 3000 },
  );
});
