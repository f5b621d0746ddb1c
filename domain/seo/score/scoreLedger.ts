/** The scores of an article over time: which changes are kept, and what each was due to. */
import { LEDGER_CHANGES_MOST, SCORE_NAMES } from '#contract/seo/score.route.ts';
import type { ScoreEntry } from '#contract/seo/score.schema.ts';
import type { TextReport } from '../report/report.ts';
import {
  type LineName,
  pointsOf,
  type ScoredLines,
  type ScoreName,
  scoreChange,
} from './scoreChanges.ts';

/** What is kept of a report. */
export const linesOf = ({
  seo,
  aiSearch,
  coverage,
  readability,
  checks,
}: TextReport): ScoredLines => ({
  seo,
  aiSearch,
  coverage: coverage && { score: coverage.score },
  readability: readability && { score: readability.score },
  checks: checks.map(({ name, group, rating, value, wanted, points, most }) => ({
    name,
    group,
    rating,
    value,
    wanted,
    points,
    most,
  })),
});

/** What makes two entries different: a score as it is shown, or a check that is rated otherwise. */
export function isSameScore(one: ScoredLines, other: ScoredLines): boolean {
  return shown(one) === shown(other);
}

const shown = (lines: ScoredLines): string =>
  JSON.stringify([
    SCORE_NAMES.map((name) => rounded(pointsOf(name, lines))),
    lines.seo?.competitionId ?? null,
    lines.checks.map(({ name, rating }) => [name, rating]),
  ]);

const rounded = (points: number | null): number | null => points && Math.round(points * 10) / 10;

/** What the lines that are not named give more or less. */
const REST = 'rest';

/**
 * What has changed the scores since the entry before; nothing for the first one. The changes of a score together are the
 * difference of its points.
 */
export function changesBetween(before: ScoredLines | null, now: ScoredLines): Change[] {
  return before === null ? [] : SCORE_NAMES.flatMap((score) => changesOf(score, before, now));
}

function changesOf(score: ScoreName, before: ScoredLines, now: ScoredLines): Change[] {
  const change = scoreChange(score, before, now);
  if (change === null) return [];
  const named = change.lines.slice(0, LEDGER_CHANGES_MOST);
  const rest = change.by - named.reduce((sum, { by }) => sum + by, 0);
  return [
    ...named.map(({ name, by }) => ({
      score,
      name,
      by,
      was: measuredIn(before, name),
      is: measuredIn(now, name),
    })),
    ...(Math.abs(rest) < LEAST_REST ? [] : [{ score, name: REST, by: rest, was: NONE, is: NONE }]),
  ];
}

/** Less rounds to nothing. */
const LEAST_REST = 0.05;
const NONE = { value: null, rating: null, wanted: {} } as const;

type Change = ScoreEntry['changes'][number];
type Measured = Change['was'];

function measuredIn({ checks, coverage, readability }: ScoredLines, name: LineName): Measured {
  if (name === 'coverage') return { value: coverage?.score ?? null, rating: null, wanted: {} };
  if (name === 'readability')
    return { value: readability?.score ?? null, rating: null, wanted: {} };
  const check = checks.find((each) => each.name === name);
  if (check === undefined) return { value: null, rating: 'unmeasured', wanted: {} };
  const { value, rating, wanted } = check;
  return { value, rating, wanted };
}
