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

/** Units a month, by what an account has. */
export interface LimitPlans {
  readonly free: LimitTotals;
  readonly paid: LimitTotals;
  /** Of loyal customers (spec §4, §9). */
  readonly loyal: LimitTotals;
}

const PAID: LimitTotals = {
  article: 500,
  smm: 500,
  serpBased: 5,
  aiFeatures: 5000,
  aiImages: 500,
  humanizerScore: 500,
  humanizerRewrite: 500,
};

/** The defaults (spec §9, docs/spec.md §d.limits.9 and §d.limits.10). */
export const LIMIT_PLANS: LimitPlans = {
  free: {
    article: 3,
    smm: 12,
    serpBased: 0,
    aiFeatures: 30,
    aiImages: 12,
    humanizerScore: 3,
    humanizerRewrite: 3,
  },
  paid: PAID,
  loyal: { ...PAID, serpBased: 20 },
};

interface Customer {
  readonly plan: Plan;
  readonly isTrialActive: boolean;
  readonly isLoyal: boolean;
  /** SEO articles a month that were bought on top of the plan. */
  readonly serpBasedAddon: number;
}

/** Returns the monthly limits of a customer. Trial users have those of paid users, and no limit stops them (spec §6). */
export function totalsOf(plans: LimitPlans, customer: Customer): LimitTotals {
  const { plan, isTrialActive, isLoyal, serpBasedAddon } = customer;
  if (plan === 'free' && !isTrialActive) return plans.free;
  const totals = isLoyal ? plans.loyal : plans.paid;
  return { ...totals, serpBased: totals.serpBased + addonOf({ plan, serpBasedAddon }) };
}

/** Only a subscription can have one. */
export const addonOf = ({ plan, serpBasedAddon }: Pick<Customer, 'plan' | 'serpBasedAddon'>) =>
  plan === 'paid' ? serpBasedAddon : 0;
