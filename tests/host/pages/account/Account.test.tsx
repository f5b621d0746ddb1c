/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANN, openPage } from '../openPage.tsx';

const CHANGE = 'POST /host/auth/change-password';

async function change(present: string, next: string, answers = {}) {
  const page = openPage('/account', answers);
  await userEvent.type(await screen.findByLabelText('Current password'), present);
  await userEvent.type(screen.getByLabelText('New password'), next);
  await userEvent.keyboard('{Enter}');
  return page;
}

test('the page shows the e-mail and the age of the account', async () => {
  openPage('/account', {});
  expect(await screen.findByText(ANN.email, { selector: 'dd' })).toBeVisible();
  const since = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
  expect(screen.getByText(since.format(new Date(ANN.createDate)))).toBeVisible();
});

test('all other devices are signed out, and this one is not', async () => {
  const request = 'POST /host/api/sign-out-everywhere';
  const { gone, changes } = openPage('/account', { [request]: {} });
  const button = await screen.findByRole('button', { name: 'Sign out on all other devices' });
  await userEvent.click(button);
  expect(await screen.findByText('You are signed out on all other devices.')).toBeVisible();
  expect(changes()).toEqual([{ request, body: {} }]);
  expect(gone).toEqual([]);
});

test('a new password ends every other session and empties the fields', async () => {
  const { changes } = await change('old password', 'new password', { [CHANGE]: {} });
  expect(await screen.findByText(/The password was changed/)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('');
  const body = {
    currentPassword: 'old password',
    newPassword: 'new password',
    revokeOtherSessions: true,
  };
  expect(changes()).toEqual([{ request: CHANGE, body }]);
});

test('what the form can check itself is reported without a request', async () => {
  const { changes } = await change('old password', 'short');
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAccessibleDescription(/needs at least 8 characters/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(changes()).toEqual([]);
});

test.each([
  ['INVALID_PASSWORD', 'Current password', /not your current password/],
  ['PASSWORD_TOO_LONG', 'New password', /too long/],
])('the refusal %s is reported at its field, and the input stays', async (code, label, text) => {
  await change('wrong password', 'new password', { [CHANGE]: { refused: 400, code } });
  await screen.findByText(text);
  const field = screen.getByLabelText(label);
  expect(field).toHaveAccessibleDescription(text);
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByLabelText('New password')).toHaveValue('new password');
});

test('a refusal about neither field is shown below them', async () => {
  await change('old password', 'new password', { [CHANGE]: { refused: 429 } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
});
