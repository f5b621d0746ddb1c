import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gainOf } from '#domain/seo/competitors/coverage.ts';
import type { Competition, TermLine } from '#domain/seo/report/competition.ts';
import { competitionAmong } from '#language/scoredText.ts';
import { scored, scoredAnyway } from '#tests/support/scored.ts';

const p = (text: string) => `<p>${text}</p>`;
const filler = (words: number) => Array.from({ length: words }, (_, at) => `x${at}`).join(' ');
/** A page of 100 words that uses each of the words so often. */
function page(id: string, uses: Readonly<Record<string, number>>, words = 100) {
  const used = Object.entries(uses).flatMap(([word, count]) =>
    Array.from({ length: count }, () => word),
  );
  return {
    id,
    blocks: [
      ...used.map((word, at) => p(`${word} z${id}${at}`)),
      p(filler(words - used.length * 2)),
    ],
  };
}
const among = (...pages: ReturnType<typeof page>[]) => competitionAmong({ id: 's1', pages }, 'xx');
const termOf = ({ terms }: Pick<Competition, 'terms'>, term: string) =>
  terms.find((one) => one.term === term);
const lineOf = (lines: readonly TermLine[] = [], term: string) =>
  lines.find((one) => one.term === term);

// §d.scoring.6
test('a term is wanted if a third of the pages use it, and at least two', () => {
  const four = among(
    page('1', { lug: 1, tread: 1 }),
    page('2', { lug: 1 }),
    page('3', {}),
    page('4', {}),
  );
  expect(four.terms.map(({ term }) => term)).toEqual(['lug']);
  const pages = Array.from({ length: 10 }, (_, at) => page(`${at}`, at < 3 ? { lug: 1 } : {}));
  expect(termOf(among(...pages), 'lug')?.share).toBe(0.3);
  const fewer = pages.map((one, at) => (at === 2 ? page('2', {}) : one));
  expect(termOf(among(...fewer), 'lug')).toBeUndefined();
});

/** By hand: 2, 4 and 6 uses in 100 words are 20, 40 and 60 in 1,000; of so few pages from half of 20 to twice 60. */
// §d.terms.12
test('range and weight are those of docs/scoring.md', () => {
  const competition = among(page('1', { lug: 2 }), page('2', { lug: 4 }), page('3', { lug: 6 }));
  const lug = termOf(competition, 'lug');
  expect(lug?.perThousand).toEqual({ low: 10, median: 40, high: 120 });
  expect(lug?.weight).toBeCloseTo(1 * Math.log(41) * 1, 10);
  expect(lug?.tier).toBe('must');
});

test.each([
  [0, 0],
  [1, 1 / 3],
  [3, 1],
  [5, 1],
  [6, 0.9],
  [10, 0.5],
  [15, 0],
  [99, 0],
])('%s uses of a wanted 3 to 5 gain %s', (uses, gain) => {
  expect(gainOf({ uses, low: 3, high: 5 })).toBeCloseTo(gain, 10);
});

/** By hand: 7 pages with 1 to 7 uses in 100 words, quartiles 25, 40, 55 in 1,000. */
const SEVEN = among(...[1, 2, 3, 4, 5, 6, 7].map((uses) => page(`${uses}`, { lug: uses })));

// §d.terms.12
test('the range of seven pages or more is that of their middle half', () => {
  expect(termOf(SEVEN, 'lug')?.perThousand).toEqual({ low: 25, median: 40, high: 55 });
});

/** By hand: 100 words, so 3 to 6 uses are wanted; 2 uses gain 2/3, the third one gives 1/3 of 0.4 of the score. */
test('a text gets its share, and each term says what its next use is worth', () => {
  const competition = SEVEN;
  const { coverage } = scored(page('own', { lug: 2 }).blocks, { language: 'xx', competition });
  expect(coverage?.score).toBeCloseTo(200 / 3, 10);
  const line = lineOf(coverage?.terms, 'lug');
  expect(line).toMatchObject({ uses: 2, low: 3, high: 6 });
  expect(line?.next).toBeCloseTo(40 / 3, 10);
});

