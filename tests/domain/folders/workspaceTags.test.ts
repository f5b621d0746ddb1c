import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MOST_KEYWORDS } from '#contract/article/searchFields.ts';
import { tagsChangedBy } from '#domain/folders/workspaceTags.ts';

const keywordsAfter = (keywords: string[], change: { added: string[]; removed: string[] }) =>
  tagsChangedBy({ keywords }, change).keywords ?? keywords;

// §d.ideas.8
test('keywords are added behind the others, each once whatever its case, and removed', () => {
  const change = { added: ['Latte', 'ESPRESSO', ' burrs '], removed: ['moka'] };
  expect(keywordsAfter(['moka', 'Espresso'], change)).toEqual(['Espresso', 'Latte', 'burrs']);
});

test('there is an end to them', () => {
  const many = Array.from({ length: 80 }, (_, at) => `word ${at}`);
  expect(keywordsAfter([], { added: many, removed: [] })).toHaveLength(MOST_KEYWORDS);
});

test('the same change again changes nothing', () => {
  const words = fc.array(fc.string({ maxLength: 5 }), { maxLength: 8 });
  fc.assert(
    fc.property(words, words, words, (keywords, added, gone) => {
      const change = { added: added.filter((one) => !gone.includes(one.trim())), removed: gone };
      const once = keywordsAfter(keywords, change);
      expect(keywordsAfter(once, change)).toEqual(once);
    }),
  );
});

test('a change of the website leaves the keywords alone, and the other way round', () => {
  const website = { is: 'https://a.example', was: '' };
  expect(tagsChangedBy({ keywords: ['moka'] }, { website })).toEqual({ website: website.is });
  expect(tagsChangedBy({ keywords: ['moka'] }, { added: ['latte'] })).toEqual({
    keywords: ['moka', 'latte'],
  });
});
