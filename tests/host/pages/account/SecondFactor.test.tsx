/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../openPage.tsx';

const FACTOR = 'GET /host/api/second-factor';
const ENABLE = 'POST /host/auth/two-factor/enable';
const VERIFY = 'POST /host/auth/two-factor/verify-totp';
const RENEW = 'POST /host/auth/two-factor/generate-backup-codes';
const DISABLE = 'POST /host/auth/two-factor/disable';
const CODES = ['aaaaa-11111', 'bbbbb-22222'];
const SETUP = {
  totpURI: 'otpauth://totp/Content%20toolkit:ann%40example.org?secret=ABCDEFGH234567&digits=6',
  backupCodes: CODES,
};
const OFF = { isOn: false, backupCodesLeft: 0 };
const ON = { isOn: true, backupCodesLeft: 10 };

const section = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const password = async (text: string) =>
  userEvent.type(await screen.findByLabelText('Your password'), text);

async function openSetup(answers = {}) {
  const page = openPage('/account', { [ENABLE]: SETUP, ...answers });
  await password('the password');
  await press('Set up');
  await screen.findByRole('img', { name: 'QR code of the key' });
  return page;
}

test('it is set up with the password and a first code; then the backup codes are shown once', async () => {
  let factorState = OFF;
  const turnOn = () => {
    factorState = ON;
    return {};
  };
  const { changes } = await openSetup({ [FACTOR]: () => factorState, [VERIFY]: turnOn });
  expect(screen.getByText('ABCDEFGH234567')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Backup codes' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Code from the app'), '123 456{Enter}');
  const list = await screen.findByRole('list', { name: 'Backup codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  expect(screen.getByText('Two-step sign-in is on.')).toBeVisible();
  await press('I have saved them');
  expect(await (await section()).findByText(/Backup codes left: 10/)).toBeVisible();
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  expect(changes()).toEqual([
    { request: ENABLE, body: { password: 'the password' } },
    { request: VERIFY, body: { code: '123456' } },
  ]);
});

test('a wrong code is reported at its field, and the key stays', async () => {
  const { gone } = await openSetup({ [VERIFY]: { refused: 401, code: 'INVALID_CODE' } });
  await userEvent.type(screen.getByLabelText('Code from the app'), '000000{Enter}');
  await screen.findByText(/wrong or too old/);
  const field = screen.getByLabelText('Code from the app');
  expect(field).toHaveAccessibleDescription(/wrong or too old/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText('ABCDEFGH234567')).toBeVisible();
  expect(gone).toEqual([]);
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a wrong password is reported at its field, and a missing one without a request', async () => {
  const { changes } = openPage('/account', {
    [ENABLE]: { refused: 400, code: 'INVALID_PASSWORD' },
  });
  await press('Set up');
  const field = await screen.findByLabelText('Your password');
  expect(field).toHaveAccessibleDescription('Enter your password.');
  expect(changes()).toEqual([]);
  await password('wrong');
  await press('Set up');
  await screen.findByText('This is not your current password.');
  expect(field).toHaveAccessibleDescription('This is not your current password.');
});

test('new backup codes replace the old ones', async () => {
  const { changes } = openPage('/account', {
    [FACTOR]: ON,
    [RENEW]: { backupCodes: ['ccccc-33333'] },
  });
  await password('the password');
  await press('New backup codes');
  expect(await screen.findByText('ccccc-33333')).toBeVisible();
  expect(changes()).toEqual([{ request: RENEW, body: { password: 'the password' } }]);
});

test('it is turned off with the password', async () => {
  let factorState = ON;
  const { changes } = openPage('/account', {
    [FACTOR]: () => factorState,
    [DISABLE]: () => {
      factorState = OFF;
      return {};
    },
  });
  await password('the password');
  await press('Turn off');
  expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(changes()).toEqual([{ request: DISABLE, body: { password: 'the password' } }]);
});
