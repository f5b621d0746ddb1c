import { expect, jest, test } from '@jest/globals';
import type { HostPaywall, HostSdk } from '#contract/host/host.ts';
import { createToken } from '#services/session/token.ts';
import { aUser, someClaims } from '#tests/support/factories.ts';
import { aHostSdk } from '#tests/support/hostSdk.ts';

const jwtOf = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const tokenOf = (getAccessToken: HostPaywall['getAccessToken'], more: Partial<HostSdk> = {}) =>
  createToken(() => aHostSdk({ paywall: { getAccessToken }, ...more }).sdk).ports;

const EXTRA = someClaims().extra_user_data;
const EMPTY = {
  exp: 0,
  plan: 'free',
  isTrialActive: false,
  isTrialAvailable: false,
} as const;

// §3.token.1 §3.token.3 §3.token.8
test('plan, trial and expiry are read from the claims, in any script', async () => {
  const claims = someClaims({
    email: 'jürgen+🐟@example.org',
    active_products: ['content'],
    exp: 1_900_000_000,
    extra_user_data: {
      active_product_trials: ['seo'],
      is_main_product_trial_active: false,
      semrush_trial_has_been_used: true,
    },
  });
  expect(await tokenOf(async () => jwtOf(claims)).fetch()).toStrictEqual({
    exp: 1_900_000_000,
    plan: 'paid',
    isTrialActive: true,
    isTrialAvailable: false,
  });
});

// §4.plan.2
test.each([
  ['a claim of the main product', true, { is_main_product_trial_available: true }],
  ['a claim of a product', true, { product_trials_available: ['content-toolkit'] }],
  ['no claim', false, {}],
  [
    'a claim, but a subscription',
    false,
    { is_main_product_trial_available: true, is_main_product_active: true },
  ],
  [
    'a claim, but a trial that was used',
    false,
    {
      is_main_product_trial_available: true,
      extra_user_data: { ...EXTRA, semrush_trial_has_been_used: true },
    },
  ],
])('with %s it is %s that a trial is available', async (_what, isTrialAvailable, claims) => {
  const { fetch } = tokenOf(async () => jwtOf(someClaims(claims)));
  expect(await fetch()).toMatchObject({ isTrialAvailable });
});

// §6.anonymous.1 §7.paywall.1
test.each<[string, Partial<HostSdk>]>([
  ['nobody signed in', { getSession: () => null }],
  ['a user without an id', { getSession: () => ({ user: aUser({ id: '' }), apiKey: 'key-1' }) }],
])('with %s the token is empty and not requested', async (_who, more) => {
  const getAccessToken = jest.fn(async () => 'unused');
  expect(await tokenOf(getAccessToken, more).fetch()).toStrictEqual(EMPTY);
  expect(getAccessToken).not.toHaveBeenCalled();
});

test('without a host the token is empty', async () => {
  expect(await createToken(() => undefined).ports.fetch()).toStrictEqual(EMPTY);
});

const encoded = (text: string) => `a.${Buffer.from(text).toString('base64url')}.c`;

// §4.token.2 §8.errors.5
test.each(['', 'no-dots', 'a.%%%.c', encoded('not json')])(
  "a token that cannot be decoded (%j) is a failure of the kind 'token'",
  async (token) => {
    await expect(tokenOf(async () => token).fetch()).rejects.toStrictEqual({
      kind: 'token',
      status: null,
      code: null,
      message: 'The access token cannot be decoded.',
    });
  },
);

test('a token that is not a set of claims cannot be decoded either', async () => {
  for (const token of [encoded('null'), encoded('"text"'), encoded('{"exp":1}')]) {
    await expect(tokenOf(async () => token).fetch()).rejects.toMatchObject({ kind: 'token' });
  }
});

// §d.answers.5
test.each([undefined, null, 'soon', Number.NaN])(
  'a token that expires at %j cannot be decoded: it would be renewed endlessly',
  async (exp) => {
    const token = jwtOf({ ...someClaims(), exp });
    await expect(tokenOf(async () => token).fetch()).rejects.toMatchObject({ kind: 'token' });
  },
);

test.each([undefined, null, 7, {}])('a token that is %j cannot be decoded', async (token) => {
  await expect(tokenOf(async () => token as never).fetch()).rejects.toMatchObject({
    kind: 'token',
  });
});

test('a host without a network is a network failure', async () => {
  const token = tokenOf(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(token.fetch()).rejects.toMatchObject({ kind: 'network' });
});

const KEY = { apiKey: 'key-1', token: '' };
const NONE = { apiKey: '', token: '' };

// §d.recording.4
test('the token is sent with requests, and no port returns it', async () => {
  const token = jwtOf(someClaims());
  const { ports, credentials, account } = createToken(
    () => aHostSdk({ paywall: { getAccessToken: async () => token } }).sdk,
  );
  expect(credentials()).toEqual(KEY);
  const grant = JSON.stringify(await ports.fetch());
  expect(credentials()).toEqual({ ...KEY, token });
  expect(account()).toBe('user-1');
  for (const part of [token, ...token.split('.')]) expect(grant).not.toContain(part);
});

test('without a signed-in user there are no credentials, not even earlier ones', async () => {
  let session: ReturnType<HostSdk['getSession']> = { user: aUser(), apiKey: 'key-1' };
  const { ports, credentials, account } = createToken(
    () =>
      aHostSdk({
        getSession: () => session,
        paywall: { getAccessToken: async () => jwtOf(someClaims()) },
      }).sdk,
  );
  await ports.fetch();
  session = null;
  expect(credentials()).toEqual(NONE);
  expect(account()).toBe(null);
  expect(createToken(() => undefined).credentials()).toEqual(NONE);
});

test('a token of another user, who has signed in elsewhere, is refused', async () => {
  let sub = 'user-1';
  const { ports, credentials, account } = createToken(
    () => aHostSdk({ paywall: { getAccessToken: async () => jwtOf(someClaims({ sub })) } }).sdk,
  );
  await ports.fetch();
  sub = 'user-2';
  await expect(ports.fetch()).rejects.toMatchObject({ kind: 'host', status: 401 });
  expect(credentials()).toEqual(NONE);
  expect(account()).toBe(null);
  sub = 'user-1';
  await ports.fetch();
  expect(account()).toBe('user-1');
});

test('a late token does not replace a newer one', async () => {
  const [late, soon] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const answers = [late, soon];
  const { ports, credentials } = createToken(
    () =>
      aHostSdk({
        paywall: { getAccessToken: () => (answers.shift() as typeof late).promise },
      }).sdk,
  );
  const fetches = [ports.fetch(), ports.fetch()];
  const [older, newer] = [jwtOf(someClaims({ exp: 1 })), jwtOf(someClaims({ exp: 2 }))];
  soon.resolve(newer);
  late.resolve(older);
  await Promise.all(fetches);
  expect(credentials().token).toBe(newer);
});
