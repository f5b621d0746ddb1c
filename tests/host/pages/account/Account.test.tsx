/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

const session = (id: string, more = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  address: '192.0.2.7',
  isThis: false,
  begunAt: '2026-01-02T03:04:05.000Z',
  seenAt: '2026-01-03T03:04:05.000Z',
  ...more,
});

test('each session says where it is, and ends by its button; this one has none', async () => {
  let sessions = [
    session('a', { isThis: true }),
    session('b', { browser: 'Safari', system: 'iOS' }),
    session('c', { browser: null, system: null, address: null }),
  ];
  const request = 'DELETE /host/api/sessions/b';
  const { changes } = openPage('/account', {
    'GET /host/api/sessions': () => ({ sessions }),
    [request]: () => {
      sessions = sessions.filter(({ id }) => id !== 'b');
      return { sessions };
    },
  });
  const list = await screen.findByRole('list', { name: 'Devices' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Firefox on LinuxThis deviceSigned in .* from 192\.0\.2\.7$/),
    expect.stringMatching(/^Safari on iOSSigned in .*last used .*End$/),
    expect.stringMatching(/^Unknown deviceSigned in .*End$/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'End the session: Safari on iOS' }));
  expect(await screen.findByText('The session was ended: Safari on iOS.')).toBeVisible();
  expect(changes()).toEqual([{ request, body: undefined }]);
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
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
