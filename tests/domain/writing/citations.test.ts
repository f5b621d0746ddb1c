import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { citedIn, withoutCitations, withTrueCitations } from '#domain/writing/citations.ts';

const known = new Set([1, 12]);

// §d.chat.1
test.each([
  ['<p>Yes [1].</p>', '<p>Yes [1].</p>'],
  ['<p>Yes[1][12].</p>', '<p>Yes [1] [12].</p>'],
  ['<p>No [7].</p>', '<p>No.</p>'],
  ['<p>No [0] [123].</p>', '<p>No.</p>'],
  ['<p><code>list[7]</code> and <a href="/x[7]">[7]</a></p>', null],
  ['<p>[not a number], [1a], [ 1 ], [2026]</p>', null],
])('only citations of passages that are there stay: %s', (html, expected) => {
  expect(withTrueCitations(html, known)).toBe(expected ?? html);
});

// §d.chat.12
test('a text is put into the article without any citation', () => {
  expect(withoutCitations('<ul><li>One [1]</li><li>Two [2], three.</li></ul>')).toBe(
    '<ul><li>One</li><li>Two, three.</li></ul>',
  );
});

// §d.chat.1
test('what is shown as cited is known, and each known citation is shown', () => {
  const passages = [1, 12].map((number) => ({ kind: 'note', number, text: 't' }) as const);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 130 })), (numbers) => {
      const html = withTrueCitations(`<p>${numbers.map((n) => `x [${n}]`).join(' ')}</p>`, known);
      const cited = citedIn([html], passages).map(({ number }) => number);
      expect(cited).toEqual([1, 12].filter((number) => numbers.includes(number)));
      const left = [...html.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
      expect(left.every((number) => known.has(number))).toBe(true);
    }),
  );
});
