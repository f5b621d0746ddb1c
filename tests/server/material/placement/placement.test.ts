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
  ['de', ['Erst dämmen', 'Kosten'], 'Die Dämmung des Dachs kostet 50 Euro', 'Erst dämmen'],
  [
    'en',
    ['Room for the cylinder', 'Costs'],
    'A 200-litre cylinder costs £900',
    'Room for the cylinder',
  ],
  ['es', ['Aislamiento', 'Precio'], 'El aislamiento cuesta 30 euros', 'Aislamiento'],
  ['fr', ['L’isolation', 'Prix'], 'L’isolation coûte 30 euros', 'L’isolation'],
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

// §d.placement.4
test.each([
  ['no heading is clearly right', 'en', ['Hurdles', 'Taste'], 'The signals are broken'],
  ['two headings name its subject', 'en', ['Old tyres', 'New tyres'], 'Tyres wear off'],
  ['a verb is written as a heading is', 'de', ['Kosten', 'Verleih'], 'Schäden kosten Nerven'],
  ['an adjective is', 'de', ['Alte Kette', 'Werkzeug', 'Wartung', 'Zubehör'], 'Alter Mann mit Hut'],
])('a note has no place where %s', (_, language, headings, unit) => {
  expect(placed(language, headings, [unit])).toEqual([null]);
});

// §d.placement.4
test('hints of a heading are evidence, but name nothing', () => {
  const [place] = placesOf({
    topic: 'x',
    language: 'en',
    headings: ['What matters', 'Care'],
    hints: ['tyres', ''],
    units: ['Tyres wear off'],
  });
  expect(place?.heading).toBeNull();
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
