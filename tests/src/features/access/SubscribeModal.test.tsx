/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from '#src/app/Overlays.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { aToken } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

const MESSAGE = 'Edit your articles with the full plan';

/** Asked for on a page, with or without a trial to be had. */
async function openModal(isTrialAvailable: boolean) {
  const drawn = draw(<Overlays />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => {
    drawn.store.dispatch(token.requested());
    drawn.store.dispatch(token.received(aToken({ plan: 'free', isTrialAvailable })));
    drawn.store.dispatch(subscribe.opened({ benefit: 'editArticle' }));
  });
  await waitFor(() => expect(screen.getByRole('dialog', { name: MESSAGE })).toBeVisible(), {
    timeout: 5000,
  });
  drawn.actions.length = 0;
  return drawn;
}

// §2.subscribeModal.1
test('it is shown on demand, and says the same until it has gone', async () => {
  const { actions } = await openModal(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(actions).toEqual([subscribe.closed()]);
  expect(screen.getByText(MESSAGE)).toBeInTheDocument(); // on its way out
  await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

// §2.subscribeModal.3
test.each([
  ['Get free trial', true, [purchase.trialRequested()]],
  [
    'Subscribe for $60/mo',
    false,
    [subscribe.closed(), purchase.requested({ kind: 'subscription' })],
  ],
])('“%s” does what it says', async (name, isTrialAvailable, expected) => {
  const { actions } = await openModal(isTrialAvailable);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(actions).toEqual(expected);
});
