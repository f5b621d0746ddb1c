import { expect, test } from '@jest/globals';
import { unitOfWord } from '#language/units.ts';

// §d.terms.10
test.each([
  ['en', 'pounds', '£'],
  ['en', 'per cent', '%'],
  ['en', 'kw', 'kw'],
  ['de', 'prozent', '%'],
  ['es', 'por ciento', '%'],
  ['fr', 'pour cent', '%'],
  ['it', 'gradi', '°'],
  ['nl', 'euro', '€'],
  ['pt', 'quilos', 'kg'],
  ['ru', 'градусов', '°'],
  ['tr', 'derece', '°'],
  ['xx', 'gbp', '£'],
  ['en', 'pump', null],
])('%s: “%s” names %s', (language, word, unit) => {
  expect(unitOfWord(language)(word)).toBe(unit);
});
