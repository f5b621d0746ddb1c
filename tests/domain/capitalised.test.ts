import { expect, test } from '@jest/globals';
import { capitalised } from '#domain/capitalised.ts';
import { hashtagOf } from '#domain/social/extract.ts';
import { titlesByPattern } from '#server/material/titles.ts';

test.each([
  ['cold brew', 'en', 'Cold brew'],
  ['istanbul', 'tr', 'İstanbul'],
  ['éclairs', 'fr', 'Éclairs'],
  ['𐐨lder', undefined, '𐐀lder'],
  ['iPhone cases', 'en', 'iPhone cases'],
  ['macOS', undefined, 'macOS'],
  ['pH value', 'en', 'pH value'],
  ['e-commerce', 'en', 'E-commerce'],
  ['3D print', 'en', '3D print'],
  ['', 'en', ''],
])('%s in %s begins a sentence as %s', (text, language, large) => {
  expect(capitalised(text, language)).toBe(large);
});

test('a name that is written small at first keeps that in titles and hashtags', () => {
  const titles = titlesByPattern({ topic: 'iPhone cases', keywords: [], language: 'en' });
  expect(titles.map(({ text }) => text).filter((text) => !text.startsWith('iPhone'))).toEqual([]);
  expect(hashtagOf('best iPhone case')).toBe('#BestiPhoneCase');
});
