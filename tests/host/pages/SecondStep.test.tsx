/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from './openPage.tsx';

const SIGN_IN = 'POST /host/auth/sign-in/email';
const CODE = 'POST /host/auth/two-factor/verify-totp';
const BACKUP = 'POST /host/auth/two-factor/verify-backup-code';

/** Answers as if the password was right. */
async function halfway(answers = {}) {
  const page = openPage('/sign-in?redirect_to=%2Fcontent%2Farticles', {
    [SIGN_IN]: { twoFactorRedirect: true, twoFactorMethods: ['totp'] },
    ...answers,
  });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ann@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'the password{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
  return page;
}

test('the password alone signs nobody in; the code continues to where the person was heading', async () => {
  const { gone, changes } = await halfway({ [CODE]: {} });
  expect(gone).toEqual([]);
  const field = screen.getByLabelText('Code from the app');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field, '123 456{Enter}');
  await waitFor(() => expect(gone).toEqual([`${location.origin}/content/articles`]));
  expect(changes()[1]).toEqual({ request: CODE, body: { code: '123456' } });
});

test('a backup code works too', async () => {
  const { gone, changes } = await halfway({ [BACKUP]: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Use a backup code' }));
  const field = screen.getByLabelText('Backup code');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'aB3dE-fG7hI{Enter}');
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(changes()[1]).toEqual({ request: BACKUP, body: { code: 'aB3dE-fG7hI' } });
});

test.each([
  ['', {}, 'Enter the code.'],
  ['000000', { refused: 401, code: 'INVALID_CODE' }, /wrong or too old/],
  ['000000', { refused: 429 }, /Too many attempts/],
])('the code %j is refused at its field', async (code, answer, reason) => {
  const { gone } = await halfway({ [CODE]: answer });
  const field = screen.getByLabelText('Code from the app');
  await userEvent.type(field, `${code}{Enter}`);
  await screen.findByText(reason);
  expect(field).toHaveAccessibleDescription(reason);
  await waitFor(() => expect(field).toHaveFocus());
  expect(gone).toEqual([]);
});

test.each(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'])(
  'after %s the password is asked for again, and why',
  async (code) => {
    await halfway({ [CODE]: { refused: 401, code } });
    await userEvent.type(screen.getByLabelText('Code from the app'), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long');
    expect(screen.getByLabelText('Password')).toBeVisible();
  },
);

test('somebody else can sign in instead', async () => {
  await halfway();
  await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
