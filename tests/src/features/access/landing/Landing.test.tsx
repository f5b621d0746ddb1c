/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Landing } from '#src/features/access/landing/Landing.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aToken, aUser } from '#tests/support/factories.ts';

/** A user whose trial is available or not; without one, a visitor. */
function drawLanding(at: string, isTrialAvailable?: boolean) {
  const drawn = draw(<Landing />, at);
  if (isTrialAvailable === undefined) return drawn;
  act(() => {
    drawn.store.dispatch(host.settled({ user: aUser() }));
    drawn.store.dispatch(token.requested());
    drawn.store.dispatch(token.received(aToken({ plan: 'free', isTrialAvailable })));
  });
  return drawn;
}

test.each([
  // §2.stub.1
  ['/topic-finder/anything', 'Find what your readers search for'],
  // §2.stub.2
  ['/briefs/create', 'Know what an article needs before you write it'],
  // §2.stub.3
  ['/articles/create', 'From your notes to an article that can be found'],
  // §2.stub.4
  ['/articles/optimize', 'See what an article is missing'],
  // §2.stub.5
  ['/articles', 'Write articles that people find'],
])('%s shows its landing page', (at, title) => {
  drawLanding(at);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test.each([
  [
    // §6.anonymous.2
    'a visitor asks for it',
    'Start for free',
    undefined,
    subscribe.gatedActionRequested({ benefit: 'general' }),
  ],
  ['a visitor signs in', 'Sign in', undefined, host.signInRequested()],
  ['a user takes the trial that is available', 'Get free trial', true, purchase.trialRequested()],
  [
    'a user without one subscribes',
    'Subscribe for $60/mo',
    false,
    purchase.requested({ kind: 'subscription' }),
  ],
])('%s: “%s”', async (_who, name, isTrialAvailable, action) => {
  const { actions } = drawLanding('/articles/create', isTrialAvailable);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(actions.at(-1)).toEqual(action);
});

test('a running purchase is not started twice', async () => {
  const { actions } = drawLanding('/articles', false);
  const button = screen.getByRole('button', { name: 'Subscribe for $60/mo' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(actions.filter(purchase.requested.match)).toHaveLength(1);
});
