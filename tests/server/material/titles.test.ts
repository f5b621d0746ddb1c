import { expect, test } from '@jest/globals';
import { titlesByPattern } from '#server/material/titles.ts';

const titles = (topic: string, language: string, ...keywords: string[]) =>
  titlesByPattern({ topic, language, keywords });

// §d.wizard.4
test.each([
  ['Kaffee oder Tee', 'de', 'Kaffee oder Tee: die Unterschiede', 'differences'],
  [
    'comment choisir un vélo ?',
    'fr',
    'Comment choisir un vélo\u00A0: ce qui compte vraiment',
    'whatMatters',
  ],
  ['qué es el SEO', 'es', 'Qué es el SEO: cómo funciona', 'howItWorks'],
  ['which tent to buy', 'en-GB', 'Which tent to buy: what to check before you buy', 'beforeYouBuy'],
])('%s (%s)', (topic, language, text, pattern) => {
  expect(titles(topic, language)).toContainEqual({ text, pattern });
});

test('a language without patterns gets the keyphrase alone, and a keyphrase in the topic adds nothing', () => {
  expect(titles('kawa', 'pl')).toEqual([]);
  expect(titles('kawa', 'pl', 'ziarna')).toEqual([{ text: 'Ziarna: Kawa', pattern: 'keyphrase' }]);
  expect(titles('Kawa', 'pl', 'kawa')).toEqual([]);
});
