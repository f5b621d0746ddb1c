import type { Plan } from './plan.ts';
import type { LimitGroup, LimitName } from '#contract/limit.schema.ts';

/** A limit group is spent when used >= total (spec §4). */
export function isSpent(group: LimitGroup): boolean {
  return group.used >= group.total;
}

export type LimitTotals = Readonly<Record<LimitName, number>>;

/** Free monthly limits (spec §9). */
export const FREE_LIMITS: LimitTotals = {
  article: 3,
  smm: 12,
  serpBased: 0,
  aiFeatures: 30,
  aiImages: 12,
  humanizerScore: 3,
  humanizerRewrite: 3,
};

export const PAID_LIMITS: LimitTotals = {
  article: 500,
  smm: 500,
  serpBased: 5,
  aiFeatures: 5000,
  aiImages: 500,
  humanizerScore: 500,
  humanizerRewrite: 500,
};

/** SEO articles a month for loyal customers (spec §4, §9). */
const LOYAL_SEO_ARTICLES = 20;

interface Customer {
  readonly plan: Plan;
  readonly isTrialActive: boolean;
  readonly isLoyal: boolean;
}

/** Returns the monthly limits of a plan. Trial users have those of paid users, and no limit stops them (spec §6). */
export function totalsOf({ plan, isTrialActive, isLoyal }: Customer): LimitTotals {
  if (plan === 'free' && !isTrialActive) return FREE_LIMITS;
  return isLoyal ? { ...PAID_LIMITS, serpBased: LOYAL_SEO_ARTICLES } : PAID_LIMITS;
}
