import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PLACES_LISTED } from '#contract/writing/location.route.ts';
import { folded } from '#server/adapters/places/folded.ts';
import { placesNamed } from '#server/adapters/places/places.ts';

const firstOf = async (text: string, country: string | null = null) => {
  const [place] = await placesNamed(text, country);
  return place && [place.city, place.region, place.country];
};

// §d.wizard.8
test.each([
  ['München', ['Munich', 'Bavaria', 'DE']],
  ['munchen', ['Munich', 'Bavaria', 'DE']],
  ['lodz', ['Łódź', 'Łódź Voivodeship', 'PL']],
  ['東京', ['Tokyo', 'Tokyo', 'JP']],
  ['Lisboa', ['Lisbon', 'Lisbon', 'PT']],
  ['san francisco', ['San Francisco', 'California', 'US']],
])('%s is found whatever its name is there', async (text, place) => {
  expect(await firstOf(text)).toEqual(place);
});

test('only places of the country are found, the largest first without a text', async () => {
  expect(await firstOf('Paris', 'US')).toEqual(['Paris', 'Texas', 'US']);
  expect(await firstOf('', 'AT')).toEqual(['Vienna', 'Vienna', 'AT']);
});

test('any text finds a bounded number of places of the country', async () => {
  const anywhere = fc.constantFrom(null, 'DE', 'VA', 'XX');
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 4 }), anywhere, async (text, country) => {
      const places = await placesNamed(text, country);
      expect(places.length).toBeLessThanOrEqual(PLACES_LISTED);
      expect(places.every((place) => country === null || place.country === country)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('what is folded is folded once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(folded(folded(name))).toBe(folded(name));
    }),
  );
});
