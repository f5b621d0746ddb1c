/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InstallationMail, MailTested } from '#contract/installation/mail.schema.ts';
import { MailFormView } from '#src/features/settings/MailFormView.tsx';
import type { ServiceResult } from '#store/settings/serviceSettings.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aMailRequest } from '#tests/support/factories.ts';

function setup(
  stored: InstallationMail['mail'] = null,
  result: ServiceResult<MailTested> | null = null,
  status: 'resting' | 'testing' = 'resting',
) {
  const asked = { onTest: jest.fn(), onSave: jest.fn(), onRemove: jest.fn() };
  const state = { status, result };
  draw(<MailFormView {...{ stored, state, ...asked }} email="ann@example.com" />);
  return asked;
}
const STORED = {
  ...({ host: 'mail.example', port: 465, encryption: 'tls', user: 'ann' } as const),
  ...({ passwordState: 'stored', from: 'ideas@content.example' } as const),
  updatedAt: '2026-05-01T00:00:00.000Z',
};
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// §d.mail.1
test('what is missing or wrong is said, and nothing is sent', async () => {
  const { onSave, onTest } = setup();
  await userEvent.clear(field('Port'));
  await userEvent.type(field('Port'), '99999');
  await press('Save');
  await press('Send test message');
  expect(screen.getByText('Enter the name of the mail server.')).toBeVisible();
  expect(screen.getByText('Enter a number from 1 to 65,535.')).toBeVisible();
  expect(screen.getByText('Enter an e-mail address.')).toBeVisible();
  await userEvent.type(field('User'), 'ann');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Encryption' }), 'none');
  expect(screen.getByText(/^A password is only sent encrypted/)).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
  expect(onTest).not.toHaveBeenCalled();
});

// §d.mail.1
test('a filled form is sent as it is; a stored password stays unless another one is typed', async () => {
  const { onSave, onTest } = setup(STORED);
  expect(screen.getByText(/^A password is stored/)).toBeVisible();
  await press('Save');
  const { passwordState, updatedAt, ...mail } = STORED;
  expect(onSave).toHaveBeenCalledWith(mail);
  await userEvent.type(screen.getByLabelText('Password'), 'new one');
  await press('Send test message');
  expect(onTest).toHaveBeenCalledWith({ ...mail, password: 'new one' });
  await userEvent.clear(field('User'));
  await press('Save');
  expect(onSave).toHaveBeenLastCalledWith({ ...mail, user: null });
  expect(passwordState).toBe('stored');
  expect(updatedAt).toEqual(STORED.updatedAt);
});

// §d.mail.2
test.each([
  ['certificate', /^The certificate of the server is not valid/],
  ['sender', /^The server refused the sender/],
  ['encryption', /^The encryption does not fit the port/],
] as const)('a test that fails for the %s says so', (failure, text) => {
  setup(STORED, { type: 'tested', tested: { result: 'failed', failure } });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

// §d.mail.2
test('a message that was taken names its recipient; while one is sent, nothing else begins', () => {
  setup(STORED, { type: 'tested', tested: { result: 'worked', to: 'ann@example.com' } });
  expect(screen.getByRole('status')).toHaveTextContent('ann@example.com');
  setup(aMailStored(), null, 'testing');
  expect(screen.getAllByRole('button', { name: 'Save' }).at(-1)).toBeDisabled();
});

test('the server is removed only after a question: its password is not shown again', async () => {
  const { onRemove } = setup(STORED);
  await press('Send no e-mails');
  expect(screen.getByText(/^Remove the mail server and its password/)).toBeVisible();
  await press('Keep');
  await press('Send no e-mails');
  expect(onRemove).not.toHaveBeenCalled();
  await press('Remove');
  expect(onRemove).toHaveBeenCalledTimes(1);
});

const aMailStored = () => ({
  ...aMailRequest(),
  user: null,
  passwordState: 'none' as const,
  updatedAt: null,
});
