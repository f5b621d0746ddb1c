/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { resources } from '#store/resources/resources.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aConfig, aToken, someLimits } from '#tests/support/factories.ts';

afterEach(cleanup);

const SPENT = someLimits({ article: { used: 5, total: 5, ttl: 0 } });

async function button(grant: Parameters<typeof aToken>[0], limits = SPENT) {
  const { store } = draw(
    <LimitedButton limit="article" to="/articles/create">
      New article
    </LimitedButton>,
  );
  await act(async () => {
    store.dispatch(config.read(aConfig()));
    store.dispatch(token.requested());
    store.dispatch(token.received(aToken(grant)));
    store.dispatch(resources.started({ key: 'limits' }));
    store.dispatch(resources.fetched({ key: 'limits', data: limits }));
  });
}

// §6.paid.1 §4.limits.4
test('if a paid user has spent the limit, the button is disabled and a tooltip says whom to contact', async () => {
  await button({ plan: 'paid' });
  const disabled = screen.getByRole('button', { name: 'New article' });
  expect(disabled.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.focus(disabled);
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    "Wow! You've created quite a lot of articles for a regular user. Feel free to reach out to our support team at help@example.org if you'd like to create even more, and we'll help you out.",
  );
});

test.each([
  ['a paid user with something left', { plan: 'paid' }, someLimits()],
  // §6.trial.1
  ['a trial user', { plan: 'paid', isTrialActive: true }, SPENT],
  ['a free user, who is asked to subscribe', { plan: 'free' }, SPENT],
] as const)('%s can continue', async (_who, grant, limits) => {
  await button(grant, limits);
  expect(screen.getByRole('link', { name: 'New article' })).not.toBeNull();
});
