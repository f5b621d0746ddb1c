/**
 * Why a score is what it is, and why it is not what it was: what each line gives of the 100 points. Read from two
 * reports, nothing is measured again.
 */
import type { Check, CheckName, TextReport } from './report.ts';
import { SEO_WEIGHTS } from './weights.ts';

export type ScoreName = 'seo' | 'aiSearch';
/** A check, or a part of the SEO score that is no check. */
export type LineName = CheckName | 'coverage' | 'readability';
/** What is needed of a report to explain its scores. */
export interface ScoredLines extends Pick<TextReport, 'seo' | 'aiSearch'> {
  readonly checks: readonly Pick<
    Check,
    'name' | 'group' | 'rating' | 'value' | 'wanted' | 'points' | 'most'
  >[];
  readonly coverage: { readonly score: number } | null;
  readonly readability: { readonly score: number } | null;
}

/** What each line gives to a score, of 100. Together they are the score. */
export type LineShares = ReadonlyMap<LineName, number>;

export interface ScoreChange {
  readonly by: number;
  /** The lines that have changed, the greatest change first. */
  readonly lines: readonly { readonly name: LineName; readonly by: number }[];
  /** What the other lines give more or less, because another number of lines is measured. */
  readonly rest: number;
}

/** The points of a score, 0 to 100; null if the text is not scored. */
export const pointsOf = (
  score: ScoreName,
  { seo, aiSearch }: Pick<TextReport, 'seo' | 'aiSearch'>,
): number | null => (score === 'seo' ? (seo?.score ?? null) : aiSearch);

/** Returns what each line gives to a score; nothing if there is none, or if it is 0. */
export function sharesOf(score: ScoreName, report: ScoredLines): LineShares {
  const points = pointsOf(score, report);
  if (points === null || points === 0) return new Map();
  return score === 'seo' ? seoShares(report) : new Map(checkShares(report, true, 100));
}

function seoShares(report: ScoredLines): LineShares {
  const { coverage = null, rules = null, readability = null } = report.seo?.parts ?? {};
  const weights = SEO_WEIGHTS[coverage === null ? 'withoutCompetitors' : 'withCompetitors'];
  const measured = [
    coverage === null ? 0 : weights.coverage,
    rules === null ? 0 : weights.rules,
    readability === null ? 0 : weights.readability,
  ];
  const all = measured.reduce((sum, weight) => sum + weight, 0);
  const parts: readonly [LineName, number][] = [
    ['coverage', (weights.coverage * (coverage ?? 0)) / all],
    ['readability', (weights.readability * (readability ?? 0)) / all],
  ];
  return new Map([...checkShares(report, false, (100 * weights.rules) / all), ...parts]);
}

/** `worth` is what all measured checks give if they are good. */
function checkShares(
  { checks }: Pick<ScoredLines, 'checks'>,
  areForAiSearch: boolean,
  worth: number,
): readonly [LineName, number][] {
  const measured = checks.filter(
    ({ group, points }) => (group === 'aiSearch') === areForAiSearch && points !== null,
  );
  const most = measured.reduce((sum, check) => sum + check.most, 0);
  return measured.map(({ name, points }) => [name, (worth * (points ?? 0)) / most]);
}

/** Less is not worth a line. */
const LEAST_POINTS = 0.05;

/** Returns what has changed a score from one report to the next; null if one of them has no score. */
export function scoreChange(
  score: ScoreName,
  before: ScoredLines,
  now: ScoredLines,
): ScoreChange | null {
  const [from, to] = [pointsOf(score, before), pointsOf(score, now)];
  if (from === null || to === null) return null;
  const [old, fresh] = [sharesOf(score, before), sharesOf(score, now)];
  const changed = changedLines(before, now);
  const lines = [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((name) => changed.has(name))
    .map((name) => ({ name, by: (fresh.get(name) ?? 0) - (old.get(name) ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= LEAST_POINTS)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  const explained = lines.reduce((sum, { by }) => sum + by, 0);
  return { by: to - from, lines, rest: to - from - explained };
}

/** Lines that are rated otherwise than before; the share of any other one depends on how many are measured. */
function changedLines(before: ScoredLines, now: ScoredLines): ReadonlySet<LineName> {
  const ratings = new Map(before.checks.map(({ name, rating }) => [name, rating]));
  const names: LineName[] = now.checks
    .filter(({ name, rating }) => ratings.get(name) !== rating)
    .map(({ name }) => name);
  if (before.seo?.parts.readability !== now.seo?.parts.readability) names.push('readability');
  if (before.seo?.parts.coverage !== now.seo?.parts.coverage) names.push('coverage');
  return new Set(names);
}
