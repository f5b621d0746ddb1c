import type { Plan } from '../access/plan.ts';
import type { LimitGroup, LimitName } from '../contract/limit.schema.ts';

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

/** What a plan allows. A trial user is treated as a paid one, and no limit stops them (spec §6). */
export function totalsOf(plan: Plan, isTrialActive: boolean): LimitTotals {
  return plan === 'paid' || isTrialActive ? PAID_LIMITS : FREE_LIMITS;
}
