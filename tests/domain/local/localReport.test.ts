import { expect, test } from '@jest/globals';
import { localReportOf } from '#domain/local/localReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { blockProseOf } from '#domain/seo/text/prose.ts';
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
  [
    'Walk 1/2 mile, or 3 1/2 miles.',
    'AU',
    [
      ['measure', '2 mile', null],
      ['measure', '2 miles', null],
    ],
  ],
  ['A board of 2 x 3 m.', 'US', [['measure', '3 m', null]]],
  ['It takes 5 pounds a month.', 'AU', [['measure', '5 pounds', null]]],
  ['The 100m of 5G.', 'US', [['measure', '100m', null]]],
  ['It rose by 2 °C.', 'US', [['measure', '2 °C', null]]],
  ['It rose by about 2 °C.', 'US', [['measure', '2 °C', null]]],
  ['An increase of 2 °C.', 'US', [['measure', '2 °C', null]]],
  ['It is 2 °C warmer.', 'US', [['measure', '2 °C', null]]],
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
    'It made £5m, EUR 3m, $12m and 4 m €.',
    'US',
    [
      ['money', '£5', null],
      ['money', 'EUR 3', null],
    ],
  ],
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
  ['Es sind 10,00 und 5,0 oder 1.000,00 Teile.', 'DE', 'de', []],
  ['Es sind 1.000,00 Teile.', 'CH', 'de', [['number', '1.000,00', '1’000.00']]],
  [
    'There are 1,000,000 or 1,000.50.',
    'DE',
    'en',
    [
      ['number', '1,000,000', '1.000.000'],
      ['number', '1,000.50', '1.000,50'],
    ],
  ],
  [
    'Use Node 22.10 or Node.js 22.11.',
    'DE',
    'en',
    [
      ['number', '22.10', null],
      ['number', '22.11', null],
    ],
  ],
  [
    'See section 3.2 or § 3.4.',
    'DE',
    'en',
    [
      ['number', '3.2', null],
      ['number', '3.4', null],
    ],
  ],
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

// §d.local.2
test('code and addresses stay', () => {
  const text =
    'Set <code>color: gray; 5 miles</code> at https://example.com/color or color.example.com.';
  expect(found(text, 'GB')).toEqual([]);
  expect(found(text, 'DE')).toEqual([]);
});

test('200,000 digits and signs are read in linear time', () => {
  expect(found('1,'.repeat(100_000), 'DE')).toEqual([]);
  expect(found('5 miles “a” '.repeat(16_000), 'DE')).toHaveLength(200);
  expect(found('a.bc'.repeat(50_000), 'DE')).toEqual([]);
});
