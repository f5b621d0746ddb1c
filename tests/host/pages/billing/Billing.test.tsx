/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingState } from '#host/contract.ts';
import { type Offer, offersOf } from '#host/pages/billing/BillingView.tsx';
import { OFFLINE, openPage } from '../openPage.tsx';

const FREE: BillingState = {
  plan: 'free',
  trial: 'available',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  wantsEmailReports: false,
};
const PAID: BillingState = { ...FREE, plan: 'paid', trial: 'used' };
const END = '2026-12-24T12:00:00.000Z';
const END_TEXT = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(END));

/** A server on which the request leads from one state to the other. */
function open(before: BillingState, request?: string, after?: BillingState) {
  let now = before;
  const change = () => {
    now = after ?? now;
    return now;
  };
  return openPage('/billing', {
    'GET /host/api/billing': () => now,
    ...(request === undefined ? {} : { [request]: change }),
  });
}

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const WITH = 'Content toolkit, with the limits of the free plan';
const WITHOUT = 'Content toolkit, full plan';

test.each<[BillingState, string, string, string, string]>([
  [FREE, 'Free', WITH, 'None', 'Available'],
  [
    { ...FREE, trial: 'active', trialEndsAt: END },
    'Free',
    WITHOUT,
    'None',
    `Active until ${END_TEXT}`,
  ],
  [{ ...FREE, trial: 'used' }, 'Free', WITH, 'None', 'Used'],
  [PAID, 'Paid, $60/mo', WITHOUT, 'Renews each month until you cancel', 'Used'],
  [
    { ...PAID, subscriptionEndsAt: END },
    'Paid, $60/mo',
    WITHOUT,
    `Cancelled, runs until ${END_TEXT}`,
    'Used',
  ],
  [
    { ...PAID, trial: 'available' },
    'Paid, $60/mo',
    WITHOUT,
    'Renews each month until you cancel',
    'Only on the free plan',
  ],
])('the page shows what is active in the state %#', async (state, plan, active, ends, trial) => {
  open(state);
  expect(await fact('Plan')).toBe(plan);
  expect(await fact('Active')).toBe(active);
  expect(await fact('Subscription')).toBe(ends);
  expect(await fact('Free trial')).toBe(trial);
});

test('the free trial can be started once', async () => {
  const request = 'POST /host/api/billing/trial';
  open(FREE, request, { ...FREE, trial: 'active', trialEndsAt: END });
  await press('Start free trial');
  expect(await screen.findByText('Your free trial has started.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
});

test('subscribing says that nothing is charged, and that it can be cancelled', async () => {
  open(FREE, 'POST /host/api/billing/subscription', PAID);
  expect(await screen.findByText(/no card is needed and nothing is charged/)).toBeVisible();
  expect(screen.getByText('Unsubscribe anytime')).toBeVisible();
  await press('Subscribe for $60/mo');
  expect(await screen.findByText('Your subscription is active.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
});

test('a cancelled subscription shows its end, and is kept by subscribing again', async () => {
  const request = 'DELETE /host/api/billing/subscription';
  open(PAID, request, { ...PAID, subscriptionEndsAt: END });
  await press('Cancel subscription');
  expect(await screen.findByText(`Cancelled, runs until ${END_TEXT}`)).toBeVisible();
  expect(screen.getByText(/Subscribe again to keep it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe for $60/mo' })).toBeEnabled();
});

test('a refusal is shown, and the plan stays', async () => {
  openPage('/billing', {
    'GET /host/api/billing': FREE,
    'POST /host/api/billing/trial': { refused: 409, code: 'trial_unavailable' },
  });
  await press('Start free trial');
  expect(await screen.findByRole('alert')).toHaveTextContent('no free trial left');
  expect(await fact('Plan')).toBe('Free');
});

test('reports can be turned on', async () => {
  const request = 'POST /host/api/email-reports';
  const { changes } = open(FREE, request, { ...FREE, wantsEmailReports: true });
  const reports = await screen.findByRole('switch', { name: 'Send me reports by e-mail' });
  await userEvent.click(reports);
  await waitFor(() => expect(reports).toBeChecked());
  expect(changes()).toEqual([{ request, body: { wanted: true } }]);
});

test('reports that could not be turned on stay off', async () => {
  openPage('/billing', {
    'GET /host/api/billing': FREE,
    'POST /host/api/email-reports': OFFLINE,
  });
  const reports = await screen.findByRole('switch', { name: 'Send me reports by e-mail' });
  await userEvent.click(reports);
  expect(await screen.findByRole('alert')).toHaveTextContent('server cannot be reached');
  expect(reports).not.toBeChecked();
});

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
])('%s, trial %s, ends %s: the offers are %p', (plan, trial, subscriptionEndsAt, offers) => {
  const state = { plan, trial, subscriptionEndsAt, trialEndsAt: null, wantsEmailReports: false };
  expect(offersOf(state)).toEqual(offers);
});
