/**
 * Every number that turns a text into a score, under one version; docs/scoring.md explains each. A test compares the
 * scores of scoring-pack/ with those that this version has given before: a changed number needs a new version.
 */
import type { AiCheckName, DepthCheckName, FaultName, Rating } from './report.ts';

/** Changes with any rule, weight, threshold or list. Each report names its version. */
export const SCORER_VERSION = '5';

/** Whether the numbers that a version has kept of pages can be compared with those of this one. */
export const isComparable = (version: string): boolean => version === SCORER_VERSION;

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

/** What a check of depth gives. Together 1. */
export const DEPTH_WEIGHTS: Readonly<Record<DepthCheckName, number>> = {
  variedWords: 0.4,
  concreteDetails: 0.25,
  fullSections: 0.15,
  waysToShow: 0.2,
};

/** The parts of the SEO score. A part that cannot be measured leaves its weight to the others. */
export const SEO_WEIGHTS = {
  withCompetitors: { coverage: 0.4, depth: 0.35, rules: 0.15, readability: 0.1 },
  withoutCompetitors: { coverage: 0, depth: 0.6, rules: 0.25, readability: 0.15 },
} as const;

export const SEO_PARTS = ['coverage', 'depth', 'rules', 'readability'] as const;

/** What a fault costs: nothing up to `from`, in proportion above, and at `to` this share of both scores. */
interface FaultCost {
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

export const FAULT_COSTS: Readonly<Record<FaultName, FaultCost>> = {
  /** Slots. */
  openSlots: { from: 0, to: 8, most: 0.4 },
  /** Notes. */
  ownNotes: { from: 0, to: 6, most: 0.7 },
  /** Percent of the words. */
  copied: { from: 10, to: 40, most: 0.9 },
  /** Percent of the words of the subject that are missing. */
  offSubject: { from: 50, to: 100, most: 0.65 },
  /** Percent of the words that are the keyphrase. */
  overusedKeyphrase: { from: 5, to: 12, most: 0.75 },
  /** Percent of the words. */
  repeatedSentences: { from: 10, to: 50, most: 0.75 },
  wordLists: { from: 40, to: 80, most: 0.9 },
  unfinishedLines: { from: 60, to: 95, most: 0.75 },
  /** Percent of what there would be by chance. */
  brokenSentences: { from: 12, to: 40, most: 0.85 },
  /** Percent of the sections. */
  emptySections: { from: 40, to: 100, most: 0.6 },
};

/** A fault that leaves so much of a score could be better; one that leaves less is a problem. */
export const FAULT_IS_SLIGHT = 0.95;

/** The band of readability where there are no competitors, how far below their median is as good, and what a point below costs. */
export const READABILITY_MATCH = { from: 60, belowMedian: 5, costPerPoint: 2.5 } as const;

/** Terms of competitors (termModel.ts). */
export const TERMS = {
  /** At most this many words. */
  mostWords: 3,
  /** With the function words that link them. */
  mostLinkedWords: 3,
  /** A term counts if this share of the competitors uses it, and at least so many. */
  leastShare: 0.3,
  leastPages: 2,
  /** The share of its uses in which a term has to stand as a noun does. */
  nounShare: { word: 0.25, phrase: 0.3 },
  /** The share of its uses in which a part stands in one longer term, or one of two, which are then the terms. */
  partShare: { one: 0.7, two: 0.9 },
  /** Terms with the greatest weight. */
  most: 80,
  /** Tiers by the share of competitors that use a term. */
  must: 2 / 3,
  recommended: 1 / 2,
  /** A term that is used this many times as often as usual at most, and as more than so many of 1,000 words, reads as stuffing. */
  stuffed: { times: 2, leastUses: 4, perThousand: 25 },
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
