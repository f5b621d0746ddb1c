/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Trial } from '#src/features/access/Trial.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { aToken } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

function drawTrial(at: string, grant: Parameters<typeof aToken>[0]) {
  const drawn = draw(<Trial />, at);
  act(() => {
    drawn.store.dispatch(token.requested());
    drawn.store.dispatch(token.received(aToken({ plan: 'free', ...grant })));
  });
  return drawn;
}

test.each([
  // §2.routes.8
  ['/trial', 'Try the full plan'],
  // §2.routes.9
  ['/get-unlimited-plan', 'Get the full plan'],
])('%s is headed “%s”', (at, title) => {
  drawTrial(at, {});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each([
  ['Get free trial', purchase.requested({ kind: 'trial' })],
  ['Subscribe for $60/mo', purchase.requested({ kind: 'subscription' })],
  ['Not now', purchase.trialLeft()],
])('“%s” dispatches its request', async (name, action) => {
  const { store, actions } = drawTrial('/trial', { isTrialAvailable: true });
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(actions.at(-1)).toEqual(action);
  if (!purchase.requested.match(action)) return;
  expect(button).toBeDisabled(); // while the dialog of the host is open
  act(() => void store.dispatch(purchase.cancelled()));
  expect(button).toBeEnabled();
});

test.each([
  [{ plan: 'paid' }, 'You already have the full plan. There is nothing to do here.'],
  [{ isTrialActive: true }, 'Your trial is running: you have the full plan now.'],
  [{ isTrialAvailable: true }, 'A free trial is available to you.'],
  [{}, 'A free trial is not available to you any more. You can subscribe instead.'],
] as const)('with %j the page shows “%s”', (grant, text) => {
  drawTrial('/trial', grant);
  expect(screen.getByText(text)).toBeVisible();
});
