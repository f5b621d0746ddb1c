import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dictionaryOf, isWord, wordOf, wordsOf } from '#domain/spelling/dictionary.ts';

// §d.spelling.7
test.each([
  ['widget', 'widget', true],
  ['widget', 'Widget', true],
  ['widget', 'WIDGET', true],
  ['Acme', 'Acme', true],
  ['Acme', 'ACME', true],
  ['Acme', 'acme', false],
  ['Acme', 'Acme’s', true],
  ['widget', "Widget's", true],
  ['rock’n’roll', "rock'n'roll", true],
  ['Caf\u00e9', 'Cafe\u0301', true],
  ['Krankenversicherung', 'Kranken\u00adversicherung', true],
  ['Kranken\u200bversicherung', 'Krankenversicherung', true],
  ['rock’n’roll', 'rockʼn‘roll', true],
  ['Acme', 'Acmes', false],
  ['constructor', 'toString', false],
])('with “%s” in the dictionary, “%s” is right: %s', (known, word, isRight) => {
  expect(dictionaryOf([wordOf(known)])(word)).toBe(isRight);
});

test('a pasted list is read word by word, each once', () => {
  expect(wordsOf(' Acme, widget;Widget\nAcme ')).toEqual(['Acme', 'widget', 'Widget']);
});

test('every word of a dictionary is right, as it is stored and in capitals', () => {
  const word = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map(wordOf);
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const isKnown = dictionaryOf(words);
      expect(words.every((known) => isKnown(known) && isKnown(known.toUpperCase()))).toBe(true);
    }),
  );
});

test.each(['', '1234', 'two words', '<b>', 'a/b', '..', 'x'.repeat(65)])(
  '“%s” is no word',
  (word) => {
    expect(isWord(word)).toBe(false);
  },
);
test.each(['Acme', "o'clock", 'R2-D2', 'Ünï', '日本', 'x'.repeat(64)])('“%s” is a word', (word) => {
  expect(isWord(word)).toBe(true);
});
