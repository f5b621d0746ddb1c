import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  FREE,
  type TestServer,
  type TestUser,
  TRIAL,
  testServer,
} from '#tests/server/support/testServer.ts';

let server: TestServer;
let now = new Date('2026-03-01T10:00:00.000Z');
beforeAll(async () => {
  server = await testServer({ works: false, now: () => now });
});
afterAll(() => server.close());

const tell = (user: TestUser) => server.call(user, 'POST', '/upgrade/paid-user');

// §7.calls.1
test('after a purchase the server keeps the time of the first call, however many follow', async () => {
  const [user, other] = [server.user(), server.user()];
  const first = { status: 200, body: { upgradedAt: '2026-03-01T10:00:00.000Z' } };
  expect(await tell(user)).toMatchObject(first);
  now = new Date('2026-04-01T10:00:00.000Z');
  expect(await tell(user)).toMatchObject(first);
  expect((await tell(other)).body).toEqual({ upgradedAt: now.toISOString() });
});

// §7.calls.1
test('two calls at once are one purchase', async () => {
  const user = server.user();
  const answers = await Promise.all([tell(user), tell(user)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

// §7.calls.1
test('an account without a purchase is refused, and nothing is stored', async () => {
  for (const claims of [FREE, TRIAL]) {
    const user = server.user(claims);
    expect(await tell(user)).toMatchObject({ status: 409, body: { code: 'not_paid' } });
    now = new Date(now.getTime() + 1000);
    user.claims = {};
    expect((await tell(user)).body).toEqual({ upgradedAt: now.toISOString() });
  }
});
