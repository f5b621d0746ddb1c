/** The folder poll: the host is asked every 75 ms until it is no longer loading (spec §4 "Host folder events"). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { hostSaga } from '#sagas/session/host.saga.ts';
import { host } from '#store/session/host.slice.ts';
import { aUser } from '#tests/support/factories.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const loadingFor = (ms: number) => {
  const readyAt = Date.now() + ms;
  return { status: () => (Date.now() < readyAt ? ('loading' as const) : ('ready' as const)) };
};

test('polls every 75 ms, then reads the user', async () => {
  const { callsOf, state } = await planOf(hostSaga, { ports: { host: loadingFor(200) } })
    .put(host.polled())
    .put(host.settled({ user: aUser() }))
    .toTheEnd();
  expect(callsOf('host.status').map(({ at }) => at)).toEqual([0, 75, 150, 225]);
  expect(host.selectStatus(state)).toBe('ready');
});

test('ends at once without a host, and calls nothing more', async () => {
  const { callsOf, state } = await planOf(hostSaga, {
    ports: { host: { status: () => 'missing' } },
  })
    .not.put(host.polled())
    .toTheEnd();
  expect(callsOf('host.user')).toEqual([]);
  expect(host.selectStatus(state)).toBe('absent');
});

test('a host that never settles is reported with what the saga waits for', async () => {
  const plan = planOf(hostSaga, { ports: { flags: { read: () => new Promise(() => {}) } } });
  await expect(plan.toTheEnd()).rejects.toThrow('Ports that have not answered: flags.read.');
});

test('a state that no events lead to is rejected', () => {
  expect(() => stateAfter(host.settled({ user: null }), host.polled())).toThrow(
    'host/polled changes nothing after the events before it.',
  );
});
