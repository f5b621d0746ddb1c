import type { ArticleReport, TextReport } from '#domain/seo/report/report.ts';
import { pointsOf, type ScoreName } from '#domain/seo/score/scoreChanges.ts';
import { type Band, verdictOf } from '#domain/seo/score/verdict.ts';

/** The points of a score as they are shown: none without a keyphrase, which is what a score is about. */
export const shownPoints = (name: ScoreName, report: TextReport): number | null =>
  report.keyphrase === null ? null : pointsOf(name, report);

/** A text that could have a score, if only it had a keyphrase. */
export const lacksKeyphrase = ({ keyphrase, notScored }: TextReport): boolean =>
  keyphrase === null && notScored === null;

/** The word for a score as it is shown. */
export const shownBand = (name: ScoreName, report: ArticleReport): Band | null =>
  shownPoints(name, report) === null ? null : verdictOf(name, report);
