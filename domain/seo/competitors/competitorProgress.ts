/** How far the analysis of competitors has come (spec §4 "Competitor analysis"). */
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import type { CompetitorsByArticle } from '#contract/competitors/competitorsCollector.schema.ts';

/** From this share of its pages on, an analysis can be looked at (spec §9). */
export const READY_SHARE = 0.6;

/** `empty`: there is no analysis with pages. */
export type AnalysisStage = 'empty' | 'collecting' | 'ready' | 'done';

export type Counts = Pick<CompetitorsByArticle, 'doneCount'> & { readonly totalCount?: number };

/** The total is 1 as long as it is not known (spec §4). */
export function stageOf({
  state,
  ...counts
}: Counts & Pick<CompetitorsByArticle, 'state'>): AnalysisStage {
  if (state === 'none') return 'empty';
  const { doneCount, totalCount = 1 } = counts;
  if (doneCount === totalCount) return 'done';
  return doneCount / totalCount >= READY_SHARE ? 'ready' : 'collecting';
}

/** Nothing is asked about an article without text, or while its text is being written (spec §4). */
export const mayHaveCompetitors = (article: {
  readonly type: ArticleSummary['type'];
  readonly isEmptyArticle: boolean;
  readonly isWriting: boolean;
}): boolean => !article.isWriting && !(article.isEmptyArticle && article.type === 'ARTICLE');
