/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSummary } from '#host/contract.ts';
import { ANN, openPage, sessionOf } from '../openPage.tsx';

const BOB: AccountSummary = {
  id: 'bob',
  email: 'bob@example.org',
  createDate: '2025-03-04T10:20:30.000Z',
  isAdmin: false,
  isSupport: false,
  noNews: false,
  hasSecondFactor: false,
  billing: {
    plan: 'free',
    trial: 'available',
    trialEndsAt: null,
    subscriptionEndsAt: null,
    wantsEmailReports: false,
  },
  flags: [{ name: 'humanization', isVisible: true }],
};
const CHANGE = 'PATCH /host/api/accounts/bob';

const narrow = window.matchMedia;
afterEach(() => {
  window.matchMedia = narrow;
});
function onWideScreen() {
  window.matchMedia = (media) => ({ ...narrow(media), matches: true });
}

function open(answer?: unknown, before = BOB) {
  let account = before;
  const change = () => {
    account = { ...BOB, billing: { ...BOB.billing, plan: 'paid' } };
    return account;
  };
  return openPage('/admin', {
    'GET /host/api/session': sessionOf({ ...ANN, admin: true }),
    'GET /host/api/accounts': () => ({ accounts: [account] }),
    [CHANGE]: answer ?? change,
  });
}

test('on a wide screen the accounts are a table', async () => {
  onWideScreen();
  open();
  const row = await screen.findByRole('row', { name: /bob@example.org/ });
  expect(row).toHaveTextContent(/FreeAvailableSees news/);
});

test('a trial that the server would refuse is not called available', async () => {
  onWideScreen();
  open(undefined, { ...BOB, billing: { ...BOB.billing, plan: 'paid' } });
  const row = await screen.findByRole('row', { name: /bob@example.org/ });
  expect(row).toHaveTextContent(/PaidOnly on the free planSees news/);
});

test('on a narrow screen they are cards', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'bob@example.org' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([[true], [false]])('an account is put into another state (wide: %p)', async (isWide) => {
  if (isWide) onWideScreen();
  const { changes } = open();
  const opener = await screen.findByRole('button', { name: 'Change bob@example.org' });
  await userEvent.click(opener);
  const form = within(screen.getByRole('form', { name: 'State of bob@example.org' }));
  await userEvent.selectOptions(form.getByLabelText('Plan'), 'Paid');
  await userEvent.click(form.getByRole('checkbox', { name: 'humanization' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Never sees news' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('bob@example.org was changed.')).toBeVisible();
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(opener).toHaveFocus();
  const body = { plan: 'paid', noNews: true, flags: { humanization: false } };
  expect(changes()).toEqual([{ request: CHANGE, body }]);
});

test('an invalid creation date is reported at its field', async () => {
  const { changes } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change bob@example.org' }));
  const field = screen.getByLabelText('Created on (UTC)');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('Choose a date.');
  expect(changes()).toEqual([]);
});

test('a refused change is reported, and the input stays', async () => {
  open({ refused: 500, code: 'internal' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change bob@example.org' }));
  await userEvent.selectOptions(screen.getByLabelText('Plan'), 'Paid');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByLabelText('Plan')).toHaveValue('paid');
});
