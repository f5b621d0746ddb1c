/** The config of a person is written as a whole: changes wait for one another, in all tabs of a browser. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { UserConfig } from '#contract/session/user.schema.ts';
import { changePreference, rememberPreference } from '#sagas/session/userConfig.api.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { browserTabs } from '#tests/support/browserTabs.ts';
import { anAnswer } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { signedIn } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const WIRE_MS = 200;
const overTheWire = () => new Promise((resolve) => setTimeout(resolve, WIRE_MS));

/** A server that answers late, so that each tab has read before another writes. */
function slowServer(before: UserConfig) {
  const server = { config: before };
  const user: PortOverrides['user'] = {
    async getConfig() {
      const { config } = server;
      await overTheWire();
      return config;
    },
    async postConfig({ body }) {
      await overTheWire();
      server.config = body;
      return body;
    },
  };
  return { server, user };
}

/** A page that sets a key. */
const setting = (key: string, ports: PortOverrides) =>
  planOf(() => rememberPreference(key, 1), { state: signedIn(), ports });

// §4.loyal.3 §7.calls.9
test('two tabs that set different keys at the same time keep both', async () => {
  const { server, user } = slowServer({ theme: 'dark' });
  const { tab } = browserTabs();
  await Promise.all(
    ['one', 'other'].map((key) => setting(key, { ...tab(), user }).during(10 * WIRE_MS)),
  );
  expect(server.config).toEqual({ theme: 'dark', one: 1, other: 1 });
});

test('without locks among tabs the changes of one page still wait for one another', async () => {
  const { server, user } = slowServer({});
  const both = function* both() {
    yield* rememberPreference('one', 1);
    yield* rememberPreference('other', 1);
  };
  await planOf(both, { state: signedIn(), ports: { user } }).toTheEnd();
  expect(server.config).toEqual({ one: 1, other: 1 });
});

test('a tab that has come to a stop holds nobody up for good', async () => {
  const { server, user } = slowServer({});
  const { tab } = browserTabs();
  tab().lock?.hold?.({ name: 'config', isTakenOver: false }, () => undefined);
  await setting('one', { ...tab(), user }).during(30_000);
  expect(server.config).toEqual({ one: 1 });
});

// §7.calls.9 §8.errors.9
test('the answer replaces the cached config; a failure leaves it, is logged, and lets the next one through', async () => {
  const { server, user } = slowServer({});
  const cached = { name: 'userConfig', args: null } as const;
  const state = signedIn(resources.primed({ ...cached, data: { theme: 'dark' } }));
  let fails = true;
  const postConfig: NonNullable<PortOverrides['user']>['postConfig'] = async ({ body }) => {
    if (fails) throw anAnswer(500);
    server.config = body;
    return body;
  };
  const twice = function* twice() {
    const first = yield* changePreference('one', () => 1);
    fails = false;
    return [first, yield* changePreference('other', () => 1)];
  };
  const { state: after, callsOf } = await planOf(twice, {
    state,
    ports: { user: { ...user, postConfig } },
  }).toTheEnd();
  expect(callsOf('errors.report')).toHaveLength(1);
  expect(resources.selectEntry(after, 'userConfig', null)?.data).toEqual({ other: 1 });
});
