import { expect, test } from '@jest/globals';
import { sharesOf } from '#domain/seo/score/scoreChanges.ts';
import { usefulFirst } from '#domain/seo/score/usefulFirst.ts';
import { scored } from '#tests/support/scored.ts';

const TEXT = [
  '<h1>Coffee grinder</h1>',
  '<p>A coffee grinder grinds beans, and nobody knows how.</p>',
  `<p>${Array.from({ length: 40 }, (_, at) => `In week ${at} the ring number ${at * 7} turned slowly.`).join(' ')}</p>`,
];

// §d.scorePanel.6
test('the order is by what each check would add to its score', () => {
  const report = scored(TEXT, { keyphrase: 'coffee grinder' });
  const useful = usefulFirst(report);
  const notGood = report.checks.filter(({ rating }) => !['good', 'unmeasured'].includes(rating));
  expect(useful.map(({ check }) => check.name).sort()).toEqual(
    notGood.map((one) => one.name).sort(),
  );
  const adds = useful.map((one) => one.adds);
  expect(adds).toEqual([...adds].sort((one, other) => other - one));
  const ofSeo = useful.filter(({ score }) => score === 'seo');
  const missing = ofSeo.reduce((sum, one) => sum + one.adds, 0);
  const rules = report.checks.filter(({ group }) => group !== 'aiSearch');
  const shares = sharesOf('seo', report);
  const now = rules.reduce((sum, { name }) => sum + (shares.get(name) ?? 0), 0);
  const worth = 60 + 25; // of depth and rules together
  expect(now + missing).toBeCloseTo(worth, 6);
});

test('a text without a score still has an order', () => {
  const report = { ...scored(TEXT), seo: null, aiSearch: null };
  const [first, ...others] = usefulFirst(report);
  expect(first?.adds).toBe(0);
  expect(others.length).toBeGreaterThan(2);
});
