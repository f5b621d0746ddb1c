import { expect, test } from '@jest/globals';
import { cutAtWord } from '#domain/cutAtWord.ts';

test.each([
  ['a text that fits stays', 'tea pots', 8, 'tea pots'],
  ['a longer one ends with a whole word', 'tea pots and cups', 10, 'tea pots'],
  ['a word that just fits is kept', 'tea pots and cups', 12, 'tea pots and'],
  ['one long word is cut', `a ${'b'.repeat(20)}`, 10, `a ${'b'.repeat(8)}`],
  ['no half of a character is left', `${'b'.repeat(9)}🫖`, 10, 'b'.repeat(9)],
])('%s', (_what, text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
});
