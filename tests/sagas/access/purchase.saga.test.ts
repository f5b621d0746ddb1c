import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { purchase } from '#store/access/purchase.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { deferred } from '../../support/deferred.ts';
import { anAnswer, aToken, aUser } from '../../support/factories.ts';
import { closePages, startPage } from '../../support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const KEY = 'subscription-started:user-1';
const TRIAL_PAGE = { pathname: '/trial', route: 'trial' } as const;
const SUBSCRIPTION = purchase.requested({ kind: 'subscription' });

/** A free user whose plan a purchase changes with the next token. */
function customer(bought: Parameters<typeof aToken>[0] = { plan: 'paid' }) {
  let isBought = false;
  return {
    token: { fetch: async () => aToken({ plan: 'free', ...(isBought ? bought : {}) }) },
    paywall: {
      async requestPurchase() {
        isBought = true;
        return 'purchased' as const;
      },
    },
  };
}

// §4.purchase.1 §4.purchase.2 §7.calls.1 §7.paywall.3
test('a subscription is noted when it starts, reported to the API once the user is a paid one, and then forgotten', async () => {
  const kept: (string | null)[] = [];
  const page = await startPage(customer());
  page.dispatch(SUBSCRIPTION);
  kept.push(page.storage.get(KEY) ?? null);
  await page.pass();
  expect(kept).toEqual([String(Date.parse('2026-06-01T00:00:00Z'))]);
  expect(page.callsOf('paywall.requestPurchase').map(({ args }) => args)).toEqual([
    [{ kind: 'subscription' }],
  ]);
  expect(page.callsOf('upgrade.paidUser')).toHaveLength(1);
  expect(page.storage.has(KEY)).toBe(false);
  page.dispatch(token.rejected());
  await page.pass();
  expect(page.callsOf('upgrade.paidUser')).toHaveLength(1);
  expect(purchase.selectStatus(page.state())).toBe('idle');
});

// §d.values.4
test('a failed upgrade call keeps the note and is made again with the next token', async () => {
  let isDown = true;
  const page = await startPage({
    ...customer(),
    upgrade: {
      async paidUser() {
        if (isDown) throw anAnswer(503);
        return { upgradedAt: '2026-06-01T00:00:00.000Z' };
      },
    },
  });
  page.dispatch(SUBSCRIPTION);
  await page.pass();
  expect(page.storage.has(KEY)).toBe(true);
  expect(purchase.selectStatus(page.state())).toBe('idle');
  isDown = false;
  page.dispatch(token.rejected());
  await page.pass();
  expect(page.storage.has(KEY)).toBe(false);
});

// §4.purchase.2
test('a subscription that started in an earlier session is reported at the next start', async () => {
  const page = await startPage({ storage: { get: (key) => (key === KEY ? '1' : null) } });
  expect(page.callsOf('upgrade.paidUser')).toHaveLength(1);
});

test('a paid user who started no subscription here makes no upgrade call', async () => {
  const page = await startPage();
  expect(page.callsOf('upgrade.paidUser')).toHaveLength(0);
});

// §4.trial.3 §4.plan.3
test('a trial shows in the next token, and the user returns to where they were', async () => {
  const page = await startPage(customer({ isTrialActive: true }), TRIAL_PAGE);
  page.storage.set('trial-referrer', '/topic-finder');
  page.dispatch(purchase.requested({ kind: 'trial' }));
  await page.pass();
  expect(token.selectIsTrialActive(page.state())).toBe(true);
  expect(page.callsOf('navigation.go').map(({ args }) => args)).toEqual([
    ['/topic-finder', { replace: true }],
  ]);
  expect(page.storage.has(KEY)).toBe(false);
});

test('a purchase that is cancelled changes nothing', async () => {
  const page = await startPage(
    { ...customer(), paywall: { requestPurchase: async () => 'cancelled' } },
    TRIAL_PAGE,
  );
  page.dispatch(purchase.requested({ kind: 'trial' }));
  await page.pass();
  expect(purchase.selectStatus(page.state())).toBe('idle');
  expect(page.callsOf('token.fetch')).toHaveLength(1);
  expect(page.callsOf('navigation.go')).toEqual([]);
});

