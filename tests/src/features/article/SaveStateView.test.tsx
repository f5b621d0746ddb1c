/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { SaveStateView } from '#src/features/article/SaveStateView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const nothing = {
  code: null,
  isKept: true,
  onRetry() {},
  onDiscard() {},
  onSignIn() {},
  onReview() {},
};

const TEXTS: readonly [SaveStatus, string, string[]][] = [
  ['idle', 'Saved', []],
  ['queued', 'Saving…', []],
  ['held', 'Saving…', []],
  ['saving', 'Saving…', []],
  ['retry', 'Not saved – retrying', ['Retry', 'Discard']],
  ['offline', 'Offline – saved on this device', ['Retry', 'Discard']],
  ['signIn', 'Not saved – sign in again', ['Sign in', 'Retry', 'Discard']],
  ['limit', 'Not saved – limit reached', ['Retry', 'Discard']],
  ['denied', 'Not saved', ['Retry', 'Discard']],
  ['rejected', 'Not saved', ['Retry', 'Discard']],
  ['conflict', 'Changed elsewhere – review', ['Review']],
];

test.each(TEXTS)('the state %s reads “%s” and offers what can be done', (status, text, buttons) => {
  draw(<SaveStateView {...nothing} status={status} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
});

test('a refused save says why, and retrying is a press away', async () => {
  const onRetry = jest.fn();
  draw(<SaveStateView {...nothing} status="rejected" code="too_large" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('too large to be saved');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('§d.saveText.5 whoever is signed out signs in from there', async () => {
  const onSignIn = jest.fn();
  draw(<SaveStateView {...nothing} status="signIn" onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('“saved on this device” is said only where the device keeps it', () => {
  draw(<SaveStateView {...nothing} status="offline" isKept={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('Offline – not saved, keep this page open');
});

test('a plan that has ended is named as such', () => {
  draw(<SaveStateView {...nothing} status="limit" code="subscription_needed" />);
  expect(screen.getByRole('alert')).toHaveTextContent('read-only without a subscription');
});
