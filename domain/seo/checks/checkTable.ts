/** Every check. To add one: its name in report.ts, its row in the table of its group, its texts in kit/copy/checks.ts. */
import type {
  AiCheckName,
  Check,
  CheckName,
  DepthCheckName,
  FaultName,
  Rating,
} from '../report/report.ts';
import {
  AI_SHARES,
  AI_WEIGHTS,
  DEPTH_WEIGHTS,
  MOST_POINTS,
  RATING_POINTS,
} from '../report/weights.ts';
import { AI_SEARCH_CHECKS } from './aiSearchChecks.ts';
import type { CheckRow, Finding, Subject } from './checkRow.ts';
import { DEPTH_CHECKS } from './depthChecks.ts';
import { FAULT_CHECKS, keptOf } from './faultChecks.ts';
import { KEYPHRASE_CHECKS } from './keyphraseChecks.ts';
import { RESULT_CHECKS } from './resultChecks.ts';
import { STRUCTURE_CHECKS } from './structureChecks.ts';
import { STYLE_CHECKS } from './styleChecks.ts';

const RULES: Readonly<
  Record<Exclude<CheckName, AiCheckName | DepthCheckName | FaultName>, CheckRow>
> = {
  ...KEYPHRASE_CHECKS,
  ...STRUCTURE_CHECKS,
  ...STYLE_CHECKS,
  ...RESULT_CHECKS,
};

/** The checks of the rules: 9 points for a good one. */
export const ruleChecks = (subject: Subject): Check[] =>
  Object.entries(RULES).map(([name, row]) =>
    checkOf(name as CheckName, row, row.examine(subject), {
      most: MOST_POINTS,
      shareOf: (rating) => RATING_POINTS[rating] / MOST_POINTS,
    }),
  );

const WHOLE = 100;

/** The checks for AI search: a good one gives its weight, of 100 together. */
export const aiSearchChecks = (subject: Subject): Check[] =>
  Object.entries(AI_SEARCH_CHECKS).map(([name, row]) =>
    checkOf(name as CheckName, row, row.examine(subject), {
      most: WHOLE * AI_WEIGHTS[name as AiCheckName],
      shareOf: (rating) => AI_SHARES[rating],
    }),
  );

/** The checks of depth: each gives its share of its weight, of 100 together. */
export const depthChecks = (subject: Subject): Check[] =>
  Object.entries(DEPTH_CHECKS).map(([name, row]) => {
    const finding = row.examine(subject);
    return checkOf(name as CheckName, row, finding, {
      most: WHOLE * DEPTH_WEIGHTS[name as DepthCheckName],
      shareOf: () => finding.share ?? 0,
    });
  });

export interface Faults {
  readonly checks: readonly Check[];
  /** What they leave of both scores, 0 to 1. */
  readonly kept: number;
}

/** The faults: each gives what it leaves of the scores, of 1. */
export function faultsOf(subject: Subject): Faults {
  const checks = Object.entries(FAULT_CHECKS).map(([name, row]) => {
    const finding = row.examine(subject);
    return checkOf(name as CheckName, row, finding, {
      most: 1,
      shareOf: () => keptOf(name as FaultName, finding.value ?? 0),
    });
  });
  return { checks, kept: checks.reduce((product, { points }) => product * (points ?? 1), 1) };
}

export const worse = (one: Faults, other: Faults): Faults => (one.kept <= other.kept ? one : other);

interface Pays {
  readonly most: number;
  readonly shareOf: (rating: Exclude<Rating, 'unmeasured'>) => number;
}

function checkOf(
  name: CheckName,
  { group, wanted, evidence }: Omit<CheckRow, 'examine'>,
  { rating, value, places, wanted: instead }: Finding,
  { most, shareOf }: Pays,
): Check {
  const points = rating === 'unmeasured' ? null : most * shareOf(rating);
  const line = { name, group, rating, value, wanted: instead ?? wanted, points, most, places };
  return { ...line, evidence: evidence ?? null };
}

/** What the measured checks give, 0 to 100; null if none is measured. */
export function scoreOf(checks: readonly Check[]): number | null {
  const measured = checks.flatMap(({ points, most }) =>
    points === null ? [] : [{ points, most }],
  );
  const most = measured.reduce((sum, one) => sum + one.most, 0);
  if (most === 0) return null;
  return (WHOLE * measured.reduce((sum, { points }) => sum + points, 0)) / most;
}
