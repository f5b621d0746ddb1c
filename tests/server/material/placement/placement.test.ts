import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placesOf } from '#server/material/placement/placement.ts';

const placed = (language: string, headings: string[], units: string[]) =>
  placesOf({ topic: 'x', language, headings, units }).map(({ heading }) =>
    heading === null ? null : headings[heading],
  );

// §d.placement.1
test.each([
  ['en', ['Price', 'Weight'], 'Costs 29 euros', 'Price'],
  ['de', ['Preis', 'Gewicht'], 'Kostet 29 Euro', 'Preis'],
  ['es', ['Precio', 'Peso'], 'Pesa 3 kilos', 'Peso'],
  ['fr', ['Prix', 'Poids'], 'Il pèse 3 kilos', 'Poids'],
  ['de', ['Rahmen', 'Kette'], 'Der Kettenschutz klappert', 'Kette'],
  ['en', ['Animals', 'Music'], 'The violin and the cello', 'Music'],
  ['de', ['Tiere', 'Musik'], 'Geige und Klavier', 'Musik'],
  ['en', ['Price', 'Weight'], 'Weight: see below', 'Weight'],
  ['en', ['Hurdles', 'Taste'], 'Trains are late and the signals are broken', 'Hurdles'],
  ['de', ['Zubehör', 'Pflege'], 'Holzleiter und Gartenschlauch', 'Zubehör'],
])('%s, %j: “%s” belongs to %s', (language, headings, unit, heading) => {
  expect(placed(language, headings, [unit])).toEqual([heading]);
});

// §d.placement.2
test('a note goes along with one that shares its rare words', () => {
  const units = ['The blorb has a quxel', 'Its quxel snarfs', 'A zumpf sings'];
  expect(placed('en', ['Blorb', 'Zumpf'], units)).toEqual(['Blorb', 'Blorb', 'Zumpf']);
});

// §d.placement.2
test('a note that has nothing to do with any heading has no place', () => {
  expect(placed('en', ['Price', 'Weight'], ['Qwertz'])).toEqual([null]);
  expect(placed('ja', ['値段'], ['猫'])).toEqual([null]);
  expect(placed('en', [], ['Price'])).toEqual([null]);
});

// §d.placement.2
test('a note on the subject of the others has a place, even if no heading has a word of it', () => {
  const units = ['A flute sounds bright', 'Costs 29 euros', 'The cello and the violin', 'Trumpets'];
  expect(placed('en', ['Price', 'Songs'], units)).not.toContain(null);
});

// §d.placement.1
test('where a note goes does not depend on the order of the notes', () => {
  const units = ['Costs 29 euros', 'Weighs 3 kg', 'A flute sounds bright', 'Wash it by hand'];
  const headings = ['Price', 'Weight', 'Sound', 'Care'];
  const places = new Map(placed('en', headings, units).map((one, at) => [units[at], one]));
  fc.assert(
    fc.property(fc.shuffledSubarray(units, { minLength: units.length }), (shuffled) => {
      expect(placed('en', headings, shuffled)).toEqual(shuffled.map((one) => places.get(one)));
    }),
  );
});