test('one use above the range is worth less than nothing', () => {
  const { coverage } = scored(page('own', { lug: 6 }).blocks, {
    language: 'xx',
    competition: SEVEN,
  });
  expect(lineOf(coverage?.terms, 'lug')?.next).toBeLessThan(0);
});

// §d.terms.9
test.each([
  [6, false],
  [12, false],
  [13, true],
])('%s uses of a wanted 3 to 6 in 100 words read as stuffing: %s', (uses, isStuffed) => {
  const own = page('own', { lug: uses }).blocks;
  const { coverage } = scored(own, { language: 'xx', competition: SEVEN });
  expect(lineOf(coverage?.terms, 'lug')?.isStuffed).toBe(isStuffed);
});

test('terms have up to three words, and begin and end with a content word', () => {
  const pages = ['1', '2'].map((id) => ({
    id,
    blocks: [p('The depth of the lug matters for the trail, and so does a rubber outsole.')],
  }));
  const found = competitionAmong({ id: 's1', pages }, 'en').terms.map(({ term }) => term);
  expect(found.toSorted()).toEqual(['depth', 'lug', 'rubber outsole', 'trail']);
});

test('a term that only stands in a longer one is left out', () => {
  const blocks = [p('Vibram outsole.'), p('Lug depth.'), p('The lug wears.')];
  const one = { id: '1', blocks };
  const found = competitionAmong({ id: 's1', pages: [one, { ...one, id: '2' }] }, 'en');
  expect(found.terms.map(({ term }) => term).toSorted()).toEqual([
    'lug',
    'lug depth',
    'vibram outsole',
  ]);
});

test('a term says how many competitors have it in a heading, and whether the text does', () => {
  const pages = ['1', '2'].map((id) => ({
    id,
    blocks: [`<h2>Lug ${id}</h2>`, p('Other words here.')],
  }));
  const competition = competitionAmong({ id: 's1', pages }, 'xx');
  expect(termOf(competition, 'lug')?.headingShare).toBe(1);
  const isInHeading = (blocks: string[]) =>
    lineOf(scored(blocks, { language: 'xx', competition }).coverage?.terms, 'lug')?.isInHeading;
  expect(isInHeading(['<h2>A lug</h2>', p('text')])).toBe(true);
  expect(isInHeading([p('A lug')])).toBe(false);
});

test('a page among pages of another length does not count for the ranges', () => {
  const usual = [900, 1000, 1050, 1100].map((words) => page(`${words}`, {}, words));
  const competition = among(...usual, page('9000', {}, 9000));
  expect(competition.outliers).toEqual(['9000']);
  expect(competition.words).toEqual({ low: 975, median: 1025, high: 1062.5 });
});

test('the length that is wanted is that of the competitors', () => {
  const competition = among(...[900, 1000, 1100].map((words) => page(`${words}`, {}, words)));
  const lineFor = (words: number) =>
    scored([p(filler(words))], { language: 'xx', competition }).checks.find(
      ({ name }) => name === 'textLength',
    );
  expect(lineFor(1000)).toMatchObject({ rating: 'good', wanted: { least: 950, most: 1050 } });
  expect(lineFor(400)?.rating).toBe('ok');
  expect(lineFor(2000)?.rating).toBe('ok');
  expect(lineFor(200)?.rating).toBe('bad');
});

// §d.scoring.9
test.each([
  [199, 200, 'good'],
  [899, 1000, 'ok'],
  [900, 1000, 'good'],
  [1100, 1000, 'good'],
  [1250, 1000, 'ok'],
  [1251, 1000, 'bad'],
])(
  '%s words, where %s were asked for, are %s whatever competitors have',
  (words, wantedWords, rating) => {
    const competition = among(...[4900, 5000, 5100].map((all) => page(`${all}`, {}, all)));
    const context = { language: 'xx', competition, wantedWords };
    const found = scored([p(filler(words))], context).checks.find(
      ({ name }) => name === 'textLength',
    );
    expect(found).toMatchObject({ rating, value: words, wanted: { asked: wantedWords } });
  },
);

