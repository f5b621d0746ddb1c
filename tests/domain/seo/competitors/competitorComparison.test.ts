import { expect, test } from '@jest/globals';
import { compareWithCompetitors } from '#domain/seo/competitors/competitorComparison.ts';
import { coverageOf, coverageOfPage } from '#domain/seo/competitors/coverage.ts';
import { pageFeaturesOf } from '#domain/seo/competitors/pageFeatures.ts';
import { competitionOf } from '#domain/seo/competitors/termModel.ts';
import type { PageFeatures } from '#domain/seo/report/competition.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReport } from '#tests/support/factories.ts';

const tools = textToolsOf('en');
const read = (blocks: readonly string[]) =>
  blocks.map((html, at) => ({ id: String(at), facts: blockFactsOf(html, tools) }));

const SENTENCE = 'Deep lugs grip the mud where a flat sole slides on wet stone.';
const page = (id: string, sentences: number, more = ''): PageFeatures =>
  pageFeaturesOf(
    { id, blocks: ['<h2>Deep lugs</h2>', `<p>${more}${`${SENTENCE} `.repeat(sentences)}</p>`] },
    tools,
  );
const PAGES = [page('a', 10), page('b', 11), page('c', 12), page('d', 11), page('long', 400)];
const competition = competitionOf('s', PAGES, tools.rarity);
const scoreOf = (coverage: number | null, readability: number | null) =>
  aReport({
    seo: {
      score: 50,
      kept: 1,
      parts: { coverage, depth: 50, rules: 90, readability },
      competitionId: 's',
    },
    readability: { variant: 'flesch', score: 80, wordsPerSentence: 12, syllablesPerWord: 1.2 },
  });

// §d.standing.1
test('a text is compared with the middle half of the pages, without outliers', () => {
  const blocks = read(['<p>One short text.</p>', '<p>One short text.</p>']);
  const { measures, outliers, pages } = compareWithCompetitors(blocks, scoreOf(0, 100), {
    competition,
    pages: PAGES,
  });
  expect(outliers).toEqual(['long']);
  expect(pages).toBe(5);
  const found = Object.fromEntries(measures.map((one) => [one.name, one]));
  expect(found['words']).toMatchObject({ mine: 3 }); // the repeated paragraph counts once
  expect(found['words']?.usual?.high).toBeLessThan(200);
  expect(found['headings']).toMatchObject({ mine: 0, usual: { low: 1, median: 1, high: 1 } });
  expect(found['paragraphs']).toMatchObject({ mine: 1, usual: { median: 1 } });
  expect(found['readability']).toMatchObject({ mine: 80 });
});

// §d.standing.1
test('what an older snapshot has not counted is not known, never 0', () => {
  const old = PAGES.map(({ paragraphs: _paragraphs, ...rest }) => rest);
  const { measures } = compareWithCompetitors(read(['<p>Text.</p>']), scoreOf(0, 100), {
    competition: competitionOf('s', old, tools.rarity),
    pages: old,
  });
  expect(measures.find(({ name }) => name === 'paragraphs')?.usual).toBeNull();
});

// §d.standing.2
test('a page is covered as the same text of the writer would be', () => {
  const blocks = ['<h2>Deep lugs</h2>', `<p>${`${SENTENCE} `.repeat(11)}</p>`];
  expect(coverageOfPage(competition, page('b', 11))?.score).toBeCloseTo(
    coverageOf(read(blocks), competition)?.score ?? Number.NaN,
    9,
  );
});

// §d.standing.2
test('the goal is the median of the pages in terms and readability; the other checks have no part in it', () => {
  const goalWith = (coverage: number | null) =>
    compareWithCompetitors(read(['<p>Text.</p>']), scoreOf(coverage, 100), {
      competition,
      pages: PAGES,
    }).goal;
  expect(goalWith(0)).toMatchObject({ below: 0, mine: (0.1 * 100) / 0.5 });
  expect(goalWith(100)).toMatchObject({ mine: 100 });
  expect(goalWith(100)?.usual.median).toBeLessThanOrEqual(100);
  expect(goalWith(null)).toBeNull();
  const nothing = { competition: competitionOf('n', [], tools.rarity), pages: [] };
  expect(compareWithCompetitors(read([]), scoreOf(100, 100), nothing).goal).toBeNull();
});
