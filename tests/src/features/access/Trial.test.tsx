/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { Trial, TrialPageView } from '#src/features/access/Trial.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aToken } from '#tests/support/factories.ts';

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

const props = {
  variant: 'trial',
  isTrialAvailable: false,
  isTrialActive: false,
  isPaid: false,
  isBusy: false,
  limits: LIMIT_PLANS,
  onStartTrial() {},
  onSubscribe() {},
  onLeave() {},
} as const;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

// §2.routes.8
test('the trial page offers the trial first, then the plan, then to leave', async () => {
  const [onStartTrial, onSubscribe, onLeave] = [jest.fn(), jest.fn(), jest.fn()];
  const callbacks = { onStartTrial, onSubscribe, onLeave };
  draw(<TrialPageView {...props} {...callbacks} isTrialAvailable />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Try the full plan');
  expect(buttons()).toEqual(['Get free trial', 'Subscribe for $60/mo', 'Not now']);
  for (const name of buttons()) {
    await userEvent.click(screen.getByRole('button', { name: name ?? '' }));
  }
  const calls = [onStartTrial, onSubscribe, onLeave].map(({ mock }) => mock.calls.length);
  expect(calls).toEqual([1, 1, 1]);
});

// §2.routes.9
test('its unlimited-plan variant offers the plan first', () => {
  draw(<TrialPageView {...props} variant="unlimited" isTrialAvailable />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Get the full plan');
  expect(buttons()).toEqual(['Subscribe for $60/mo', 'Get free trial', 'Not now']);
});

test.each([
  [{}, /not available to you any more/, ['Subscribe for $60/mo', 'Not now']],
  [{ isTrialActive: true }, /is running/, ['Subscribe for $60/mo', 'Back to the toolkit']],
  [{ isPaid: true }, /already have the full plan/, ['Back to the toolkit']],
])('a trial that is not available is not offered: %j', (standing, text, offered) => {
  draw(<TrialPageView {...props} {...standing} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(buttons()).toEqual(offered);
});

// §9.price.1 §9.limits.1
test('it shows the price and what a month includes, free and paid', () => {
  draw(<TrialPageView {...props} />);
  expect(screen.getByText('$60 per month')).toBeVisible();
  const rows = screen.getAllByRole('row').map(({ children }) => [...children].map(textOf));
  const total = (count: number) => new Intl.NumberFormat().format(count);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Articles', '3', '500'],
      ['Social posts', '12', '500'],
      ['AI generations', '30', total(5000)],
      ['AI images', '12', '500'],
      ['SEO articles', 'None', '5'],
    ]),
  );
});

const textOf = ({ textContent }: Element) => textContent;

test('while a purchase runs, no second one can be started, but the page can be left', () => {
  draw(<TrialPageView {...props} isTrialAvailable isBusy />);
  expect(screen.getByRole('button', { name: 'Get free trial' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Subscribe for $60/mo' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Not now' })).toBeEnabled();
});
