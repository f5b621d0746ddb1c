/**
 * Every number that turns a text into a score, under one version; docs/scoring.md explains each. A test compares the
 * scores of scoring-pack/ with those that this version has given before: a changed number needs a new version.
 */
import type { AiCheckName, Rating } from './report.ts';

/** Changes with any rule, weight, threshold or list. Each report names its version. */
export const SCORER_VERSION = '3';

/** What a check of the rules gives. */
export const RATING_POINTS = { good: 9, ok: 6, bad: 3, worst: 0 } as const satisfies Partial<
  Record<Rating, number>
>;
export const MOST_POINTS = RATING_POINTS.good;

/** What a check for AI search gives, as a share of its weight. */
export const AI_SHARES = { good: 1, ok: 0.5, bad: 0, worst: 0 } as const satisfies Partial<
  Record<Rating, number>
>;

/** Together 1. */
export const AI_WEIGHTS: Readonly<Record<AiCheckName, number>> = {
  answerFirst: 0.18,
  definitionBlock: 0.12,
  quotableStatistics: 0.14,
  sourcedClaims: 0.14,
  questionHeadings: 0.11,
  scannable: 0.09,
  comparisonTable: 0.07,
  outboundAuthority: 0.08,
  summaryBox: 0.07,
};

/** The parts of the SEO score. A part that cannot be measured leaves its weight to the others. */
export const SEO_WEIGHTS = {
  withCompetitors: { coverage: 0.5, rules: 0.35, readability: 0.15 },
  withoutCompetitors: { coverage: 0, rules: 0.7, readability: 0.3 },
} as const;

/** The band of readability where there are no competitors, how far from their median is as good, and what a point outside costs. */
export const READABILITY_MATCH = { from: 60, to: 70, aroundMedian: 5, costPerPoint: 2.5 } as const;

/** Terms of competitors (termModel.ts). */
export const TERMS = {
  /** At most this many words. */
  mostWords: 3,
  /** A term counts if this share of the competitors uses it, and at least so many. */
  leastShare: 0.3,
  leastPages: 2,
  /** Terms with the greatest weight. */
  most: 80,
  /** Tiers by the share of competitors that use a term. */
  must: 2 / 3,
  recommended: 1 / 2,
  /** λ: what being above the range by its own length again costs. */
  excessCost: 0.5,
} as const;

/** A page whose words are beyond the quartiles by this many times their distance does not count for medians. */
export const OUTLIER_FENCE = 1.5;

/** Blocks that are stuffed with what is wanted. */
export const STUFFED = {
  /** The keyphrase: so many uses, and more than one in ten words. */
  phraseUses: 3,
  phrasePercent: 10,
  /** One term: so many uses, whose words are more than a quarter of the block's. */
  termUses: 4,
  termPercent: 25,
  /** All wanted terms together, in a block of at least so many words. */
  listWords: 8,
  listPercent: 60,
} as const;

const BANDS = { low: 33, middle: 66 } as const;

/** Below 33, 33 to 66, above. */
export const bandOf = (score: number): 'low' | 'middle' | 'high' =>
  score < BANDS.low ? 'low' : score <= BANDS.middle ? 'middle' : 'high';
