import { expect, test } from '@jest/globals';
import { localReportOf } from '#domain/local/localReport.ts';
import { blockFactsOf } from '#domain/seo/blockFacts.ts';
import { blockProseOf } from '#domain/seo/prose.ts';
import { textToolsOf } from '#language/textTools.ts';

function found(text: string, country: string, language = 'en') {
  const tools = textToolsOf(language);
  const html = `<p>${text}</p>`;
  const read = [{ id: 'b', prose: blockProseOf(html, blockFactsOf(html, tools)) }];
  return localReportOf(read, country, tools).findings.map(({ kind, was, now }) => [
    kind,
    was,
    now?.replace(/[\u00a0\u202f]/g, ' ').replaceAll("'", '’') ?? null,
  ]);
}

// §d.local.2
test.each([
  [
    'Our color center.',
    'GB',
    'en',
    [
      ['spelling', 'color', 'colour'],
      ['spelling', 'center', 'centre'],
    ],
  ],
  ['Our Colour.', 'US', 'en', [['spelling', 'Colour', 'Color']]],
  ['Our colour.', 'CA', 'en', []],
  [
    'Die Straße ist groß.',
    'CH',
    'de',
    [
      ['spelling', 'Straße', 'Strasse'],
      ['spelling', 'groß', 'gross'],
    ],
  ],
  ['Die Straße ist groß.', 'DE', 'de', []],
  [
    'El zumo y el móvil.',
    'MX',
    'es',
    [
      ['spelling', 'zumo', 'jugo'],
      ['spelling', 'móvil', 'celular'],
    ],
  ],
  ['El jugo.', 'ES', 'es', [['spelling', 'jugo', 'zumo']]],
  ['O autocarro parou.', 'BR', 'pt', [['spelling', 'autocarro', 'ônibus']]],
  ['O trem parou.', 'PT', 'pt', [['spelling', 'trem', 'comboio']]],
  ['O ônibus parou.', 'PT', 'pt', []],
])('spelling: %s in %s', (text, country, language, expected) => {
  expect(found(text, country, language)).toEqual(expected);
});

// §d.local.3
test.each([
  ['It is 5 miles away.', 'DE', [['measure', '5 miles', '8 km']]],
  ['It is 5 miles away.', 'GB', []],
  ['It is 5 miles away.', 'US', []],
  [
    'It weighs 150 lb, or 12 oz.',
    'FR',
    [
      ['measure', '150 lb', '68 kg'],
      ['measure', '12 oz', '340 g'],
    ],
  ],
  ['Bake at 350 °F.', 'GB', [['measure', '350 °F', '177 °C']]],
  ['Bake at 180°C.', 'US', [['measure', '180°C', '356 °F']]],
  ['It was −40 °F.', 'AT', [['measure', '−40 °F', '-40 °C']]],
  [
    'Walk 3 km, or 2.5 m.',
    'US',
    [
      ['measure', '3 km', '1.9 miles'],
      ['measure', '2.5 m', '8.2 feet'],
    ],
  ],
  ['About 5–10 miles.', 'DE', [['measure', '10 miles', null]]],
  ['A 5-mile walk.', 'DE', [['measure', '5-mile', null]]],
])('measures: %s in %s', (text, country, expected) => {
  expect(found(text, country)).toEqual(expected);
});

// §d.local.2 §d.local.3
test.each([
  [
    'It costs $40 or 30 EUR.',
    'GB',
    [
      ['money', '$40', null],
      ['money', '30 EUR', null],
    ],
  ],
  ['It costs $40.', 'AU', []],
  [
    'It costs £40 in Germany.',
    'FR',
    [
      ['money', '£40', null],
      ['example', 'Germany', null],
    ],
  ],
])('money is pointed out, and never converted: %s in %s', (text, country, expected) => {
  expect(found(text, country)).toEqual(expected);
});

// §d.local.2 §d.local.3
test.each([
  ['Es sind 1.234,5 Teile.', 'CH', 'de', [['number', '1.234,5', '1’234.5']]],
  ['Son 1.234,5 piezas.', 'MX', 'es', [['number', '1.234,5', '1,234.5']]],
  ['Es sind 1.234 Teile.', 'CH', 'de', []],
  ['Version 1.2.3 of 2024.', 'DE', 'en', []],
  ['On 25/12/2026.', 'US', 'en', [['date', '25/12/2026', '12/25/2026']]],
  ['On 12/25/2026.', 'GB', 'en', [['date', '12/25/2026', '25/12/2026']]],
  ['On 3/4/2026.', 'GB', 'en', [['date', '3/4/2026', null]]],
  ['On May 3, 2026.', 'GB', 'en', [['date', 'May 3, 2026', '3 May 2026']]],
  ['On 3 May 2026.', 'US', 'en', [['date', '3 May 2026', 'May 3, 2026']]],
])('numbers and dates: %s in %s', (text, country, language, expected) => {
  expect(found(text, country, language)).toEqual(expected);
});

// §d.local.2
test('what is quoted or linked stays', () => {
  const text = 'She said “5 miles of color”. See <a href="https://a.example">5 miles of color</a>.';
  expect(found(text, 'GB')).toEqual([]);
  expect(found(text, 'DE')).toEqual([]);
});

test('a megabyte of digits and signs is read in linear time', () => {
  expect(found('1,'.repeat(500_000), 'DE')).toEqual([]);
  expect(found('5 miles “a” '.repeat(50_000), 'DE')).toHaveLength(200);
});
