import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { hostSession } from '#db/schema/host.ts';
import { tokenHash } from '#db/secrets/tokenHash.ts';
import {
  DAY_MS,
  ORIGIN,
  type Person,
  type TestHost,
  testHost,
} from '#tests/host/support/testServer.ts';

const ANN = 'ann@example.org';
const PASSWORD = 'correct horse battery';

let it: TestHost;
let ann: Person;
beforeEach(async () => {
  it = await testHost();
  ann = await it.newPerson(ANN);
});
afterEach(() => it.close());

async function listOf(person: Person) {
  const { status, body } = await person.ask('GET', '/host/api/sessions');
  expect(status).toBe(200);
  return body.sessions;
}
const keyOf = async (person: Person): Promise<string> =>
  (await person.ask('GET', '/host/api/token')).body.apiKey;

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/140.0.0.0 Mobile/15E148 Safari/605.1.15',
    'Edge',
    'iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/380.0.0 Mobile/15E148 Safari/604.1',
    null,
    'iOS',
  ],
  ['curl/8.9', null, null],
])('a session says its browser and system: %s', async (agent, browser, system) => {
  await it.app.inject({
    method: 'POST',
    url: '/host/auth/sign-in/email',
    headers: { ...ORIGIN, 'user-agent': agent },
    remoteAddress: '192.0.2.7',
    payload: { email: ANN, password: PASSWORD },
  });
  const other = (await listOf(ann)).find(({ isThis }: { isThis: boolean }) => !isThis);
  expect(other).toMatchObject({ browser, system, address: '192.0.2.7' });
});

// OWASP ASVS 7.5.2
test('ending a session ends its cookie and its API key, and no other', async () => {
  const other = await it.elsewhere(ann);
  const third = await it.elsewhere(ann);
  const [key, thirdKey] = [await keyOf(other), await keyOf(third)];
  const list = await listOf(other);
  expect(list).toHaveLength(3);
  const { id } = list.find(({ isThis }: { isThis: boolean }) => isThis);
  const { status, body } = await ann.ask('DELETE', `/host/api/sessions/${id}`);
  expect(status).toBe(200);
  expect(body.sessions.length).toBe(2);
  expect(await it.host.directory.userOfApiKey(key)).toBeNull();
  expect((await other.ask('GET', '/host/api/sessions')).status).toBe(401);
  expect(await it.host.directory.userOfApiKey(thirdKey)).not.toBeNull();
  expect(await listOf(third)).toHaveLength(2);
});

test("somebody else's session is unknown, and stays", async () => {
  const bob = await it.newPerson('bob@example.org');
  const [{ id }] = await listOf(bob);
  expect((await ann.ask('DELETE', `/host/api/sessions/${id}`)).status).toBe(404);
  expect(await listOf(bob)).toHaveLength(1);
});

// OWASP ASVS 7.3.2
test('a session ends after 30 days, however much it is used', async () => {
  const key = await keyOf(ann);
  const begun = (days: number) =>
    it.host.orm
      .update(hostSession)
      .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
      .where(eq(hostSession.userId, ann.id));
  await begun(29.9);
  expect(await listOf(ann)).toHaveLength(1);
  expect(await it.host.directory.userOfApiKey(key)).not.toBeNull();
  await begun(30.1);
  expect(await it.host.directory.userOfApiKey(key)).toBeNull();
  expect((await ann.ask('GET', '/host/api/sessions')).status).toBe(401);
});

test('the database has the hash of the token of a session alone', async () => {
  const [cookie = ''] = Object.values(ann.cookies);
  const [token = ''] = decodeURIComponent(cookie).split('.');
  const [row] = await it.host.orm.select().from(hostSession);
  expect(token.length).toBeGreaterThanOrEqual(32);
  expect(row?.token).toBe(tokenHash(token));
  await ann.ask('POST', '/host/auth/sign-out', {});
  expect(await it.host.orm.select().from(hostSession)).toEqual([]);
});

test('it is known when a session was used last, to a few minutes', async () => {
  const used = () => it.host.orm.select({ at: hostSession.updatedAt }).from(hostSession);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const expiresAt = new Date(hourAgo.getTime() + 7 * DAY_MS);
  await it.host.orm.update(hostSession).set({ updatedAt: hourAgo, expiresAt });
  await listOf(ann);
  expect((await used())[0]?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
});
