import type { LimitGroup, Limits } from '#contract/access/limit.schema.ts';
import { byLimit, type LimitName } from '#contract/access/limits.ts';
import type { Plan } from './plan.ts';

/** A limit group is spent when used >= total (spec §4). */
export function isSpent(group: LimitGroup): boolean {
  return group.used >= group.total;
}

/** Returns the time at which a group expires, in milliseconds since 1970; null if it does not expire or the time is unknown (spec §3). */
export function expiryOf({ ttl }: LimitGroup, readAt: number | null): number | null {
  return ttl > 0 && readAt !== null ? readAt + ttl * 1000 : null;
}

/** Adds one used unit to the server's numbers for each reservation that the server may not have counted yet. */
export function withReserved(limits: Limits, reserved: readonly LimitName[]): Limits {
  return reserved.length === 0
    ? limits
    : withUsed(limits, (name) => limits[name].used + reserved.filter((one) => one === name).length);
}

/** Merges two readings whose order is unknown: of each group the higher count, because counts only grow until a unit is given back. */
export const higherOf = (one: Limits, other: Limits): Limits =>
  withUsed(one, (name) => Math.max(one[name].used, other[name].used));

const withUsed = (limits: Limits, usedOf: (name: LimitName) => number): Limits => ({
  ...byLimit((name) => ({ ...limits[name], used: usedOf(name) })),
  serpBased: { ...limits.serpBased, used: usedOf('serpBased') },
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

const PAID: LimitTotals = { ...byLimit(() => 500), serpBased: 5, aiFeatures: 5000 };

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
