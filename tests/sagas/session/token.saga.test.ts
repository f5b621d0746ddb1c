import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { token } from '#store/session/token.slice.ts';
import { anAnswer, aToken, aUser, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage, startWorkflows } from '#tests/support/startPage.ts';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const expiringIn = (seconds: number) => aToken({ exp: NOW / 1000 + seconds });
const start = (
  fetch: () => Promise<ReturnType<typeof aToken>>,
  user: ReturnType<typeof aUser> | null = aUser(),
) => startWorkflows({ token: tokenSaga }, { token: { fetch } } satisfies PortOverrides, user);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test('a visitor needs no token', async () => {
  const page = start(async () => aToken(), null);
  await page.pass(60_000);
  expect(page.callsOf('token.fetch')).toHaveLength(0);
});

// §4.token.1 §9.token.1
test('a token is renewed ten seconds before it expires', async () => {
  const page = start(async () => expiringIn(300));
  await page.pass(289_999);
  expect(page.callsOf('token.fetch')).toHaveLength(1);
  await page.pass(1);
  expect(page.callsOf('token.fetch')).toHaveLength(2);
});

test('its claims contain the plan', async () => {
  const page = start(async () => aToken({ plan: 'paid' }));
  await page.pass();
  expect(token.selectStatus(page.state())).toBe('valid');
  expect(token.selectPlan(page.state())).toBe('paid');
});

// §4.token.3 §8.errors.6 §9.token.2
test('a network failure is retried three times, then given up', async () => {
  const page = start(async () => {
    throw noNetwork;
  });
  await page.pass(60_000);
  expect(page.callsOf('token.fetch').map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
  expect(token.selectStatus(page.state())).toBe('failed');
});

test('a host that never responds counts as a failure', async () => {
  const page = start(() => new Promise(() => {}));
  await page.pass(10_000 * 4 + 7000);
  expect(token.selectStatus(page.state())).toBe('failed');
});

test('a refusal is not retried, but can be requested again later', async () => {
  let isRefused = true;
  const page = start(async () => {
    if (isRefused) throw anAnswer(401);
    return aToken();
  });
  await page.pass(60_000);
  expect(page.callsOf('token.fetch').length).toBe(1);
  expect(token.selectStatus(page.state())).toBe('failed');
  isRefused = false;
  page.dispatch(token.requested());
  await page.pass();
  expect(token.selectStatus(page.state())).toBe('valid');
});

test('a token that the API refuses is replaced at once', async () => {
  const page = start(async () => aToken());
  await page.pass();
  page.dispatch(token.rejected());
  await page.pass();
  expect(page.callsOf('token.fetch').length).toBe(2);
  expect(token.selectStatus(page.state())).toBe('valid');
});

test('with a clock that is ahead, tokens that look expired are not fetched in a loop', async () => {
  const page = start(async () => expiringIn(-600));
  await page.pass(60_000);
  expect(page.callsOf('token.fetch').length).toBeLessThanOrEqual(13);
});

const undecodable = { kind: 'token', status: null, code: null, message: 'No' } as const;

// §4.token.2 §8.errors.5 §7.multilogin.2
test('a token that cannot be decoded checks for a redirect, and follows it with the way back', async () => {
  const page = await startPage(
    {
      token: {
        async fetch() {
          throw undecodable;
        },
      },
      host: { isRedirected: async () => true },
    },
    { pathname: '/articles', search: '?fid=f', route: 'articles' },
  );
  expect(page.callsOf('navigation.leave')[0]?.args).toEqual([
    '/multilogin?redirect_to=%2Fcontent%2Farticles%3Ffid%3Df',
  ]);
});

// §7.multilogin.1
test('without a redirect the page stays', async () => {
  const page = await startPage({
    token: {
      async fetch() {
        throw undecodable;
      },
    },
  });
  expect(page.callsOf('host.isRedirected').length).toBeGreaterThan(0);
  expect(page.callsOf('navigation.leave')).toEqual([]);
});

// §4.token.2
test('other failures do not check for a redirect', async () => {
  const page = await startPage({
    token: {
      async fetch() {
        throw anAnswer(403);
      },
    },
  });
  expect(page.callsOf('host.isRedirected')).toEqual([]);
});
