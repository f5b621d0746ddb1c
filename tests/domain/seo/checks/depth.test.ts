import { expect, test } from '@jest/globals';
import type { DepthCheckName } from '#domain/seo/report/report.ts';
import { enoughWordsFor } from '#domain/seo/text/textLength.ts';
import { scored } from '#tests/support/scored.ts';

const p = (text: string) => `<p>${text}</p>`;
function line(name: DepthCheckName, blocks: readonly string[], language = 'en') {
  const found = scored(blocks, { language }).checks.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no check ${name}`);
  return found;
}

// §d.scoring.12
test('different words are counted once in all their forms, below the headings', () => {
  const { value, points, most } = line('variedWords', [
    '<h2>Cups</h2>',
    p('Mills and a mill. A bean, beans.'),
  ]);
  expect(value).toBe(4); // mill, and, a, bean
  expect(points).toBeCloseTo((most * 4) / 300, 10);
});

// §d.scoring.12
test.each([
  ['en', 'It costs 80 euros in Leeds.', 2],
  ['en', 'They met Anna Smith in March 2024.', 2],
  ['en', 'Nobody knows. Everybody asks.', 0],
  ['en', '“We never buy the cheap one,” he said.', 1],
  ['en', 'THE PAN IS BLACK, AND NOBODY IN THE HOUSE HAS CLEANED IT.', 0],
  ['en', 'How To Clean A Pan In The Oven Of Your House.', 0],
  ['de', 'Das Rad von Katrin Reimann fährt gut.', 1],
  ['de', 'Der Preis ist hoch, sagt die Chefin.', 0],
])('details in %s: %j has %s', (language, text, details) => {
  const words = text.split(' ').length;
  expect(line('concreteDetails', [p(text)], language).value).toBeCloseTo(
    (100 * details) / words,
    10,
  );
});

const FULL =
  p(`The mill costs 80 euros and weighs two kilos, so it stays where it stands, and nobody in the house has ever
  wanted to carry it up the stairs again.`);

// §d.scoring.12
test('a section says something if it is long enough and holds a detail or a link', () => {
  const vague = FULL.replace('80', 'some');
  const linked = `${vague.replace('stairs', '<a href="https://a.example/">stairs</a>')} Nor down.`;
  const found = line('fullSections', [
    '<h2>A</h2>',
    FULL,
    '<h2>B</h2>',
    vague,
    '<h2>C</h2>',
    linked,
    '<h2>D</h2>',
    p('Short, 5.'),
  ]);
  expect(found.value).toBe(50);
  expect(found.places.map(({ blockId }) => blockId)).toEqual(['b2', 'b6']);
});

// §d.scoring.12
test('ways to show: list, table, picture, source', () => {
  const list = '<ul><li>One.</li><li>Two.</li><li>Three.</li></ul>';
  const table = '<table><tbody><tr><td>A</td></tr></tbody></table>';
  const picture = '<figure><img src="/a.png"></figure>';
  expect(line('waysToShow', [FULL])).toMatchObject({ rating: 'bad', value: 0 });
  expect(line('waysToShow', [FULL, list, table])).toMatchObject({ rating: 'ok', value: 2 });
  expect(line('waysToShow', [FULL, list, table, picture])).toMatchObject({
    rating: 'good',
    value: 3,
  });
});

const range = (low: number) => ({ low, median: low, high: low });
const beside = (low: number) => ({
  competition: { words: range(low) } as never,
  wantedWords: null,
});

// §d.scoring.10
test('a text needs half of what was asked for, else half of what shorter competitors have, else 300 words', () => {
  expect(enoughWordsFor({ competition: null, wantedWords: null })).toBe(300);
  expect(enoughWordsFor(beside(800))).toBe(400);
  expect(enoughWordsFor(beside(60))).toBe(150);
  expect(enoughWordsFor(beside(9000))).toBe(600);
  expect(enoughWordsFor({ ...beside(800), wantedWords: 500 })).toBe(250);
});

// §d.scoring.10
test('a short text has no score, but its lines; what is repeated or code does not make it longer', () => {
  const short = scored([FULL, FULL, FULL, `<pre>${'mill '.repeat(300)}</pre>`], {
    wantedWords: null,
  });
  expect(short).toMatchObject({ notScored: 'tooShort', seo: null, aiSearch: null });
  expect(short.length).toEqual({ words: 30, enough: 300 });
  expect(short.checks.some(({ rating }) => rating === 'bad')).toBe(true);
  expect(short.readability).not.toBeNull();
});

// §d.scoring.13
test('what there is nothing to measure in is not judged', () => {
  const { checks } = scored([FULL], {
    keyphrase: 'mill',
    competition: { ...NOTHING, images: range(0), links: range(0) },
  });
  const rating = (name: string) => checks.find((one) => one.name === name)?.rating;
  expect(
    ['keyphraseInLinks', 'images', 'outboundLinks', 'consecutiveSentences'].map(rating),
  ).toEqual(Array.from({ length: 4 }, () => 'unmeasured'));
  const shown = scored([FULL], {
    competition: { ...NOTHING, images: range(2), links: range(2) },
  }).checks;
  expect(shown.find(({ name }) => name === 'images')?.rating).toBe('bad');
});

const NOTHING = {
  id: 'c',
  pages: 3,
  outliers: [],
  terms: [],
  wording: [],
  words: range(10),
  headings: range(1),
  readability: null,
};
