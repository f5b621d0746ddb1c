import { expect, test } from '@jest/globals';
import type { BillingState } from '#host/contract.ts';
import { type Offer, offersOf } from '#host/pages/billing/billingOffers.ts';

const END = '2026-12-24T12:00:00.000Z';

test.each<
  [BillingState['plan'], BillingState['trial'], BillingState['subscriptionEndsAt'], Offer[]]
>([
  ['free', 'available', null, ['trial', 'subscribe']],
  ['free', 'active', null, ['subscribe']],
  ['free', 'used', null, ['subscribe']],
  ['paid', 'available', null, ['cancel']],
  ['paid', 'used', null, ['cancel']],
  ['paid', 'available', END, ['subscribe']],
  ['paid', 'used', END, ['subscribe']],
])('%s, trial %s, ends %s: offered are %p', (plan, trial, subscriptionEndsAt, offers) => {
  const state = { plan, trial, subscriptionEndsAt, trialEndsAt: null, wantsEmailReports: false };
  expect(offersOf(state)).toEqual(offers);
});
