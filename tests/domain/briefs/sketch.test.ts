import { expect, test } from '@jest/globals';
import { SKETCH_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import { quotedOf, sketchOf } from '#domain/briefs/sketch.ts';
import { textToolsOf } from '#language/textTools.ts';

const en = textToolsOf('en');
const namesIn = (text: string, language = 'en') =>
  sketchOf([`<p>${text}</p>`], textToolsOf(language)).names;

// §d.briefs.2
test('headings are kept in order with their level, and nothing else of the text', () => {
  const blocks = ['<h1>Shoes</h1>', '<p>They last a year.</p>', '<h2>Dry  them</h2>', '<h3></h3>'];
  expect(sketchOf(blocks, en).headings).toEqual([
    { level: 1, text: 'Shoes' },
    { level: 2, text: 'Dry them' },
  ]);
});

// §d.briefs.9
test('a heading is quoted with at most 25 words', () => {
  const long = Array.from({ length: 26 }, (_, at) => `w${at}`);
  expect(quotedOf(long.slice(0, 25).join(' '))).toBe(long.slice(0, 25).join(' '));
  expect(quotedOf(long.join(' '))).toBe(`${long.slice(0, 25).join(' ')}…`);
  expect(quotedOf('x'.repeat(400)).length).toBe(SKETCH_LIMITS.chars);
});

test.each([
  ['We tested shoes by Salomon Labs in Oslo.', ['Salomon Labs', 'Oslo']],
  ['Shoes last. They dry.', []],
  ['The Guardian says so.', ['Guardian']],
  ['NASA and iPhone are names, and so is Gore-Tex.', ['NASA', 'iPhone', 'Gore', 'Tex']],
])('names in “%s”', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('in German a noun alone is no name', () => {
  expect(namesIn('Die besten Schuhe kommen von Adidas Terrex aus Europa.', 'de')).toEqual([
    'Adidas Terrex',
  ]);
});

test('a hostile text of a megabyte takes no longer than reading it', () => {
  const text = `${'A'.repeat(300_000)} ${'Aa '.repeat(100_000)}${'<h2>'.repeat(1000)}`;
  const sketch = sketchOf([`<p>${text}</p>`], en);
  expect(sketch.names.length).toBeLessThanOrEqual(SKETCH_LIMITS.names);
});
