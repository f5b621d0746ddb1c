/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convertForeign, convertParts } from '#html/dom/convertForeign.ts';
import { lossOfWords } from '#html/wordLaw.ts';

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<(?!\/?(?:a|strong|em)\b)/g, ' <'), 'text/html')
    .body.textContent;
const inParts = (html: string, longChars: number) => [...convertParts(html, longChars)];
const blocksOf = (parts: ReturnType<typeof inParts>) =>
  parts.flatMap(({ blocks }) => blocks.map((block) => block.html));

const word = fc.integer({ min: 0, max: 999 }).map((number) => `w${number}`);
const inline = fc.oneof(
  word,
  word.map((text) => `<strong>${text}</strong>`),
  word.map((text) => `${text} <br>x`),
);
const { block } = fc.letrec<{ block: string }>((tie) => {
  const within = (open: string, close: string, each = '', end = '') =>
    fc
      .array(fc.oneof(inline, tie('block')), { minLength: 1, maxLength: 5 })
      .map((parts) => `${open}${parts.map((part) => `${each}${part}${end}`).join(' ')}${close}`);
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      inline.map((text) => `<p>${text}</p>`),
      inline.map((text) => `<h2>${text}</h2>`),
      within('<div>', '</div>'),
      within('<section><div>', '</div></section>'),
      within('<ul>', '</ul>', '<li>', '</li>'),
      within('<ol start="3">', '</ol>', '<li>', '</li>'),
      within('<blockquote>', '</blockquote>'),
      within(
        '<table><caption>c</caption><thead><tr><th>h</th><th>i</th></tr></thead>',
        '</table>',
        '<tr><td>',
        '</td><td>y</td></tr>',
      ),
    ),
  };
});

test('no word of a document is in none of its parts, wherever it is divided', () => {
  fc.assert(
    fc.property(
      fc.array(block, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 10, max: 1000 }),
      (blocks, most) => {
        const html = blocks.join('');
        const parts = inParts(html, most);
        const told = parts
          .flatMap(({ losses }) => losses.map(({ example = '' }) => example))
          .join(' ');
        expect(lossOfWords(textOf(html), textOf(blocksOf(parts).join(' ')), told)).toEqual([]);
      },
    ),
    { numRuns: 80 },
  );
});

test('paragraphs, headings and containers read the same in parts', () => {
  const html = `<div><section>${'<h2>Title</h2><p>Some <b>text</b></p>'.repeat(40)}</section><p>End</p></div>`;
  const parts = inParts(html, 400);
  expect(parts.length).toBeGreaterThan(10);
  expect(blocksOf(parts)).toEqual(convertForeign(html).blocks.map((each) => each.html));
  expect(parts.map(({ share }) => share)).toEqual(
    parts.map(({ share }) => share).sort((a, b) => a - b),
  );
});

test('one long list is several that count on, and one long table several with its head', () => {
  const list = inParts(`<ol start="5">${'<li>step</li>'.repeat(40)}</ol>`, 400);
  const numbers = blocksOf(list).map((html) => Number(/start="(\d+)"/.exec(html)?.[1]));
  const items = blocksOf(list).map((html) => html.split('<li>').length - 1);
  expect(items.reduce((sum, count) => sum + count)).toBe(40);
  expect(numbers).toEqual(
    items.map((_, at) => 5 + items.slice(0, at).reduce((sum, count) => sum + count, 0)),
  );
  const row = '<tr><td>a</td><td>b</td></tr>';
  const table = `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${row.repeat(40)}</tbody></table>`;
  const tables = blocksOf(inParts(table, 400));
  expect(tables.length).toBeGreaterThan(3);
  for (const html of tables) expect(html).toContain('>A</th>');
  expect(tables.join('').split('<td>a</td>')).toHaveLength(41);
});
