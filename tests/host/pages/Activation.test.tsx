/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BillingState } from '#host/contract.ts';
import { OFFLINE, openPage, sessionOf } from './openPage.tsx';

const BILLING = 'GET /host/api/billing';
const TRIAL = 'POST /host/api/billing/trial';
const FREE: BillingState = {
  plan: 'free',
  trial: 'available',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  wantsEmailReports: false,
};
const FINISH = '/content/anonymous-finish?location=articles%2Fcreate';
const ADDRESS = `/free-app-activation-after-login?on_success=${encodeURIComponent(FINISH)}`;
const finished = () => [location.origin + FINISH];

// §6.anonymous.2
test('a new account gets its trial and continues to where it was heading', async () => {
  const { gone, changes } = openPage(ADDRESS, { [BILLING]: FREE, [TRIAL]: FREE });
  expect(await screen.findByText('Setting up your free account…')).toBeVisible();
  await waitFor(() => expect(gone).toEqual(finished()));
  expect(changes()).toEqual([{ request: TRIAL, body: {} }]);
});

test.each<Partial<BillingState>>([{ trial: 'used' }, { trial: 'active' }, { plan: 'paid' }])(
  'where there is no trial to be had nothing is started: %p',
  async (state) => {
    const { gone, changes } = openPage(ADDRESS, { [BILLING]: { ...FREE, ...state } });
    await waitFor(() => expect(gone).toEqual(finished()));
    expect(changes()).toEqual([]);
  },
);

test('a trial that was started elsewhere meanwhile is not a failure', async () => {
  const refusal = { refused: 409, code: 'trial_unavailable' };
  const { gone } = openPage(ADDRESS, { [BILLING]: FREE, [TRIAL]: refusal });
  await waitFor(() => expect(gone).toEqual(finished()));
});

test('a trial that cannot be started is tried again on request', async () => {
  let answer: unknown = OFFLINE;
  const { gone } = openPage(ADDRESS, { [BILLING]: FREE, [TRIAL]: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be started');
  expect(gone).toEqual([]);
  answer = FREE;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(gone).toEqual(finished()));
});

test('without a trial, one can continue, but only to our own pages', async () => {
  const address = '/free-app-activation-after-login?on_success=https://evil.example/';
  const { gone } = openPage(address, { [BILLING]: { refused: 500, code: 'internal' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue without a trial' }));
  expect(gone).toEqual(['/content/']);
});

test('without a session, the person signs in first and returns with the whole query', async () => {
  const { gone } = openPage(ADDRESS, { 'GET /host/api/session': sessionOf(null) });
  await waitFor(() =>
    expect(gone).toEqual([`/sign-in?redirect_to=${encodeURIComponent(ADDRESS)}`]),
  );
});
