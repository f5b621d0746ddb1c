import { eq } from 'drizzle-orm';
import { PRODUCT_ID } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { hostUser } from '#db/schema/host.ts';
import type { HostAccount } from './accounts.ts';
import type { BillingState, TrialState } from './contract.ts';
import { mayStartTrial } from './trial.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TRIAL_DAYS = 14;
const PAID_MONTH_DAYS = 30;

/** The columns of an account that decide what it pays for. */
type BillingFacts = Pick<
  HostAccount,
  'activeProducts' | 'subscriptionEndsAt' | 'trial' | 'trialEndsAt'
>;

/** The billing state at `now`: what has expired is over, whatever the row still contains. */
export function billingOf(
  account: BillingFacts & Pick<HostAccount, 'wantsEmailReports'>,
  now: Date,
): BillingState {
  const isPaid = hasSubscription(account, now);
  const trial = trialOf(account, now);
  return {
    plan: isPaid ? 'paid' : 'free',
    trial,
    trialEndsAt: trial === 'active' ? (account.trialEndsAt?.toISOString() ?? null) : null,
    subscriptionEndsAt: isPaid ? (account.subscriptionEndsAt?.toISOString() ?? null) : null,
    wantsEmailReports: account.wantsEmailReports,
  };
}

/** Whether the account had a subscription or a trial, and has neither now (docs/spec.md §d.access.1). */
export function isLapsed(account: BillingFacts, now: Date): boolean {
  const trial = trialOf(account, now);
  const hadOne = account.activeProducts.length > 0 || trial === 'used';
  return hadOne && trial !== 'active' && !hasSubscription(account, now);
}

function hasSubscription({ activeProducts, subscriptionEndsAt }: BillingFacts, now: Date): boolean {
  return activeProducts.includes(PRODUCT_ID) && !isPast(subscriptionEndsAt, now);
}

function trialOf({ trial, trialEndsAt }: BillingFacts, now: Date): TrialState {
  return trial === 'active' && isPast(trialEndsAt, now) ? 'used' : trial;
}

function isPast(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}

/** Columns to write; none if nothing changes. */
export type AccountColumns = Partial<Omit<HostAccount, 'id'>>;

/** Starts a trial of 14 days. Throws `trial_unavailable` if there is none to start. */
export function withOwnTrial(account: HostAccount, now: Date): AccountColumns {
  if (!mayStartTrial(billingOf(account, now))) throw new Problem('trial_unavailable');
  return withTrial('active', now);
}

export function withTrial(trial: TrialState, now: Date): AccountColumns {
  return { trial, trialEndsAt: trial === 'active' ? daysAfter(now, TRIAL_DAYS) : null };
}

/** Starts a subscription without an end. One that was cancelled and still runs continues. */
export function withSubscription(): AccountColumns {
  return { activeProducts: [PRODUCT_ID], subscriptionEndsAt: null };
}

/**
 * Ends the subscription after a paid month. Throws `not_paid` without a subscription. Cancelling twice changes
 * nothing.
 */
export function withCancellation(account: HostAccount, now: Date): AccountColumns {
  if (!hasSubscription(account, now)) throw new Problem('not_paid');
  return account.subscriptionEndsAt === null
    ? { subscriptionEndsAt: daysAfter(now, PAID_MONTH_DAYS) }
    : {};
}

/**
 * Ends the subscription immediately, for an administrator. An account that never had one does not become lapsed.
 */
export function withoutSubscription(account: HostAccount, now: Date): AccountColumns {
  return hasSubscription(account, now) ? { subscriptionEndsAt: now } : {};
}

/** Changes an account based on its current state; its row is locked meanwhile. Throws `not_found`. */
export async function changeAccount(
  orm: Orm,
  userId: string,
  change: (account: HostAccount) => AccountColumns,
): Promise<HostAccount> {
  return orm.transaction(async (tx) => {
    const isIt = eq(hostUser.id, userId);
    const [account] = await tx.select().from(hostUser).where(isIt).for('update');
    if (account === undefined) throw new Problem('not_found');
    const columns = change(account);
    if (Object.keys(columns).length > 0) await tx.update(hostUser).set(columns).where(isIt);
    return { ...account, ...columns };
  });
}

function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}
