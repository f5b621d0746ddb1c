import { asc, eq } from 'drizzle-orm';
import type { FeatureFlag } from '#contract/host/host.ts';
import type { Orm } from '#db/database.ts';
import { hostTwoFactor, hostUser } from '#db/schema/host.ts';
import type { FlagName } from '#domain/access/flags.ts';
import type { HostAccount } from './accounts.ts';
import {
  type AccountColumns,
  billingOf,
  changeAccount,
  withoutSubscription,
  withSubscription,
  withTrial,
} from './billing.ts';
import type { AccountChange, AccountSummary } from './contract.ts';
import { flagsOf, flagsOfAll, setFlags } from './flags.ts';

/** Returns every account of the installation, oldest first. */
export async function accountSummaries(orm: Orm, now: Date): Promise<AccountSummary[]> {
  const accounts = await orm
    .select()
    .from(hostUser)
    .orderBy(asc(hostUser.createdAt), asc(hostUser.id));
  const flagsOfUser = await flagsOfAll(orm);
  return accounts.map((account) => summaryOf(account, flagsOfUser(account.id), now));
}

/** A change that contains only known flags. */
type KnownAccountChange = Omit<AccountChange, 'flags'> & {
  readonly flags?: Readonly<Partial<Record<FlagName, boolean>>>;
};

/**
 * Puts an account into a state that would otherwise take time or money. Throws `not_found` for an unknown account.
 */
export async function administer(
  orm: Orm,
  userId: string,
  { flags = {}, ...change }: KnownAccountChange,
  now: Date,
): Promise<AccountSummary> {
  return orm.transaction(async (tx) => {
    const account = await changeAccount(tx, userId, (before) => columnsOf(before, change, now));
    if (change.hasSecondFactor === false)
      await tx.delete(hostTwoFactor).where(eq(hostTwoFactor.userId, userId));
    await setFlags(tx, userId, flags);
    return summaryOf(account, await flagsOf(tx, userId), now);
  });
}

function columnsOf(
  account: HostAccount,
  { createDate, plan, trial, isSupport, noNews, hasSecondFactor }: Omit<AccountChange, 'flags'>,
  now: Date,
): AccountColumns {
  return {
    ...(createDate !== undefined && { createdAt: new Date(createDate) }),
    ...(plan === 'paid' && withSubscription()),
    ...(plan === 'free' && withoutSubscription(account, now)),
    ...(trial !== undefined && withTrial(trial, now)),
    ...(isSupport !== undefined && { isSupport }),
    ...(noNews !== undefined && { noNews }),
    ...(hasSecondFactor !== undefined && { twoFactorEnabled: hasSecondFactor }),
  };
}

function summaryOf(account: HostAccount, flags: readonly FeatureFlag[], now: Date): AccountSummary {
  const { id, email, createdAt, isAdmin, isSupport, noNews } = account;
  const { twoFactorEnabled: hasSecondFactor } = account;
  const createDate = createdAt.toISOString();
  const billing = billingOf(account, now);
  const roles = { isAdmin, isSupport };
  return { id, email, createDate, ...roles, noNews, hasSecondFactor, billing, flags };
}
