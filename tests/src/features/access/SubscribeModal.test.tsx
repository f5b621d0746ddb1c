/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { Overlays } from '#src/app/Overlays.tsx';
import { SubscribeModalView } from '#src/features/access/SubscribeModal.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aToken } from '#tests/support/factories.ts';

const still = window.matchMedia;
afterEach(() => {
  jest.restoreAllMocks();
});

const MESSAGE = 'Edit your articles with the full plan';

/** Opens the modal above a page, with or without an available trial. */
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
test('it opens on demand, and keeps its text until it has closed', async () => {
  const moving = (media: string) => ({ ...still(media), matches: false });
  jest.spyOn(window, 'matchMedia').mockImplementation(moving);
  const { actions } = await openModal(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(actions).toEqual([subscribe.closed()]);
  expect(screen.getByText(MESSAGE)).toBeInTheDocument(); // while it closes
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
])('“%s” dispatches its request', async (name, isTrialAvailable, expected) => {
  const { actions } = await openModal(isTrialAvailable);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(actions).toEqual(expected);
});

const props = {
  isOpen: true,
  benefit: 'createArticle',
  isTrialAvailable: false,
  onClose() {},
  onSubscribe() {},
  onTrial() {},
  limits: LIMIT_PLANS,
} as const;
const dialog = () => screen.findByRole('dialog');

// §2.subscribeModal.2 §9.limits.1
test('it has a benefit message and lists the free monthly limits', async () => {
  draw(<SubscribeModalView {...props} />);
  expect(await dialog()).toHaveAccessibleName('Create more articles with the full plan');
  const limits = within(await dialog()).getAllByRole('listitem');
  expect(limits.map(({ textContent }) => textContent)).toEqual([
    '12 AI image generations',
    '30 AI generations',
    '3 articles',
    '12 social posts',
  ]);
});

test('each gated action has its own message', async () => {
  draw(<SubscribeModalView {...props} benefit="findTopics" />);
  expect(await dialog()).toHaveAccessibleName('Find topics with the full plan');
});

// §2.subscribeModal.3 §9.price.1
test.each([
  [false, 'Subscribe for $60/mo', 'Get free trial', [1, 0]],
  [true, 'Get free trial', 'Subscribe for $60/mo', [0, 1]],
])(
  'with a trial available (%s) the button says %s',
  async (isTrialAvailable, name, other, calls) => {
    const [onSubscribe, onTrial] = [jest.fn(), jest.fn()];
    draw(<SubscribeModalView {...props} {...{ isTrialAvailable, onSubscribe, onTrial }} />);
    expect(within(await dialog()).getByText('$60 per month')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: other })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name }));
    expect([onSubscribe.mock.calls.length, onTrial.mock.calls.length]).toEqual(calls);
  },
);

// §2.subscribeModal.4
test('it says that the plan can be left at any time, and can be closed itself', async () => {
  const onClose = jest.fn();
  draw(<SubscribeModalView {...props} onClose={onClose} />);
  expect(within(await dialog()).getByText('Unsubscribe anytime')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it shows nothing while it is closed', () => {
  draw(<SubscribeModalView {...props} isOpen={false} />);
  expect(screen.queryByText('Unsubscribe anytime')).toBeNull();
});
