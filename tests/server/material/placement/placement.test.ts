import { expect, test } from '@jest/globals';
import { placesOf } from '#server/material/placement/placement.ts';

const placed = (language: string, headings: string[], units: string[]) =>
  placesOf({ topic: 'x', language, headings, units }).map(({ heading }) =>
    heading === null ? null : headings[heading],
  );

test.each([
  ['en', ['Price', 'Weight'], 'Costs 29 euros', 'Price'],
  ['de', ['Preis', 'Gewicht'], 'Kostet 29 Euro', 'Preis'],
  ['es', ['Precio', 'Peso'], 'Pesa 3 kilos', 'Peso'],
  ['fr', ['Prix', 'Poids'], 'Il pèse 3 kilos', 'Poids'],
  ['de', ['Rahmen', 'Kette'], 'Der Kettenschutz klappert', 'Kette'],
  ['en', ['Animals', 'Music'], 'The violin and the cello', 'Music'],
  ['de', ['Tiere', 'Musik'], 'Geige und Klavier', 'Musik'],
  ['en', ['Price', 'Weight'], 'Weight: see below', 'Weight'],
])('%s, %j: “%s” belongs to %s', (language, headings, unit, heading) => {
  expect(placed(language, headings, [unit])).toEqual([heading]);
});

test('a note goes along with one that shares its rare words', () => {
  const units = ['The blorb has a quxel', 'Its quxel snarfs', 'A zumpf sings'];
  expect(placed('en', ['Blorb', 'Zumpf'], units)).toEqual(['Blorb', 'Blorb', 'Zumpf']);
});

test('a note that has nothing to do with any heading has no place', () => {
  expect(placed('en', ['Price', 'Weight'], ['Qwertz'])).toEqual([null]);
  expect(placed('ja', ['値段'], ['猫'])).toEqual([null]);
  expect(placed('en', [], ['Price'])).toEqual([null]);
});
