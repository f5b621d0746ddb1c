import { expect, test } from '@jest/globals';
import { segmentsOf } from '#domain/writing/segments.ts';
import { changedFigures, translatedOf, untranslated } from '#domain/writing/translated.ts';

const DE = { from: 'en', to: 'de' };
const segmentOf = (html: string) => {
  const [segment] = segmentsOf(html);
  if (segment === undefined) throw new Error('No text.');
  return segment;
};
const translated = (html: string, answer: string) => translatedOf(segmentOf(html), answer, DE);

// §d.translation.4
test.each([
  ['1,234.5 liters and 12 %', '1.234,5 Liter und 12 %', []],
  ['in 1998', 'im Jahr 1998', []],
  ['two jars', '2 Gläser', []],
  ['on 12/31/2024', 'am 31.12.2024', []],
  ['H2O and COVID-19', 'H2O und COVID-19', []],
  ['1,200 jars', '12.000 Gläser', ['1,200', '12.000']],
  ['12 % more', 'mehr', ['12']],
  ['more jars', '300 Gläser mehr', ['300']],
  ['12 and 12', '12', ['12']],
  ['3.5 million', '3,5 Millionen', []],
])('figures: %s → %s', (original, text, changed) => {
  expect(changedFigures(original, text, DE)).toEqual(changed);
});

test('digits of other scripts count as digits', () => {
  expect(changedFigures('60 jars in 1998', '٦٠ جرة في ١٩٩٨', { from: 'en', to: 'ar' })).toEqual([]);
  expect(changedFigures('60 jars', '৬১', { from: 'en', to: 'bn' })).toEqual(['60', '61']);
});

// §d.translation.3
test('formatting that got lost is not worth a word; a link is: it stands at the end, to be compared', () => {
  const html = '<p>The <strong>new</strong> <a href="https://a.example/">jar</a>.</p>';
  expect(translated(html, 'Das neue <2>Glas</2>.')).toEqual({
    html: 'Das neue <a href="https://a.example/">Glas</a>.',
    doubtful: [],
  });
  expect(translated(html, 'Das <1>neue Glas.')).toEqual({
    html: 'Das neue Glas. <a href="https://a.example/">jar</a>',
    doubtful: ['jar'],
  });
});

test.each([
  ['nothing', ' '],
  ['marks alone', '<1></1>'],
  ['far more than a translation', 'Glas '.repeat(200)],
])('an answer that is %s is none', (_what, answer) => {
  expect(translated('<p>The <strong>jar</strong></p>', answer)).toBeNull();
});

test('a text that could not be translated stays as it is, and is named', () => {
  const long = `The <em>jar</em> ${'of glass '.repeat(20)}`;
  const { html, doubtful } = untranslated(segmentOf(`<p>${long}</p>`));
  expect(html).toBe(long.trim());
  expect(doubtful).toEqual([expect.stringMatching(/^The jar of glass.{50,70}…$/)]);
});
