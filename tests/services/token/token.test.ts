import { expect, test } from '@jest/globals';
import type { HostSdk } from '#domain/contract/host.ts';
import { createToken } from '#services/token/token.ts';
import { aUser, someClaims } from '#tests/support/factories.ts';

const jwtOf = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const hostWith = (getAccessToken: () => Promise<string>, isSignedIn = true) =>
  createToken(
    () =>
      ({
        getAccessToken,
        getSession: () => (isSignedIn ? { user: aUser(), apiKey: 'k' } : null),
      }) as unknown as HostSdk,
  );

test('§3.token.1 §3.token.3 §3.token.8 plan, trial and expiry are read from the claims, whatever their letters', async () => {
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
  const token = jwtOf(claims);
  expect(await hostWith(async () => token).fetch()).toEqual({
    token,
    exp: 1_900_000_000,
    plan: 'paid',
    isTrialActive: true,
  });
});

test('§6.anonymous.1 §7.paywall.1 nobody signed in has an empty token', async () => {
  const empty = { token: '', exp: 0, plan: 'free', isTrialActive: false };
  expect(await hostWith(async () => 'unused', false).fetch()).toEqual(empty);
  expect(await createToken(() => undefined).fetch()).toEqual(empty);
});

test.each(['', 'no-dots', 'a.%%%.c', `a.${Buffer.from('not json').toString('base64url')}.c`])(
  'a token that cannot be read (%j) is a failure that trying again does not change',
  async (token) => {
    await expect(hostWith(async () => token).fetch()).rejects.toMatchObject({
      kind: 'host',
      status: null,
    });
  },
);

test('a host without a network is a network failure', async () => {
  const token = hostWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(token.fetch()).rejects.toMatchObject({ kind: 'network' });
});
