/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedConsent } from '#domain/session/consent.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aConfig, anAnswer } from '#tests/support/factories.ts';

afterEach(stopApps);

const page = { config: () => aConfig({ analytics: 'log' }) };
const question = { name: 'May we count how you use this?' };

// §7.analytics.1
test('the question takes no focus, and is gone with an answer', async () => {
  const { callsOf } = runApp('/settings?section=privacy', { page });
  const dialog = await screen.findByRole('dialog', question, { timeout: 5000 });
  expect(dialog).toHaveAttribute('aria-modal', 'false');
  expect(dialog).not.toContainElement(document.activeElement as HTMLElement);
  expect(await screen.findByText(/The question is open/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/^You declined it on/)).toBeVisible();
  expect(screen.queryByRole('dialog', question)).toBeNull();
  expect(callsOf('analytics.begin')).toEqual([]);
});

test('an answer that cannot be stored is asked for again, and says so', async () => {
  runApp('/', { page, user: { postConfig: () => Promise.reject(anAnswer(500)) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }, { timeout: 5000 }));
  expect(await screen.findByText(/could not be stored/)).toBeVisible();
});

test('the settings show the answer, and open the question again', async () => {
  const stored = storedConsent({ choice: 'granted', at: Date.parse('2026-05-01T12:00:00Z') });
  runApp('/settings?section=privacy', {
    page,
    user: { getConfig: async () => ({ analytics_consent: stored }) },
  });
  expect(await screen.findByText('You allowed it on May 1, 2026.')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'paid_limit_reached' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change the answer' }));
  expect(await screen.findByRole('dialog', question)).toBeVisible();
});

test('a person without the rights sees no log', async () => {
  runApp('/settings', { page });
  await screen.findByRole('link', { name: 'Privacy' }, { timeout: 5000 });
  expect(screen.queryByRole('link', { name: 'Use' })).toBeNull();
});
