import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '#domain/spelling/finding.ts';
import { seenText } from '#domain/spelling/seenText.ts';

const at = (start: number, end: number): Finding => ({
  start,
  end,
  kind: 'spelling',
  message: 'Wrong.',
  suggestions: [],
});

// §d.spelling.7
test('what is found in the text as it is seen is at its place in the text as it is written', () => {
  const written = 'An ab\u00adc of cafe\u0301\u00ad, or d.';
  const { text, asWritten } = seenText(written);
  expect(text).toBe('An abc of café, or d.');
  const wordAt = (word: string) => {
    const { start, end } = asWritten(at(text.indexOf(word), text.indexOf(word) + word.length));
    return written.slice(start, end);
  };
  expect(['abc', 'café', 'or'].map(wordAt)).toEqual(['ab\u00adc', 'cafe\u0301', 'or']);
});

test('each place of a text that is written as it is seen is the same', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '👍🏽', '日'), minLength: 1 });
  fc.assert(
    fc.property(plain, fc.nat(), (written, from) => {
      const { text, asWritten } = seenText(written);
      const start = from % text.length;
      expect(text).toEqual(written);
      expect(asWritten(at(start, start + 1))).toEqual(at(start, start + 1));
    }),
  );
});
