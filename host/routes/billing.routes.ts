import { z } from 'zod';
import type { HostAccount } from '../accounts.ts';
import {
  type AccountColumns,
  billingOf,
  changeAccount,
  withCancellation,
  withOwnTrial,
  withSubscription,
} from '../billing.ts';
import type { BillingState } from '../contract.ts';
import type { EmbeddedHost } from '../embeddedHost.ts';
import { hostRoute } from '../hostRoute.ts';
import { billingSchema } from '../schemas.ts';

async function changeBilling(
  host: EmbeddedHost,
  { id }: HostAccount,
  change: (account: HostAccount, now: Date) => AccountColumns,
): Promise<BillingState> {
  const now = host.now();
  return billingOf(await changeAccount(host.orm, id, (account) => change(account, now)), now);
}

export const billingRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/api/billing',
    summary: 'The current billing state of the account.',
    who: 'user',
    answers: billingSchema,
    answer: ({ now }, { account }) => billingOf(account, now()),
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/billing/trial',
    creates: 'nothing',
    summary: 'Starts the free trial of 14 days; 409 if none is available.',
    who: 'user',
    answers: billingSchema,
    answer: (host, { account }) => changeBilling(host, account, withOwnTrial),
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/billing/subscription',
    creates: 'nothing',
    summary: 'Subscribes immediately (a sandbox: no card is charged), or reverts a cancellation.',
    who: 'user',
    answers: billingSchema,
    answer: (host, { account }) => changeBilling(host, account, withSubscription),
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/billing/subscription',
    summary: 'Cancels the subscription, which ends after a paid month of 30 days.',
    who: 'user',
    answers: billingSchema,
    answer: (host, { account }) => changeBilling(host, account, withCancellation),
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/email-reports',
    creates: 'nothing',
    summary: 'Turns reports by e-mail on or off.',
    who: 'user',
    asks: z.object({ body: z.object({ wanted: z.boolean() }) }),
    answers: billingSchema,
    answer: (host, { account, body }) =>
      changeBilling(host, account, () => ({ wantsEmailReports: body.wanted })),
  }),
];
