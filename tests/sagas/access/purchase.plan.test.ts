/** After a purchase the upgrade call is made once (spec §4 "Purchase"). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { purchaseSaga } from '#sagas/access/purchase.saga.ts';
import { fork } from '#sagas/lib/effects.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { anAnswer, aToken, aUser } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A purchase needs the tokens: the next one shows it. */
function* purchaseAndTokens() {
  yield* fork(tokenSaga);
  yield* purchaseSaga();
}

/** A free user; after the host's dialog their tokens are those of a paid one. */
function customer(outcome: 'purchased' | 'cancelled', ports: PortOverrides = {}): PortOverrides {
  let plan: 'free' | 'paid' = 'free';
  return {
    ...ports,
    token: { fetch: async () => aToken({ plan }) },
    paywall: {
      async requestPurchase() {
        if (outcome === 'purchased') plan = 'paid';
        return outcome;
      },
    },
  };
}

const state = () => stateAfter(host.settled({ user: aUser() }));
const SUBSCRIPTION = purchase.requested({ kind: 'subscription' });

test('buys, fetches a new token, and makes the upgrade call once', async () => {
  const outcome = await planOf(purchaseAndTokens, { state: state(), ports: customer('purchased') })
    .delay(10)
    .dispatch(SUBSCRIPTION)
    .put(purchase.purchased())
    .put(purchase.renewed())
    .put(purchase.paidSeen())
    .put(purchase.upgraded())
    .during(1000);
  expect(outcome.callsOf('upgrade.paidUser')).toHaveLength(1);
  expect(token.selectPlan(outcome.state)).toBe('paid');
  expect(outcome.storage.size).toBe(0);
});

test('a cancelled dialog changes nothing', async () => {
  const outcome = await planOf(purchaseAndTokens, { state: state(), ports: customer('cancelled') })
    .delay(10)
    .dispatch(SUBSCRIPTION)
    .put(purchase.cancelled())
    .not.put(purchase.paidSeen())
    .during(1000);
  expect(outcome.callsOf('upgrade.paidUser').length).toBe(0);
  expect(outcome.storage.size).toBe(0);
});

test('a failed upgrade call is noted on this device and made again with the next token', async () => {
  const ports = customer('purchased', {
    upgrade: { paidUser: () => Promise.reject(anAnswer(503)) },
  });
  const outcome = await planOf(purchaseAndTokens, { state: state(), ports })
    .delay(10)
    .dispatch(SUBSCRIPTION)
    .put(purchase.paidSeen())
    .put(purchase.failed())
    .not.put(purchase.upgraded())
    .during(1000);
  expect(outcome.storage.size).toBe(1);
  expect(purchase.selectStatus(outcome.state)).toBe('idle');
});
