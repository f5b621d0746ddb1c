/**
 * Why a score is what it is, and why it is not what it was: what each line gives of the 100 points. Read from two
 * reports, nothing is measured again.
 */
import type { Check, CheckGroup, CheckName, TextReport } from '../report/report.ts';
import { SEO_PARTS, SEO_WEIGHTS } from '../report/weights.ts';

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

/**
 * Returns the points that each line contributes to a score; faults contribute negative points. Empty if there is no score, or if
 * it is 0.
 */
export function sharesOf(score: ScoreName, report: ScoredLines): LineShares {
  const points = pointsOf(score, report);
  if (points === null || points === 0) return new Map();
  const gives =
    score === 'seo' ? seoShares(report) : checkShares(report, (group) => group === 'aiSearch', 100);
  return new Map([...gives, ...faultShares(report, sumOf(gives))]);
}

type Share = readonly [LineName, number];

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, [, by]) => sum + by, 0);

/** Each fault takes its part of what those before it have left. */
function faultShares({ checks }: Pick<ScoredLines, 'checks'>, gives: number): Share[] {
  let left = gives;
  return checks.flatMap(({ name, group, points }): Share[] => {
    if (group !== 'fault' || points === null || points === 1) return [];
    const taken = left * (1 - points);
    left -= taken;
    return [[name, -taken]];
  });
}

function seoShares(report: ScoredLines): Share[] {
  const parts = report.seo?.parts;
  const weights = SEO_WEIGHTS[parts?.coverage == null ? 'withoutCompetitors' : 'withCompetitors'];
  // One of an earlier version has no depth.
  const measured = SEO_PARTS.filter((name) => parts?.[name] != null);
  const all = measured.reduce((sum, name) => sum + weights[name], 0);
  return measured.flatMap((name) => {
    const worth = weights[name] / all;
    if (name === 'depth') return checkShares(report, (group) => group === 'depth', 100 * worth);
    if (name === 'rules') return checkShares(report, isRule, 100 * worth);
    return [[name, worth * (parts?.[name] ?? 0)] as const];
  });
}

/** Whether a group of checks is part of the rules. */
export const isRule = (group: CheckGroup): boolean =>
  group !== 'aiSearch' && group !== 'depth' && group !== 'fault';

/** `worth` is what all measured checks of the groups give if they are good. */
function checkShares(
  { checks }: Pick<ScoredLines, 'checks'>,
  isWanted: (group: CheckGroup) => boolean,
  worth: number,
): Share[] {
  const measured = checks.filter(({ group, points }) => isWanted(group) && points !== null);
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

/** Lines that give something else than before; the share of any other one depends on how many are measured. */
function changedLines(before: ScoredLines, now: ScoredLines): ReadonlySet<LineName> {
  const known = new Map(before.checks.map((check) => [check.name, check]));
  const names: LineName[] = now.checks
    .filter(({ name, rating, points }) => {
      const old = known.get(name);
      return old?.rating !== rating || old.points !== points;
    })
    .map(({ name }) => name);
  if (before.seo?.parts.readability !== now.seo?.parts.readability) names.push('readability');
  if (before.seo?.parts.coverage !== now.seo?.parts.coverage) names.push('coverage');
  return new Set(names);
}
