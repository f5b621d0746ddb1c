/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubscribeModalView } from '#src/features/access/SubscribeModalView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const props = {
  isOpen: true,
  benefit: 'createArticle',
  isTrialAvailable: false,
  onClose() {},
  onSubscribe() {},
  onTrial() {},
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

test('another gated action has another message', async () => {
  draw(<SubscribeModalView {...props} benefit="findTopics" />);
  expect(await dialog()).toHaveAccessibleName('Find topics with the full plan');
});

// §2.subscribeModal.3 §9.price.1
test.each([
  [false, 'Subscribe for $60/mo', 'Get free trial', [1, 0]],
  [true, 'Get free trial', 'Subscribe for $60/mo', [0, 1]],
])(
  'with a trial to be had (%s) the button says %s',
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
test('it says that one can leave the plan again, and is left itself', async () => {
  const onClose = jest.fn();
  draw(<SubscribeModalView {...props} onClose={onClose} />);
  expect(within(await dialog()).getByText('Unsubscribe anytime')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closed, it shows nothing', () => {
  draw(<SubscribeModalView {...props} isOpen={false} />);
  expect(screen.queryByText('Unsubscribe anytime')).toBeNull();
});
