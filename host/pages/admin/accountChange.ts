import type { AccountChange, AccountSummary } from '../../contract.ts';

/** Names of the form fields of an account. */
export const FIELDS = {
  createDate: 'createDate',
  plan: 'plan',
  trial: 'trial',
  isSupport: 'isSupport',
  noNews: 'noNews',
  hasSecondFactor: 'hasSecondFactor',
  flag: (name: string) => `flag:${name}`,
} as const;

/** The day of a time, as in a date field (UTC). */
export const dayOf = (iso: string): string => iso.slice(0, 10);

/**
 * Returns what the form changes. Unchanged fields are omitted: 'active' again would restart a trial, and the same
 * day again would lose the time. Null if the date is invalid.
 */
export function changeOf(account: AccountSummary, form: FormData): AccountChange | null {
  const day = String(form.get(FIELDS.createDate));
  if (Number.isNaN(Date.parse(day))) return null;
  const plan = form.get(FIELDS.plan) as AccountSummary['billing']['plan'];
  const trial = form.get(FIELDS.trial) as AccountSummary['billing']['trial'];
  const isSupport = form.has(FIELDS.isSupport);
  const noNews = form.has(FIELDS.noNews);
  const flags = account.flags
    .map(({ name, isVisible }) => ({ name, isVisible, wanted: form.has(FIELDS.flag(name)) }))
    .filter(({ isVisible, wanted }) => isVisible !== wanted)
    .map(({ name, wanted }) => [name, wanted] as const);
  return {
    ...(day !== dayOf(account.createDate) && { createDate: `${day}T00:00:00.000Z` }),
    ...(plan !== account.billing.plan && { plan }),
    ...(trial !== account.billing.trial && { trial }),
    ...(isSupport !== account.isSupport && { isSupport }),
    ...(noNews !== account.noNews && { noNews }),
    ...(account.hasSecondFactor &&
      !form.has(FIELDS.hasSecondFactor) && { hasSecondFactor: false as const }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
  };
}