test('without a common term there is no coverage, and the score says that it is without competitors', () => {
  const competition = among(page('1', { lug: 1 }), page('2', { tread: 1 }));
  const made = scoredAnyway([p('A lug is here. The house is old.')], { competition });
  expect(made.coverage).toBe(null);
  expect(made.seo?.competitionId).toBe(null);
});

// §d.scoring.6
test('text of links does not count, neither as a term nor as length', () => {
  const competition = among(page('1', { lug: 2 }), page('2', { lug: 4 }), page('3', { lug: 6 }));
  const own = page('own', { lug: 3 }).blocks;
  const linked = [...own, p(`<a href="https://a.example/">lug lug ${filler(200)}</a>`)];
  const of = (blocks: string[]) => scored(blocks, { language: 'xx', competition }).coverage;
  expect(of(linked)).toEqual(of(own));
  const pages = ['1', '2'].map((id) => ({
    id,
    blocks: [p('<a href="https://a.example/">lug</a> tread')],
  }));
  expect(competitionAmong({ id: 's1', pages }, 'xx').terms.map(({ term }) => term)).toEqual([
    'tread',
  ]);
});

const CODE = [
  ['a block', (text: string) => `<pre><code>${text}</code></pre>`],
  ['a block without the inner tag', (text: string) => `<pre>${text}</pre>`],
  ['a part of a sentence', (text: string) => p(`<code>${text}</code>`)],
] as const;

// §d.scoring.6
test.each(CODE)('code is no term and no length: %s', (_name, code) => {
  const competition = among(page('1', { lug: 2 }), page('2', { lug: 4 }), page('3', { lug: 6 }));
  const own = page('own', { lug: 3 }).blocks;
  const of = (blocks: string[]) => scored(blocks, { language: 'xx', competition }).coverage;
  expect(of([...own, code(`lug lug ${filler(200)}`)])).toEqual(of(own));
  const pages = ['1', '2'].map((id) => ({ id, blocks: [p('A tread'), code('lug tread tread')] }));
  const found = competitionAmong({ id: 's1', pages }, 'xx');
  expect(found.terms.map(({ term }) => term)).toEqual(['tread']);
  expect(termOf(found, 'tread')?.perThousand.median).toBe(500);
});

test('words on both sides of code are no term together', () => {
  const pages = ['1', '2'].map((id) => ({ id, blocks: [p('lug <code>lug.depth()</code> tread')] }));
  const found = competitionAmong({ id: 's1', pages }, 'xx').terms.map(({ term }) => term);
  expect(found.toSorted()).toEqual(['lug', 'tread']);
});

const someUses = fc.record({ lug: fc.nat(8), tread: fc.nat(8), sole: fc.nat(8) });

// §d.scoring.6
test('a competitor that is removed is as one that never was there', () => {
  fc.assert(
    fc.property(fc.array(someUses, { minLength: 2, maxLength: 8 }), fc.nat(), (uses, chosen) => {
      const pages = uses.map((one, at) => page(`${at}`, one));
      const without = pages.toSpliced(chosen % pages.length, 1);
      const removed = pages.filter((_, at) => at !== chosen % pages.length);
      expect(among(...removed)).toEqual(among(...without));
      expect(among(...removed).pages).toBe(pages.length - 1);
    }),
  );
});

// §d.scoring.6
test('the order of the competitors does not matter', () => {
  fc.assert(
    fc.property(fc.array(someUses, { minLength: 2, maxLength: 6 }), (uses) => {
      const pages = uses.map((one, at) => page(`${at}`, one));
      expect(among(...pages.toReversed()).terms).toEqual(among(...pages).terms);
    }),
  );
});
