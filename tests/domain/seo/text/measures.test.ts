import { expect, test } from '@jest/globals';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { termStemsOf } from '#domain/seo/text/measures.ts';
import { termCounterOf } from '#domain/seo/text/termCounts.ts';
import { termPlaces } from '#domain/seo/text/termPlaces.ts';
import { textToolsOf } from '#language/textTools.ts';

function countOf(language: string, term: string, text: string): number {
  const tools = textToolsOf(language);
  const counter = termCounterOf({ terms: [{ stems: termStemsOf(term, tools) }] });
  return counter(blockFactsOf(`<p>${text}</p>`, tools)).uses.get(0)?.count ?? 0;
}

// §d.terms.10
test.each([
  ['en', '£250', 'It costs £250, or 250 pounds, or 250 GBP, or £ 250.', 4],
  ['en', '£12,000', 'We paid 12000 pounds and they paid £12,000.', 2],
  ['en', 'pounds', 'It costs £250. Pounds are what they ask for.', 2],
  ['en', '£', 'It costs 250 pounds.', 1],
  ['en', '50 °C', 'At 50C, 50 °C, 50°C, 50 ° C, 50 degrees Celsius; not at 55 °C or 50 °F.', 5],
  ['en', '50C', 'At 50 °C it melts.', 1],
  ['en', '5 kW', 'A 5kW pump, a 5 kW pump, a 5-kW pump, 5 kilowatts; no 6 kW pump.', 4],
  ['en', '5 kW heat pump', 'A 5kW heat pump and a 5 kW heat pump.', 2],
  ['en', 'heat pump of 5 kW', 'A heat pump of 5kW.', 1],
  ['en', '15%', 'It saves 15 percent, 15 per cent, 15% or 15 %.', 4],
  ['en', 'percent', 'It saves 15 %.', 1],
  ['de', '15 %', 'Das spart 15 Prozent, 15% und 2,5 Prozent.', 2],
  ['de', '2,5 %', 'Das sind 2,5 Prozent oder 2.5 %.', 2],
  ['de', '250 €', 'Es kostet 250 Euro, 250 EUR, € 250.', 3],
  ['de', '50 °C', 'Bei 50 Grad Celsius und 50°C.', 2],
  ['es', '15 %', 'Ahorra un 15 por ciento, el 15%.', 2],
  ['es', '90 euros', 'La visita vale 90 €.', 1],
  ['fr', '15 %', 'On gagne 15 pour cent, soit 15 %.', 2],
  ['fr', '5 kg', 'Un sac de 5 kilos.', 1],
  ['it', '15%', 'Il 15 per cento.', 1],
  ['nl', '15%', 'Ongeveer 15 procent.', 1],
  ['pt', '15%', 'Cerca de 15 por cento.', 1],
  ['ru', '15%', 'Около 15 процентов.', 1],
  ['tr', '5 kW', 'Gücü 5 kilovat.', 1],
] as const)('%s: “%s” is counted in “%s”', (language, term, text, uses) => {
  expect(countOf(language, term, text)).toBe(uses);
});

// §d.terms.10
test('a measure is marked whole', () => {
  const tools = textToolsOf('en');
  const html = '<p>Set it to 50 °C at night.</p>';
  const block = { id: 'b', html, facts: blockFactsOf(html, tools) };
  const places = termPlaces([block], { terms: [{ stems: termStemsOf('50C', tools) }] }, tools);
  expect(
    places.map(({ range }) => range && 'Set it to 50 °C at night.'.slice(range.start, range.end)),
  ).toEqual(['50 °C']);
});

test('a number without a unit, and a unit of another word, stay what they are', () => {
  const tools = textToolsOf('en');
  expect(termStemsOf('covid 19', tools)).toEqual(['covid', '19']);
  expect(termStemsOf('smart meter', tools)).toHaveLength(2);
  expect(countOf('en', 'smart meter', 'A smart meter and two smart meters.')).toBe(2);
});
