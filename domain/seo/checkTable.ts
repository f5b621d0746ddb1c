/** Every check. To add one: its name in report.ts, its row in the table of its group, its texts in kit/copy/checks.ts. */
import { AI_SEARCH_CHECKS } from './aiSearchChecks.ts';
import type { CheckRow, Finding, Subject } from './checkRow.ts';
import { KEYPHRASE_CHECKS } from './keyphraseChecks.ts';
import type { AiCheckName, Check, CheckName, Rating } from './report.ts';
import { RESULT_CHECKS } from './resultChecks.ts';
import { STRUCTURE_CHECKS } from './structureChecks.ts';
import { STYLE_CHECKS } from './styleChecks.ts';
import { AI_SHARES, AI_WEIGHTS, MOST_POINTS, RATING_POINTS } from './weights.ts';

const RULES: Readonly<Record<Exclude<CheckName, AiCheckName>, CheckRow>> = {
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
