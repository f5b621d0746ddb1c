import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { TokenGrant } from '#services/session/session.ports.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { anAnswer, aToken } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const HERE = { pathname: '/activate', search: '?fid=f', route: 'activate' } as const;
const START = [['/?fid=f', { replace: true }]];

/** Opens the activation page; the host's dialog returns the given outcomes, one after the other. */
async function open(
  claims: Partial<TokenGrant>,
  outcomes: readonly ('purchased' | 'cancelled' | 'broken')[] = [],
  overrides: PortOverrides = {},
) {
  let isActive = false;
  const left = [...outcomes];
  const page = await startPage(
    {
      token: {
        fetch: async () =>
          aToken({ ...claims, ...(isActive && { isTrialActive: true, isTrialAvailable: false }) }),
      },
      paywall: {
        async requestPurchase() {
          const outcome = left.shift() ?? 'cancelled';
          if (outcome === 'broken') throw anAnswer(503);
          isActive = outcome === 'purchased';
          return outcome;
        },
      },
      ...overrides,
    },
    HERE,
  );
  await page.pass();
  return {
    ...page,
    asked: () => page.callsOf('paywall.requestPurchase').map(({ args }) => args[0]),
    gone: () => page.callsOf('navigation.go').map(({ args }) => args),
  };
}

const AVAILABLE = { plan: 'free', isTrialAvailable: true } as const;

// §2.routes.6
test.each([
  ['pays', { plan: 'paid' }],
  ['is on trial', { plan: 'free', isTrialActive: true }],
  ['has had its trial', { plan: 'free' }],
] as const)(
  'an account that %s has nothing to activate and goes to the start page, with fid',
  async (_what, claims) => {
    const page = await open(claims);
    expect(page.asked()).toEqual([]);
    expect(page.gone()).toEqual(START);
  },
);

// §2.routes.6
test('an account with an available trial starts it and goes to the start page, with fid', async () => {
  const page = await open(AVAILABLE, ['purchased']);
  expect(page.asked()).toEqual([{ kind: 'trial' }]);
  expect(page.gone()).toEqual(START);
});

// §2.routes.6
test.each(['cancelled', 'broken'] as const)(
  'a dialog that was %s leaves the account on the page until it is requested again',
  async (outcome) => {
    const page = await open(AVAILABLE, [outcome, 'purchased']);
    await page.pass(60_000);
    expect(page.asked().length).toBe(1);
    expect(page.gone()).toEqual([]);
    page.dispatch(purchase.activationRequested());
    await page.pass();
    expect(page.asked().length).toBe(2);
    expect(page.gone()).toEqual(START);
  },
);

test('leaving the page stops the activation; coming back starts it again', async () => {
  const page = await open(AVAILABLE, ['cancelled', 'cancelled']);
  await page.visit({ pathname: '/', route: 'dashboard' });
  page.dispatch(purchase.activationRequested());
  await page.pass();
  expect(page.asked()).toHaveLength(1);
  await page.visit(HERE);
  expect(page.asked()).toHaveLength(2);
});

test('a visitor is offered nothing and stays on the page', async () => {
  const page = await open(AVAILABLE, [], { host: { user: () => null } });
  expect(page.asked()).toEqual([]);
  expect(page.gone()).toEqual([]);
});
