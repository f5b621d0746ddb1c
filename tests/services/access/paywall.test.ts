import { expect, jest, test } from '@jest/globals';
import type { HostPaywall } from '#contract/host/host.ts';
import { createPaywall } from '#services/access/paywall.ts';
import { aHostSdk } from '#tests/support/hostSdk.ts';

const paywallWith = (paywall: Partial<HostPaywall>) =>
  createPaywall(() => aHostSdk({ paywall }).sdk);

// §7.paywall.3
test.each(['trial', 'subscription'] as const)(
  'buying a %s names product and kind, and resolves with the outcome',
  async (kind) => {
    const requestInAppPurchase = jest
      .fn<HostPaywall['requestInAppPurchase']>()
      .mockResolvedValueOnce('purchased')
      .mockResolvedValueOnce('cancelled');
    const paywall = paywallWith({ requestInAppPurchase });
    expect(await paywall.requestPurchase({ kind })).toBe('purchased');
    expect(await paywall.requestPurchase({ kind })).toBe('cancelled');
    expect(requestInAppPurchase.mock.calls[0]).toEqual(['content-toolkit', { kind }]);
  },
);

// §7.paywall.2
test('e-mail reports are requested from the host', async () => {
  const requestEmailReports = jest.fn(async () => {});
  await paywallWith({ requestEmailReports }).requestEmailReports();
  expect(requestEmailReports).toHaveBeenCalledTimes(1);
});

// §d.answers.5
test.each([undefined, true, {}, 'sold'])('the outcome %j is rejected', async (outcome) => {
  const requestInAppPurchase = async () => outcome as never;
  const paywall = paywallWith({ requestInAppPurchase });
  await expect(paywall.requestPurchase({ kind: 'trial' })).rejects.toMatchObject({
    kind: 'network',
  });
});

const withoutHost = createPaywall(() => undefined);

// §7.paywall.4 §8.messages.5
test.each<[string, () => Promise<unknown>]>([
  ['a purchase', () => withoutHost.requestPurchase({ kind: 'trial' })],
  ['e-mail reports', () => withoutHost.requestEmailReports()],
])("%s without a host fails with 'Paywall sdk called out of context'", async (_what, ask) => {
  await expect(ask()).rejects.toStrictEqual({
    kind: 'host',
    status: null,
    code: null,
    message: 'Paywall sdk called out of context',
  });
});

test('a refused purchase is plain data with the status of the host', async () => {
  const paywall = paywallWith({
    requestInAppPurchase: () =>
      Promise.reject(Object.assign(new Error('There is no free trial.'), { status: 409 })),
  });
  await expect(paywall.requestPurchase({ kind: 'trial' })).rejects.toStrictEqual({
    kind: 'host',
    status: 409,
    code: null,
    message: 'The host platform failed.',
  });
});
