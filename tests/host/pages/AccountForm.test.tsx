/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OFFLINE, openPage } from './openPage.tsx';

const SIGN_IN = 'POST /host/auth/sign-in/email';
const SIGN_UP = 'POST /host/auth/sign-up/email';

async function submit(address: string, email: string, password: string, answers = {}) {
  const page = openPage(address, answers);
  await userEvent.type(await screen.findByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
  return page;
}

test('what the form can check itself is reported at both fields without a request', async () => {
  const { changes } = await submit('/sign-up', 'nobody', 'short');
  expect(screen.getByText(/Enter an e-mail address/)).toBeVisible();
  expect(screen.getByText(/needs at least 8 characters/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(changes()).toEqual([]);
});

test.each([
  [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', /already an account/, 'E-mail'],
  [401, 'INVALID_EMAIL_OR_PASSWORD', /E-mail or password is wrong/, 'Password'],
  [429, undefined, /Too many attempts/, 'Password'],
  [500, undefined, /Something went wrong/, 'Password'],
])('the refusal %s %s is reported, and the input stays', async (refused, code, text, field) => {
  await submit('/sign-up', 'ann@example.org', 'long enough', { [SIGN_UP]: { refused, code } });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ann@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('long enough');
  expect(screen.getByLabelText(field)).toHaveFocus();
});

test('an unreachable server is reported as such', async () => {
  await submit('/sign-in', 'ann@example.org', 'long enough', { [SIGN_IN]: OFFLINE });
  expect(await screen.findByText(/server cannot be reached/)).toBeVisible();
});

test('after signing in, the person returns to where they were heading', async () => {
  const answers = { [SIGN_IN]: {} };
  const address = '/sign-in?redirect_to=%2Fcontent%2Farticles%3Ffid%3D1';
  const { gone, changes } = await submit(address, ' ann@example.org', 'long enough', answers);
  expect(gone).toEqual([`${location.origin}/content/articles?fid=1`]);
  const body = { email: 'ann@example.org', password: 'long enough' };
  expect(changes()).toEqual([{ request: SIGN_IN, body }]);
});

test('the link to the other form keeps the whole query', async () => {
  const query = '?source=content_guest&trial=off&redirect_to=%2Fbilling';
  openPage(`/sign-up${query}`, {});
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', `/sign-in${query}`);
});

const GUEST = 'Create a free account to continue where you were.';
const LATER = /You can start a free trial later/;

// §7.signup.1
test.each([
  ['', []],
  ['?source=content_guest&survey=off&onboarding=off&trial=off', [GUEST]],
  ['?source=content_guest&trial=on', [GUEST, LATER]],
  ['?trial=on', [LATER]],
])('the sign-up page explains the query %s', async (query, lines) => {
  openPage(`/sign-up${query}`, {});
  await screen.findByRole('heading', { name: 'Create account' });
  for (const line of [GUEST, LATER])
    expect(screen.queryAllByText(line)).toHaveLength(lines.includes(line) ? 1 : 0);
});
