import type { ReactNode } from 'react';
import type { AccountSummary } from '../../contract.ts';
import { admin as copy } from '../../copy/pages.ts';

/** An account at a glance, beside its e-mail. */
export const COLUMNS: readonly {
  readonly label: string;
  readonly text: (account: AccountSummary) => string;
}[] = [
  { label: copy.columns.created, text: ({ createDate }) => copy.date(createDate) },
  { label: copy.columns.plan, text: planText },
  { label: copy.columns.trial, text: trialText },
  { label: copy.columns.news, text: ({ noNews }) => (noNews ? copy.noNews : copy.news) },
];

function planText({ billing: { plan, subscriptionEndsAt } }: AccountSummary): string {
  return subscriptionEndsAt === null ? copy.plans[plan] : copy.planUntil(subscriptionEndsAt);
}

function trialText({ billing: { trial, trialEndsAt } }: AccountSummary): string {
  return trialEndsAt === null ? copy.trials[trial] : copy.trialUntil(trialEndsAt);
}

/** What both shapes of the list are given. */
export interface AccountListProps {
  readonly accounts: readonly AccountSummary[];
  readonly openId: string | null;
  readonly editor: (account: AccountSummary) => ReactNode;
  readonly onToggle: (id: string) => void;
}