// §7.paywall.4
test('a failed purchase is reported and can be retried', async () => {
  const message = 'Paywall sdk called out of context';
  const page = await startPage({
    paywall: {
      async requestPurchase() {
        throw { kind: 'host', status: null, code: null, message };
      },
    },
  });
  page.dispatch(SUBSCRIPTION);
  await page.pass();
  expect(notices.select(page.state()).map(({ text }) => text)).toEqual(['purchaseFailed']);
  page.dispatch(SUBSCRIPTION);
  await page.pass();
  expect(page.callsOf('paywall.requestPurchase')).toHaveLength(2);
});

test('only one dialog is open at a time', async () => {
  const answer = deferred<'purchased' | 'cancelled'>();
  const page = await startPage({ paywall: { requestPurchase: () => answer.promise } });
  page.dispatch(SUBSCRIPTION);
  page.dispatch(SUBSCRIPTION);
  await page.pass();
  expect(page.callsOf('paywall.requestPurchase')).toHaveLength(1);
});

// §4.purchase.1
test('the note of one account does not count for the next one on this device', async () => {
  const storage = new Map([[KEY, '1']]);
  const kept = {
    get: (key: string) => storage.get(key) ?? null,
    remove: (key: string) => void storage.delete(key),
  };
  const other = aUser({ id: 'user-2' });
  const page = await startPage({
    storage: kept,
    host: { user: () => other },
  });
  expect(page.callsOf('upgrade.paidUser')).toEqual([]);
  expect(storage.size).toBe(1);
  const mine = await startPage({ storage: kept });
  expect(mine.callsOf('upgrade.paidUser').length).toBe(1);
  expect(storage.size).toBe(0);
});

test('a cancelled dialog keeps the note of a subscription that started in another tab in the meantime', async () => {
  const answer = deferred<'purchased' | 'cancelled'>();
  const page = await startPage({
    ...customer(),
    paywall: { requestPurchase: () => answer.promise },
  });
  page.dispatch(SUBSCRIPTION);
  await page.pass();
  page.storage.set(KEY, 'of another tab');
  answer.resolve('cancelled');
  await page.pass();
  expect(page.storage.get(KEY)).toBe('of another tab');
});

const NOT_BOUGHT: readonly [string, () => Promise<'cancelled'>][] = [
  ['is cancelled', async () => 'cancelled'],
  ['cannot be opened', () => Promise.reject(anAnswer(503))],
];

// §4.purchase.1
test.each(NOT_BOUGHT)(
  'a dialog that %s leaves no note, but keeps an earlier one',
  async (_how, requestPurchase) => {
    for (const before of [null, '1']) {
      const page = await startPage({ ...customer(), paywall: { requestPurchase } });
      if (before !== null) page.storage.set(KEY, before);
      page.dispatch(SUBSCRIPTION);
      expect(page.storage.get(KEY)).toBe(String(Date.now())); // while it is open
      await page.pass();
      expect(page.storage.get(KEY) ?? null).toBe(before);
    }
  },
);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z') });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const WIZARD = { pathname: '/articles/create', search: '?x=1', route: 'articleWizard' } as const;
type Page = Awaited<ReturnType<typeof startPage>>;
const gone = (page: Page) => page.callsOf('navigation.go').map(({ args }) => args);

// §4.trial.2 §3.trial.1
test('going to the trial page keeps path and query, and replaces the entry in the history', async () => {
  const page = await startPage({}, WIZARD);
  page.dispatch(purchase.trialRequested());
  await page.pass();
  expect(page.storage.get('trial-referrer')).toBe('/articles/create?x=1');
  expect(gone(page)).toEqual([['/trial', { replace: true }]]);
});

// §4.trial.3
test('leaving it returns to the saved path, once', async () => {
  const page = await startPage({}, WIZARD);
  page.dispatch(purchase.trialRequested());
  await page.visit({ pathname: '/trial', route: 'trial' });
  page.dispatch(purchase.trialLeft());
  page.dispatch(purchase.trialLeft());
  await page.pass();
  expect(gone(page).slice(1)).toEqual([
    ['/articles/create?x=1', { replace: true }],
    ['/', { replace: true }],
  ]);
});

// §d.host.5
test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'articles'])(
  'a saved path outside of the product (%s) leads to the start page',
  async (saved) => {
    const page = await startPage({}, { pathname: '/trial', route: 'trial' });
    page.storage.set('trial-referrer', saved);
    page.dispatch(purchase.trialLeft());
    await page.pass();
    expect(gone(page)).toEqual([['/', { replace: true }]]);
  },
);
