import type { Plan } from './plan.ts';
import type { LimitGroup, LimitName, Limits } from '#contract/limit.schema.ts';

/** A limit group is spent when used >= total (spec §4). */
export function isSpent(group: LimitGroup): boolean {
  return group.used >= group.total;
}

/** When a group expires, in milliseconds since 1970; null when it does not, or nobody knows (spec §3). */
export function expiryOf({ ttl }: LimitGroup, readAt: number | null): number | null {
  return ttl > 0 && readAt !== null ? readAt + ttl * 1000 : null;
}

/** The limits with units that are in use and that the server may not have counted, one for each name. */
export function withReserved(limits: Limits, reserved: readonly LimitName[]): Limits {
  return reserved.length === 0
    ? limits
    : withUsed(limits, (name) => limits[name].used + reserved.filter((one) => one === name).length);
}

/** Of two readings whose order is not known, the higher count of each group: counts only grow until a unit comes back. */
export const higherOf = (one: Limits, other: Limits): Limits =>
  withUsed(one, (name) => Math.max(one[name].used, other[name].used));

const withUsed = (limits: Limits, usedOf: (name: LimitName) => number): Limits => ({
  article: { ...limits.article, used: usedOf('article') },
  smm: { ...limits.smm, used: usedOf('smm') },
  serpBased: { ...limits.serpBased, used: usedOf('serpBased') },
  aiFeatures: { ...limits.aiFeatures, used: usedOf('aiFeatures') },
  aiImages: { ...limits.aiImages, used: usedOf('aiImages') },
  humanizerScore: { ...limits.humanizerScore, used: usedOf('humanizerScore') },
  humanizerRewrite: { ...limits.humanizerRewrite, used: usedOf('humanizerRewrite') },
});

const WITHOUT_MODEL: ReadonlySet<LimitName> = new Set(['article', 'serpBased', 'smm']);

/** Without a model (`null`) only articles and posts count (docs/spec.md §d.limits.15). Undefined: not known. */
export function isCounted(limit: LimitName, model: string | null | undefined): boolean {
  return model !== null || WITHOUT_MODEL.has(limit);
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
