import { expect, test } from '@jest/globals';
import { listLanguageOf } from '#language/listLanguage.ts';
import { trainingLists } from '../../bench/topics/lists.ts';

// §d.topics.15
test('the language of a list is found, or none: never another', () => {
  const lists = trainingLists();
  const found = lists.map(({ phrases, language }) => [language, listLanguageOf(phrases)] as const);
  expect(found.filter(([own, other]) => other !== null && other !== own)).toEqual([]);
  expect(found.filter(([, other]) => other !== null).length).toBeGreaterThan(lists.length / 2);
});

// §d.topics.15
test('few words, and words of no language, do not tell', () => {
  expect(listLanguageOf(['how to clean a coffee grinder'])).toBeNull();
  expect(listLanguageOf(Array.from({ length: 100 }, (_, at) => `xk${at} qz${at}`))).toBeNull();
});
