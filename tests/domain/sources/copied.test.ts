import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  ownPassages,
  RUN_LEAST_WORDS,
  runsIn,
  shinglesOf,
  textOfRun,
} from '#domain/sources/copied.ts';
import { textToolsOf } from '#language/textTools.ts';

const tools = { ...textToolsOf('en'), language: 'en' };

/** Words of disjoint alphabets, so that what is not planted has nothing in common. */
const ours = fc.array(fc.stringMatching(/^[a-m]{1,4}$/), { maxLength: 40 });
const theirs = fc.array(fc.stringMatching(/^[n-z]{1,4}$/), { maxLength: 40 });
const planted = fc.array(fc.stringMatching(/^[0-9]{1,4}$/), {
  minLength: RUN_LEAST_WORDS,
  maxLength: 30,
});

// §d.claims.8
test('every planted run is found whole, wherever it stands', () => {
  fc.assert(
    fc.property(ours, ours, theirs, theirs, planted, (a, b, x, y, run) => {
      const known = new Set(shinglesOf([...x, ...run, ...y]));
      const found = runsIn([...a, ...run, ...b], known);
      expect(found).toEqual([{ from: a.length, to: a.length + run.length }]);
    }),
  );
});

test('nothing is found in unrelated text', () => {
  fc.assert(
    fc.property(ours, theirs, (a, x) => {
      expect(runsIn(a, new Set(shinglesOf(x)))).toEqual([]);
    }),
  );
});

test('a run of seven words is none', () => {
  const words = 'one two three four five six seven'.split(' ');
  expect(runsIn(['a', ...words, 'b'], new Set(shinglesOf(['x', ...words, 'y'])))).toEqual([]);
});

test('a run is shown as it is written, with its punctuation', () => {
  const [passage] = ownPassages(
    '<p>So, The quick — brown fox, jumps over the lazy dog (again).</p>',
    tools,
  );
  if (passage === undefined) throw new Error('no passage');
  expect(textOfRun(passage, { from: 1, to: 10 }, tools)).toBe(
    'The quick — brown fox, jumps over the lazy dog',
  );
});

test('a quotation of at most 25 words may be word for word, a longer one may not', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
  const own = (html: string) =>
    ownPassages(html, tools)
      .map(({ words: of }) => of.length)
      .filter((of) => of > 0);
  expect(own(`<p>Before “${words(25)}” behind.</p>`)).toEqual([1, 1]);
  expect(own(`<p>Before “${words(26)}” behind.</p>`)).toEqual([28]);
  expect(own(`<blockquote>${words(25)}</blockquote>`)).toEqual([]);
  expect(own(`<blockquote>${words(26)}</blockquote>`)).toEqual([26]);
});
