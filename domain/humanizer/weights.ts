/** Every number of the humanizer score, under one version (docs/scoring.md). */
import type { SignName } from '#contract/humanizer/humanizer.route.ts';

/** Changes with any rule, weight, wanted value or list of words. */
export const HUMANIZER_VERSION = '1';

/** A text of fewer words has no score: every number of it would be chance. */
export const LEAST_WORDS = 100;

/** Words for which one finding halves the score. */
export const WORDS_PER_FINDING = 75;

/** Below it a text reads like one that a model wrote at the first go. */
export const MACHINE_BELOW = 40;

interface SignRule {
  /** `per100`: for 100 words, `percent`: of the sentences or as a share. */
  readonly unit: 'per100' | 'percent';
  /** Whether the wanted value is the most or the least that gives no finding. */
  readonly wantedIs: 'most' | 'least';
  readonly wanted: number;
  /** What one finding takes. */
  readonly weight: number;
}

export const SIGN_RULES: Readonly<Record<SignName, SignRule>> = {
  phrases: { unit: 'per100', wantedIs: 'most', wanted: 0.4, weight: 1 },
  hedges: { unit: 'per100', wantedIs: 'most', wanted: 1, weight: 0.5 },
  markers: { unit: 'per100', wantedIs: 'most', wanted: 0.8, weight: 0.7 },
  sentenceVariation: { unit: 'percent', wantedIs: 'least', wanted: 45, weight: 1 },
  paragraphVariation: { unit: 'percent', wantedIs: 'least', wanted: 35, weight: 0.5 },
  starts: { unit: 'percent', wantedIs: 'most', wanted: 20, weight: 0.3 },
  concrete: { unit: 'per100', wantedIs: 'least', wanted: 2.5, weight: 0.8 },
  firstHand: { unit: 'per100', wantedIs: 'least', wanted: 1, weight: 0.5 },
};
