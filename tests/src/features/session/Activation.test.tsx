/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aToken } from '#tests/support/factories.ts';

afterEach(stopApps);

function open(purchases: readonly ('purchased' | 'cancelled')[]) {
  let isActive = false;
  const left = [...purchases];
  return runApp('/activate?fid=7', {
    token: {
      fetch: async () =>
        aToken({ plan: 'free', isTrialAvailable: !isActive, isTrialActive: isActive }),
    },
    paywall: {
      async requestPurchase() {
        const outcome = left.shift();
        isActive = outcome === 'purchased';
        return outcome ?? new Promise(() => {});
      },
    },
  });
}

// §2.routes.6
test('while the host’s dialog is open, the page says what happens', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Activating the toolkit…' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

// §2.routes.6
test('a closed dialog can be opened again, and leads to the start page', async () => {
  const app = open(['cancelled', 'purchased']);
  await userEvent.click(await screen.findByRole('button', { name: 'Start free trial' }));
  await waitFor(() => expect(app.location()).toMatchObject({ pathname: '/', search: '?fid=7' }));
});

// §2.routes.6
test('a user can continue without the trial', async () => {
  const app = open(['cancelled']);
  const link = await screen.findByRole('link', { name: 'Not now' });
  expect(link).toHaveAttribute('href', '/?fid=7');
  await userEvent.click(link);
  // The start page may have led a free account on already.
  await waitFor(() => expect(app.location().pathname).toMatch(/^\/(free-user)?$/));
  expect(app.location().search).toBe('?fid=7');
});

// §2.routes.6
test('a visitor signs in first, and returns to the page', async () => {
  const app = runApp('/activate?fid=7', { host: { user: () => null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(app.callsOf('navigation.leave').map(({ args }) => args[0])).toEqual([
    '/sign-in?redirect_to=%2Fcontent%2Factivate%3Ffid%3D7',
  ]);
});
