/** Feature flags while a page is open: a failure keeps them, another user or plan is followed anew. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { flagsSaga } from '#sagas/session/flags.saga.ts';
import type { FlagMessage } from '#services/session/session.ports.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { aToken, aUser } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A flag service that says this to each follower, and knows who has left. */
function service(...messages: readonly FlagMessage[]) {
  const left: string[] = [];
  const flags: PortOverrides['flags'] = {
    follow({ userId, plan }, listener) {
      for (const message of messages) listener(message);
      return () => left.push(`${userId} ${plan}`);
    },
  };
  return { left, flags };
}
const failed = (status: number | null): FlagMessage => ({ type: 'failed', status, message: 'no' });
const known = () => signedIn(host.flagsRead(['humanization']));

// §3.flags.1 §7.flags.1
test('what the service says of the user and the plan replaces the flags', async () => {
  const { flags } = service({ type: 'evaluated', visible: ['seo_based_articles'] });
  const { state, callsOf } = await planOf(flagsSaga, { state: known(), ports: { flags } }).during(
    100,
  );
  expect(host.selectFlags(state)).toEqual(['seo_based_articles']);
  expect(callsOf('flags.follow').map(({ args }) => args[0])).toEqual([
    { userId: aUser().id, plan: 'paid' },
  ]);
});

test('flags that have not changed change nothing', async () => {
  const { flags } = service({ type: 'evaluated', visible: ['humanization'] });
  const before = known();
  const { state } = await planOf(flagsSaga, { state: before, ports: { flags } }).during(100);
  expect(host.selectFlags(state)).toBe(host.selectFlags(before));
});

// §8.errors.10
test('a failure is logged, and leaves the flags as they are', async () => {
  for (const status of [null, 404, 429, 500]) {
    const { flags } = service(failed(status));
    const { state, callsOf } = await planOf(flagsSaga, {
      state: known(),
      ports: { flags },
    }).during(100);
    expect(host.selectFlags(state)).toEqual(['humanization']);
    expect(callsOf('errors.warn')).toHaveLength(1);
    expect(callsOf('host.isRedirected')).toHaveLength(0);
  }
});

// §8.errors.10
test('a 401 starts the multilogin check, and leaves the flags as they are', async () => {
  const { flags } = service(failed(401));
  const { state, callsOf } = await planOf(flagsSaga, { state: known(), ports: { flags } }).during(
    100,
  );
  expect(callsOf('host.isRedirected')).toHaveLength(1);
  expect(callsOf('errors.warn')).toHaveLength(0);
  expect(host.selectFlags(state)).toEqual(['humanization']);
});

test('a new plan is followed anew, and the renewal of a token is not', async () => {
  const { flags, left } = service();
  const { callsOf } = await planOf(flagsSaga, { state: known(), ports: { flags } })
    .dispatch(token.expired())
    .dispatch(token.received(aToken()))
    .dispatch(token.rejected())
    .dispatch(token.received(aToken({ plan: 'free' })))
    .during(100);
  expect(callsOf('flags.follow').map(({ args }) => args[0])).toEqual([
    { userId: aUser().id, plan: 'paid' },
    { userId: aUser().id, plan: 'free' },
  ]);
  expect(left[0]).toBe(`${aUser().id} paid`);
});

test('nobody is asked about while nobody is signed in', async () => {
  const { flags } = service();
  const state = stateAfter(host.settled({ user: null }));
  const { callsOf } = await planOf(flagsSaga, { state, ports: { flags } }).during(100);
  expect(callsOf('flags.follow')).toEqual([]);
});
