import { TRIAL_FLAG } from './flags.ts';
import { FREE_PLAN, type Plan } from './plan.ts';

/** Dates that decide what an account may do: constants of spec §9 that an installation can change. */
export interface AccountDates {
  /** Accounts without a subscription are read-only from this date; null: never. */
  readonly freePlanReadOnlyFrom: string | null;
  /** Only accounts created after this are trial-eligible. */
  readonly trialEligibleAfter: string;
  /** Accounts created before this are loyal. */
  readonly loyalBefore: string;
  /** The promo-era questionnaire is for accounts created before this. */
  readonly promoBefore: string;
}

export const ACCOUNT_DATES = {
  freePlanReadOnlyFrom: '2025-01-22T00:00:00.000Z',
  trialEligibleAfter: '2024-01-01T00:00:00.000Z',
  loyalBefore: '2025-01-16T00:00:00.000Z',
  promoBefore: '2025-09-19T00:00:00.000Z',
} as const satisfies AccountDates;

// biome-ignore lint/style/noRestrictedGlobals: reading a time is pure; asking for it is not
const ms = (iso: string) => Date.parse(iso);

/** Whether accounts without a subscription are read-only by now (spec §4 "Read-only cutoff"). */
export function isFreePlanReadOnly({ freePlanReadOnlyFrom }: AccountDates, nowMs: number): boolean {
  return freePlanReadOnlyFrom !== null && nowMs >= ms(freePlanReadOnlyFrom);
}

/** Loyal customers get more SEO articles a month (spec §4 "Loyal customers"). */
export function isLoyal({ loyalBefore }: AccountDates, createDate: string): boolean {
  return ms(createDate) < ms(loyalBefore);
}

/** Whether an account is of the time of the promo modal (spec §4 "Promo modal"). */
export function isOfPromoEra({ promoBefore }: AccountDates, createDate: string): boolean {
  return ms(createDate) < ms(promoBefore);
}

interface TrialCandidate {
  readonly plan: Plan;
  /** Names of the flags that are visible to the user. */
  readonly flags: readonly string[];
  readonly createDate: string;
}

/** A free-plan user with the flag whose account is young enough (spec §4 "Trial eligibility"). */
export function isTrialEligible(
  { trialEligibleAfter }: AccountDates,
  { plan, flags, createDate }: TrialCandidate,
): boolean {
  return (
    plan === FREE_PLAN && flags.includes(TRIAL_FLAG) && ms(createDate) > ms(trialEligibleAfter)
  );
}
