import { expect, test } from '@jest/globals';
import { verdictOf } from '#domain/seo/score/verdict.ts';
import { aReport } from '#tests/support/factories.ts';

const parts = { coverage: 50, depth: 50, rules: 50, readability: 50 };
const report = (score: number, goal: { mine: number; below: number } | null) =>
  aReport({
    seo: { score, parts, kept: 1, competitionId: goal === null ? null : 's' },
    aiSearch: 90,
    comparison: {
      pages: 5,
      outliers: [],
      measures: [],
      goal: goal && { ...goal, usual: { low: 40, median: 50, high: 60 }, pages: 5 },
    },
  });

// §d.scorePanel.1 §d.standing.2
test.each([
  [90, null, 'high'],
  [20, null, 'low'],
  [90, { mine: 60, below: 4 }, 'high'],
  [20, { mine: 60, below: 4 }, 'middle'],
  [90, { mine: 45, below: 2 }, 'middle'],
  [90, { mine: 30, below: 0 }, 'middle'],
  [60, { mine: 30, below: 0 }, 'low'],
  [60, { mine: 45, below: 1 }, 'middle'],
  [20, { mine: 45, below: 2 }, 'low'],
])('a score of %s with the goal %j is %s', (score, goal, band) => {
  expect(verdictOf('seo', report(score, goal))).toBe(band);
});

test('the score for AI search has no goal, and no score no word', () => {
  expect(verdictOf('aiSearch', report(90, { mine: 30, below: 0 }))).toBe('high');
  expect(verdictOf('seo', aReport())).toBeNull();
});
