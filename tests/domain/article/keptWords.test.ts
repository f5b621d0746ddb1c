import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keptWords } from '#domain/article/keptWords.ts';

const split = (text: string) => text.split(' ').filter((word) => word !== '');
const kept = (before: string, after: string) => {
  const words = split(after);
  const isKept = keptWords(split(before), words);
  return words.filter((_, at) => isKept[at]).join(' ');
};

describe('the words that stand in a text already', () => {
  test.each([
    ['the same text', 'a b c', 'a b c', 'a b c'],
    ['a word in between', 'a b c', 'a x b c', 'a b c'],
    ['a word of another case', 'The end', 'the end', 'the end'],
    ['words in another order, of which the longest run counts', 'a b c d', 'd a b c', 'a b c'],
    ['a word that stands there once and is used twice', 'a', 'a x a', 'a'],
    ['a rewritten middle', 'we roast on Tuesdays', 'we never roast on a Monday', 'we roast on'],
    ['nothing in common', 'a b', 'c d', ''],
    ['an empty text', '', 'c d', ''],
  ])('the words that stand in a text already are found: %s', (_what, before, after, expected) => {
    expect(kept(before, after)).toBe(expected);
  });

  test('the words that stand in a text already are a subsequence of both, and the longest one', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const isKept = keptWords(before, after);
        const common = after.filter((_, at) => isKept[at]);
        expect(isSubsequence(common, before)).toBe(true);
        expect(common).toHaveLength(longest(before, after));
      }),
    );
  });

  test('the words that stand in a text already are counted without their order in texts that are too long to compare', () => {
    const before = Array.from({ length: 1100 }, (_, at) => `w${at}`);
    const after = before.toReversed();
    expect(keptWords(before, after).every(Boolean)).toBe(true);
    expect(keptWords(before, [...after, 'w5', 'x']).slice(-2)).toEqual([false, false]);
  });
});

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const word of whole) if (word === part[at]) at += 1;
  return at === part.length;
}

function longest(a: readonly string[], b: readonly string[]): number {
  const [first, ...rest] = a;
  if (first === undefined || b.length === 0) return 0;
  const at = b.indexOf(first);
  const taken = at < 0 ? 0 : 1 + longest(rest, b.slice(at + 1));
  return Math.max(taken, longest(rest, b));
}
