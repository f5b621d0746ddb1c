import { expect, test } from '@jest/globals';
import { kinds, nearnessOf } from '#server/material/placement/cues/kinds.ts';
import { meaningsOf } from '#server/material/placement/meanings.ts';
import { similarity } from '#server/material/placement/vectors.ts';
import { wordsOf } from '#server/material/placement/words.ts';

const inEnglish = (text: string, language: string) =>
  wordsOf(text, language).map((word) => meaningsOf(language).englishOf(word));

test('a word of another language stands for English words, a compound for those of its parts', () => {
  expect(inEnglish('tornillos', 'es')[0]).toContain('screw');
  expect(inEnglish('échelle', 'fr')[0]).toContain('ladder');
  expect(inEnglish('Kupferdraht', 'de')).toEqual([['wire', 'copper']]);
  expect(inEnglish('Xylqua', 'de')).toEqual([[]]);
});

test('words of the same meaning are similar in all languages', () => {
  const vectorsOf = (text: string, language: string) =>
    wordsOf(text, language)
      .map((word) => meaningsOf(language).vectorOf(word))
      .filter((vector) => vector !== null);
  const [ladder, tea] = vectorsOf('ladder tea', 'en');
  const [leiter] = vectorsOf('Leiter', 'de');
  if (ladder === undefined || tea === undefined || leiter === undefined) throw new Error('unknown');
  expect(similarity(ladder, leiter)).toBeGreaterThan(similarity(ladder, tea));
});

test('a word is nearest to the kind of section that it is a word of, and an unknown one to none', () => {
  const nearest = (word: string) => {
    const nearness = nearnessOf(word);
    return nearness && kinds()[nearness.indexOf(Math.max(...nearness))]?.name;
  };
  expect(nearest('euro')).toBe('price');
  expect(nearest('screwdriver')).toBe('tools');
  expect(nearest('qwertz')).toBeNull();
});
