/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountForm } from '#host/pages/AccountForm.tsx';
import { UiProvider } from '#src/ui/UiProvider.tsx';

const fetched = jest.fn<typeof fetch>();
const browserFetch = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = browserFetch;
});

async function submit(mode: 'signIn' | 'signUp', email: string, password: string) {
  render(
    <UiProvider nonce="">
      <AccountForm mode={mode} />
    </UiProvider>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.keyboard('{Enter}');
}

const refusal = (status: number, code?: string) =>
  ({ ok: false, status, json: async () => ({ code }) }) as Response;

test('what the form can tell itself is said at both fields without asking', async () => {
  await submit('signUp', 'nobody', 'short');
  expect(screen.getByText(/Write an e-mail address/)).toBeVisible();
  expect(screen.getByText(/needs at least 8 characters/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', /already an account/],
  [401, 'INVALID_EMAIL_OR_PASSWORD', /E-mail or password is wrong/],
  [429, undefined, /Too many attempts/],
  [500, undefined, /Something went wrong/],
])('the refusal %s %s is said, and what was typed stays', async (status, code, text) => {
  fetched.mockResolvedValue(refusal(status, code));
  await submit('signUp', 'ann@example.org', 'long enough');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ann@example.org');
  expect(screen.getByLabelText('Password')).toHaveValue('long enough');
});

test('a server that cannot be reached is said as such', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await submit('signIn', 'ann@example.org', 'long enough');
  expect(await screen.findByText(/server cannot be reached/)).toBeVisible();
});
