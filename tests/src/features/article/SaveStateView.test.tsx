/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { SaveReasonView, SaveStateView } from '#src/features/article/SaveStateView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const nothing = {
  isKept: true,
  onRetry() {},
  onDiscard() {},
  onSignIn() {},
  onReview() {},
};

const TEXTS: readonly [SaveStatus, string, string[]][] = [
  // §d.saveText.2
  ['idle', 'Saved', []],
  // §d.saveText.1
  ['queued', 'Saving…', []],
  // §d.saveText.1
  ['held', 'Saving…', []],
  // §d.saveText.1
  ['saving', 'Saving…', []],
  // §d.saveText.3
  ['retry', 'Not saved – retrying', ['Retry', 'Discard']],
  // §d.saveText.4
  ['offline', 'Offline – saved on this device', ['Retry', 'Discard']],
  // §d.saveText.5
  ['signIn', 'Not saved – sign in again', ['Sign in', 'Retry', 'Discard']],
  // §d.saveText.6
  ['limit', 'Not saved – limit reached', ['Retry', 'Discard']],
  // §d.save.3
  ['denied', 'Not saved', ['Retry', 'Discard']],
  // §d.save.3
  ['rejected', 'Not saved', ['Retry', 'Discard']],
  // §d.saveText.7
  ['conflict', 'Changed elsewhere – review', ['Review']],
];

test.each(TEXTS)(
  'the status %s is shown as “%s” and offers what can be done',
  (status, text, buttons) => {
    draw(<SaveStateView {...nothing} status={status} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
  },
);

test('a refused save says why, and can be retried', async () => {
  const onRetry = jest.fn();
  draw(
    <>
      <SaveStateView {...nothing} status="rejected" onRetry={onRetry} />
      <SaveReasonView status="rejected" code="too_large" isKept />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('too large to be saved');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

// §d.save.16
test('too many requests are given as the reason while the save is retried', () => {
  draw(<SaveReasonView status="retry" code="too_many_requests" isKept />);
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.');
});

// §d.saveText.5
test('a writer who is signed out can sign in from here', async () => {
  const onSignIn = jest.fn();
  draw(<SaveStateView {...nothing} status="signIn" onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('“saved on this device” is shown only if the device stores the text', () => {
  draw(<SaveStateView {...nothing} status="offline" isKept={false} />);
  expect(screen.getByRole('status')).toHaveTextContent('Offline – not saved, keep this page open');
});

test('a full disk says whether the text is safe here', () => {
  const { unmount } = draw(<SaveReasonView status="retry" code="disk_full" isKept />);
  expect(screen.getByRole('alert')).toHaveTextContent('safe on this device');
  unmount();
  draw(<SaveReasonView status="retry" code="disk_full" isKept={false} />);
  expect(screen.getByRole('alert')).not.toHaveTextContent('safe on this device');
});

test('a plan that has ended is given as the reason', () => {
  draw(<SaveReasonView status="limit" code="subscription_needed" isKept />);
  expect(screen.getByRole('alert')).toHaveTextContent('read-only without a subscription');
});
