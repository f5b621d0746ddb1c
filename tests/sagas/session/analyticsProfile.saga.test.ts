import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { token } from '#store/session/token.slice.ts';
import { aToken, aUser } from '#tests/support/factories.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

// §4.purchase.3
test('plan and trial are sent once in a session', async () => {
  const kept = new Map<string, string>();
  const overrides = {
    token: { fetch: async () => aToken({ plan: 'free', isTrialActive: true }) },
    session: {
      get: (key: string) => kept.get(key) ?? null,
      set: (key: string, value: string) => void kept.set(key, value),
    },
  } as const;
  const page = await startPage(overrides);
  page.dispatch(token.rejected());
  await page.pass();
  expect(page.callsOf('analytics.identify').map(({ args }) => args)).toEqual([
    [{ plan: 'free', isTrialActive: true }],
  ]);
  const reloaded = await startPage(overrides);
  expect(reloaded.callsOf('analytics.identify')).toEqual([]);
});

// §6.admin.1 §7.analytics.2
test('nothing is sent for an administrator', async () => {
  const page = await startPage({
    host: { user: () => aUser({ isAdmin: true }) },
  });
  expect(page.callsOf('analytics.identify')).toEqual([]);
});
