/** Which checks are most worth the writer's time: by what each would add to its score. */
import type { Check } from '../report/report.ts';
import { type ScoredLines, type ScoreName, sharesOf } from './scoreChanges.ts';

/** More at once is a list that nobody begins with. */
export const USEFUL_MOST = 3;

export interface UsefulCheck {
  readonly check: Check;
  readonly score: ScoreName;
  /** Points of the score, 0 to 100, that it would add if it were good; 0 for a text that has no score. */
  readonly adds: number;
}

/** Returns the checks that could be better, the most points to gain first; ties keep the order of the report. */
export function usefulFirst(
  report: Omit<ScoredLines, 'checks'> & { readonly checks: readonly Check[] },
): UsefulCheck[] {
  const now = sharesOfBoth(report);
  const checks = report.checks.map((check) =>
    check.points === null ? check : { ...check, points: check.most },
  );
  const best = sharesOfBoth({ ...report, checks });
  return report.checks
    .filter(({ rating }) => rating !== 'good' && rating !== 'unmeasured')
    .map((check): UsefulCheck => {
      const score = check.group === 'aiSearch' ? 'aiSearch' : 'seo';
      const share = (shares: typeof now) => shares[score].get(check.name) ?? 0;
      return { check, score, adds: Math.max(0, share(best) - share(now)) };
    })
    .sort((one, other) => other.adds - one.adds || missing(other.check) - missing(one.check));
}

const sharesOfBoth = (report: ScoredLines) => ({
  seo: sharesOf('seo', report),
  aiSearch: sharesOf('aiSearch', report),
});

/** What a check lacks, as a share of its own points. */
const missing = ({ points, most }: Check): number => 1 - (points ?? most) / most;
