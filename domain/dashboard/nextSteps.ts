/** What a writer may want to go on with: the start page offers it. */
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import type { BriefState } from '#contract/article/briefStates.ts';
import { articleStatusOf } from '../article/article.ts';
import { bandOf } from '../seo/report/weights.ts';

export const NEXT_STEPS = ['approve', 'writeFrom', 'write', 'improve', 'score'] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

export interface NextStep {
  readonly kind: NextStepKind;
  readonly article: ArticleSummary;
}

/** At most three, of the newest articles first. `articles`: the newest first. */
export function nextSteps(articles: readonly ArticleSummary[]): readonly NextStep[] {
  return articles
    .flatMap((article): NextStep[] => {
      const kind = stepOf(article);
      return kind === null ? [] : [{ kind, article }];
    })
    .slice(0, MOST);
}

const MOST = 3;

/** Null: it is complete, or somebody is at it. */
function stepOf(article: ArticleSummary): NextStepKind | null {
  const { type, brief } = article;
  if (brief !== undefined) return BRIEF_STEPS[brief.state] ?? null;
  const status = articleStatusOf(article);
  if (status === 'new') return 'write';
  if (status === 'writing' || type === 'SMM' || type === 'BRIEF') return null;
  const seo = currentScore(article);
  if (seo === null) return 'score';
  return bandOf(seo) === 'high' ? null : 'improve';
}

const BRIEF_STEPS: Readonly<Partial<Record<BriefState, NextStepKind>>> = {
  draft: 'approve',
  reopened: 'approve',
  approved: 'writeFrom',
};

/** The SEO score of the text as it is now, 0 to 100; null: it has changed since, or was never scored. */
export const currentScore = ({
  score,
  version,
}: Pick<ArticleSummary, 'score' | 'version'>): number | null =>
  score !== undefined && score.version >= version ? score.seo : null;
