/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DiffLine, type Op, tokensOf, wordDiff } from '#src/kit/diff/wordDiff.ts';

/** The text of the lines without one of the sides. */
const textWithout = (lines: readonly DiffLine[], op: Op) =>
  lines
    .flatMap(({ parts }) => parts)
    .filter((part) => part.op !== op)
    .map(({ text }) => text)
    .join('');
const textOf = (html: string) =>
  tokensOf(html)
    .map((token) => ('text' in token ? token.text : ''))
    .join('');

const word = fc.constantFrom('one', 'two', 'drei', '四', ' ', '. ', ', ', '\n');
const inline = fc
  .tuple(fc.constantFrom('', 'strong', 'em', 'a'), fc.array(word, { maxLength: 4 }))
  .map(([tag, words]) => (tag === '' ? words.join('') : `<${tag}>${words.join('')}</${tag}>`));
const text = fc.array(inline, { maxLength: 5 }).map((pieces) => pieces.join(''));
const someBlock = fc.oneof(
  text.map((inner) => `<p>${inner}</p>`),
  text.map((inner) => `<h2>${inner}</h2>`),
  fc
    .array(text, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
);

test('without removals the lines are the later block, without additions the earlier one', () => {
  fc.assert(
    fc.property(someBlock, someBlock, (before, after) => {
      const lines = wordDiff(before, after);
      expect(textWithout(lines, 'removed')).toBe(textOf(after));
      expect(textWithout(lines, 'added')).toBe(textOf(before));
    }),
  );
});

const partsOf = (lines: readonly DiffLine[]) =>
  lines.map(({ parts }) =>
    parts.map(({ op, text }) => `${{ same: '', added: '+', removed: '-' }[op]}${text}`),
  );

test('consecutive changed words are one change', () => {
  const lines = wordDiff(
    '<p>We roast twice a week, slowly.</p>',
    '<p>We brew only on Mondays, slowly.</p>',
  );
  expect(partsOf(lines)).toEqual([
    ['We ', '-roast twice a week', '+brew only on Mondays', ', slowly.'],
  ]);
});

test('a word that became bold was changed; the formatting is kept on both sides', () => {
  const [line] = wordDiff('<p>very good</p>', '<p>very <strong>good</strong></p>');
  expect(line?.parts).toEqual([
    { op: 'same', text: 'very ', marks: [] },
    { op: 'removed', text: 'good', marks: [] },
    { op: 'added', text: 'good', marks: [{ tag: 'strong' }] },
  ]);
});

test('an item added to a numbered list does not change the others', () => {
  const lines = wordDiff(
    '<ol><li>a</li><li>c</li></ol>',
    '<ol><li>a</li><li>b</li><li>c</li></ol>',
  );
  expect(lines.map(({ marker }) => marker)).toEqual(['1.', '2.', '3.']);
  expect(partsOf(lines)).toEqual([['a'], ['+b'], ['c']]);
});

test('nested items are deeper; a paragraph that became a heading is shown as one', () => {
  const [, inner] = wordDiff('<p></p>', '<ul><li>a<ul><li>b</li></ul></li></ul>');
  expect(inner?.depth).toBe(2);
  expect(wordDiff('<p>a</p>', '<h3>a</h3>').map(({ tag }) => tag)).toEqual(['h3']);
});

test('what an article may not contain is not shown', () => {
  const lines = wordDiff(
    '<p>a</p>',
    '<p>a<script>alert(1)</script><a href="javascript:alert(1)">b</a></p>',
  );
  expect(lines.flatMap(({ parts }) => parts).flatMap(({ marks }) => marks)).toEqual([
    { tag: 'a', href: '' },
  ]);
  expect(partsOf(lines)).toEqual([['a', '+b']]);
});

test('blocks with nothing in common are shown one after the other, however long they are', () => {
  const long = (prefix: string) =>
    `<p>${Array.from({ length: 3000 }, (_, at) => `${prefix}${at}`).join(' ')}</p>`;
  const lines = wordDiff(long('a'), long('b'));
  expect(textWithout(lines, 'removed')).toBe(textOf(long('b')));
});
