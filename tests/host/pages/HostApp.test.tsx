/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANN, OFFLINE, openPage, PORTAL, sessionOf } from './openPage.tsx';

const SESSION = 'GET /host/api/session';

test('without a session, the person signs in first and returns', async () => {
  const { gone } = openPage('/account?from=menu', { [SESSION]: sessionOf(null) });
  await waitFor(() => expect(gone).toEqual(['/sign-in?redirect_to=%2Faccount%3Ffrom%3Dmenu']));
});

test('a session that ends while a page is open leads to the sign-in page too', async () => {
  const { gone } = openPage('/billing', {
    'GET /host/api/billing': { refused: 401, code: 'not_signed_in' },
  });
  await waitFor(() => expect(gone).toEqual(['/sign-in?redirect_to=%2Fbilling']));
});

test('the frame shows who is signed in, the current page and the navigation', async () => {
  openPage('/account', {});
  expect(await screen.findByRole('link', { name: 'Content toolkit' })).toHaveAttribute(
    'href',
    '/content/',
  );
  const nav = screen.getByRole('navigation');
  expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Projects',
    'Plan and billing',
    'Account',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Account');
  expect(screen.getByRole('banner')).toHaveTextContent('ann@example.org');
});

test.each([{ admin: true }, { is_admin: true }])(
  'an administrator by either name finds the accounts: %p',
  async (flag) => {
    openPage('/account', { [SESSION]: sessionOf({ ...ANN, ...flag }) });
    expect(await screen.findByRole('link', { name: 'Accounts' })).toBeVisible();
  },
);

test('the accounts page tells people who are not administrators that it is closed to them', async () => {
  openPage('/admin', {});
  expect(await screen.findByRole('heading', { name: 'For administrators only' })).toBeVisible();
});

test('signing out ends the session and opens the sign-in page', async () => {
  const request = 'POST /host/auth/sign-out';
  const { gone, changes } = openPage('/account', { [request]: { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(gone).toEqual(['/sign-in']));
  expect(changes()).toEqual([{ request, body: {} }]);
});

// §d.answers.5
test.each([
  ['cannot be read', OFFLINE],
  ['something else answers for', PORTAL],
])('a session that %s is read again on request', async (_what, failure) => {
  let answer: unknown = failure;
  openPage('/account', { [SESSION]: () => answer });
  expect(await screen.findByText(/server cannot be reached/)).toBeVisible();
  answer = sessionOf(ANN);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('an unknown address says so', async () => {
  openPage('/nowhere', {});
  expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
