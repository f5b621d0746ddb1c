/** The word for a score, from the same figures as the goal beside the competitors. */
import type { ArticleReport } from '../report/report.ts';
import { bandOf } from '../report/weights.ts';
import { pointsOf, type ScoreName } from './scoreChanges.ts';

export type Band = ReturnType<typeof bandOf>;

/**
 * By the points; null if there is no score. Beside competitors, the SEO score is `high` only if the goal is reached, and `low`
 * only if it is not. A text that is above none of the pages gets the word below that of its points.
 */
export function verdictOf(
  name: ScoreName,
  report: Pick<ArticleReport, 'seo' | 'aiSearch' | 'comparison'>,
): Band | null {
  const points = pointsOf(name, report);
  if (points === null) return null;
  const band = bandOf(points);
  const goal = name === 'seo' ? (report.comparison?.goal ?? null) : null;
  if (goal === null) return band;
  if (goal.mine >= goal.usual.median) return band === 'low' ? 'middle' : band;
  if (band === 'high') return 'middle';
  return goal.below === 0 ? 'low' : band;
}
