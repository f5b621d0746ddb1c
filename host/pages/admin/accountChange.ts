import type { AccountChange, AccountSummary } from '../../contract.ts';

/** A form's fields of an account, as a browser sends them. */
export const FIELDS = {
  createDate: 'createDate',
  plan: 'plan',
  trial: 'trial',
  noNews: 'noNews',
  hasSecondFactor: 'hasSecondFactor',
  flag: (name: string) => `flag:${name}`,
} as const;

/** The day of a moment, as a date field has it (UTC). */
export const dayOf = (iso: string): string => iso.slice(0, 10);

/**
 * What the form changes of an account: to repeat 'active' would start a trial anew, and to repeat a
 * day would lose the hour. Null where the date is none.
 */
export function changeOf(account: AccountSummary, form: FormData): AccountChange | null {
  const day = String(form.get(FIELDS.createDate));
  if (Number.isNaN(Date.parse(day))) return null;
  const plan = form.get(FIELDS.plan) as AccountSummary['billing']['plan'];
  const trial = form.get(FIELDS.trial) as AccountSummary['billing']['trial'];
  const noNews = form.has(FIELDS.noNews);
  const flags = account.flags
    .map(({ name, isVisible }) => ({ name, isVisible, wanted: form.has(FIELDS.flag(name)) }))
    .filter(({ isVisible, wanted }) => isVisible !== wanted)
    .map(({ name, wanted }) => [name, wanted] as const);
  return {
    ...(day !== dayOf(account.createDate) && { createDate: `${day}T00:00:00.000Z` }),
    ...(plan !== account.billing.plan && { plan }),
    ...(trial !== account.billing.trial && { trial }),
    ...(noNews !== account.noNews && { noNews }),
    ...(account.hasSecondFactor &&
      !form.has(FIELDS.hasSecondFactor) && { hasSecondFactor: false as const }),
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
  };
}
