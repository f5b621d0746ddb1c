import { expect, test } from '@jest/globals';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { TextReport } from '#domain/seo/report/report.ts';
import { pointsOf, scoreChange, sharesOf } from '#domain/seo/score/scoreChanges.ts';
import { competitionAmong } from '#language/scoredText.ts';
import { aReport } from '#tests/support/factories.ts';
import { scoredAnyway as scored } from '#tests/support/scored.ts';

const paragraph = (words: number, at = 0) =>
  `<p>${Array.from({ length: words }, (_, word) => `Coffee${at} grinder number${word % 7}.`).join(' ')}</p>`;
const COMPETITION = competitionAmong(
  {
    id: 's1',
    pages: ['a', 'b'].map((id) => ({
      id,
      blocks: ['<h1>Coffee grinders</h1>', '<p>A conical burr is quiet. Grinders differ.</p>'],
    })),
  },
  'en',
);
const fields = (description: string) => ({ ...NO_FIELDS, description });

/** Texts that differ in what is measured, what is good, and which part of the score there is. */
const REPORTS: Readonly<Record<string, TextReport>> = {
  short: scored(['<p>A mill is a machine.</p>'], { keyphrase: null }),
  withPhrase: scored(['<p>A mill is a machine.</p>'], { keyphrase: 'mill' }),
  described: scored(['<p>A mill is a machine.</p>'], {
    keyphrase: 'mill',
    fields: fields(`A mill ${'grinds '.repeat(18)}`),
  }),
  long: scored(
    [1, 2, 3].map((at) => paragraph(60, at)),
    { keyphrase: 'coffee' },
  ),
  sections: scored(
    [
      '<h1>Mill</h1>',
      '<h2>What is a mill?</h2>',
      paragraph(40),
      '<h2>Key points</h2>',
      paragraph(20),
    ],
    { keyphrase: 'mill' },
  ),
  stuffed: scored(['<p>A mill is a machine.</p>', '<p>mill mill mill mill mill</p>'], {
    keyphrase: 'mill',
  }),
  beside: scored(['<h1>Burrs</h1>', '<p>A conical burr is quiet.</p>'], {
    keyphrase: 'burr',
    competition: COMPETITION,
  }),
};
const SCORES = ['seo', 'aiSearch'] as const;

// §d.scorePanel.3
test('what the lines of a text give is its score', () => {
  for (const report of Object.values(REPORTS))
    for (const score of SCORES) {
      const sum = [...sharesOf(score, report).values()].reduce((all, share) => all + share, 0);
      expect(pointsOf(score, report)).not.toBeNull();
      expect(sum).toBeCloseTo(pointsOf(score, report) ?? Number.NaN, 9);
    }
});

// §d.scorePanel.3
test('from any text to any other, the lines and the remainder are the change', () => {
  for (const before of Object.values(REPORTS))
    for (const now of Object.values(REPORTS))
      for (const score of SCORES) {
        const change = scoreChange(score, before, now);
        const lines = change?.lines.reduce((all, { by }) => all + by, 0) ?? Number.NaN;
        const by = (pointsOf(score, now) ?? 0) - (pointsOf(score, before) ?? 0);
        expect(lines + (change?.rest ?? 0)).toBeCloseTo(by, 9);
        expect(change?.by).toBeCloseTo(by, 9);
      }
});

test('a text that stays as it is has changed nothing', () => {
  for (const report of Object.values(REPORTS))
    expect(scoreChange('seo', report, report)).toEqual({ by: 0, lines: [], rest: 0 });
});

test('a new description is the reason by the two checks about it, and no other line is named', () => {
  const { withPhrase, described } = REPORTS;
  const change = scoreChange('seo', withPhrase ?? aReport(), described ?? aReport());
  expect(change?.lines.map(({ name }) => name).toSorted()).toEqual([
    'descriptionLength',
    'keyphraseInDescription',
  ]);
  expect(change?.lines.every(({ by }) => by > 0)).toBe(true);
});

test('a text without a score has no reasons', () => {
  expect(scoreChange('seo', aReport(), REPORTS.short ?? aReport())).toBeNull();
  expect(sharesOf('aiSearch', aReport())).toEqual(new Map());
});
