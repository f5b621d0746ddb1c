import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keptText, lossOfWords, lostWords } from '#html/wordLaw.ts';

test('a word is lost if it is neither kept nor told, as often as that', () => {
  expect(lostWords('One two two three', 'two one', 'three')).toEqual(['two']);
  expect(lostWords('Kept, and told.', 'kept and', 'told')).toEqual([]);
});

test('case, punctuation and raised digits do not count, accents however written are the same', () => {
  expect(lostWords('10² m — Café!', '102 M cafe\u0301')).toEqual([]);
});

test('a word that was divided or joined is not lost', () => {
  expect(lostWords('see here word1', 'seehere word [1]')).toEqual([]);
  expect(lostWords('1 is first; word1, menuhome', '1 is first; word[1], home', 'menu')).toEqual([]);
});

test('a loss of words shows the first of them', () => {
  expect(lossOfWords('a b', 'b')).toEqual([{ kind: 'words', count: 1, example: 'a' }]);
  expect(lossOfWords('a b', 'b a')).toEqual([]);
});

test('the text of what we write has its words apart, except where only the style changes', () => {
  expect(
    keptText('<ul><li>c<strong>of</strong>fee<ul><li>&lt;b&gt;</li></ul></li></ul>').split(/\s+/),
  ).toEqual(['', 'coffee', '<b>', '']);
});

test('whatever is taken out of a text is lost, and nothing else', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), fc.nat(), (words, at) => {
      const out = at % words.length;
      const kept = words.filter((_, index) => index !== out).join(' ');
      expect(lostWords(words.join(' '), kept)).toEqual([words[out]]);
    }),
  );
});
