import { scryptSync } from 'node:crypto';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { hostAccount } from '#db/schema/host.ts';
import { createEmbeddedHost } from '#host/embeddedHost.ts';
import { DAY_MS, ORIGIN, type TestHost, testHost } from '#tests/host/support/testServer.ts';
import { testSecrets } from '#tests/support/testSecrets.ts';

const ANN = 'ann@example.org';
const PASSWORD = 'correct horse battery';
const WRONG = 'not the password';

let it: TestHost;
afterEach(() => it.close());

interface Asked {
  readonly from?: string;
  readonly cookies?: Record<string, string>;
  readonly origin?: string;
}

const post = (path: string, payload: object, { from, cookies, origin }: Asked = {}) =>
  it.app.inject({
    method: 'POST',
    url: path,
    headers: { origin: origin ?? ORIGIN.origin },
    payload,
    ...(from !== undefined && { remoteAddress: from }),
    ...(cookies && { cookies }),
  });
const signIn = (password: string, asked?: Asked) =>
  post('/host/auth/sign-in/email', { email: ANN, password }, asked);
const cookiesOf = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
const statusesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);
const sessionOf = async (cookies: Record<string, string>) =>
  (await it.app.inject({ url: '/host/api/session', cookies })).json().session;

async function inTurn<T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < count; at += 1) results.push(await act(at));
  return results;
}

describe('limits', () => {
  test('one account may be guessed at twenty times in a quarter of an hour, from any number of addresses', async () => {
    it = await testHost({ limitSignIns: true });
    await it.signUp(ANN);
    const tries = await inTurn(22, (at) => signIn(WRONG, { from: `10.0.${at}.1` }));
    expect(statusesOf(tries)).toEqual([...Array(20).fill(401), 429, 429]);
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await signIn(PASSWORD, { from: '10.1.1.1' })).statusCode).toBe(429); // otherwise the answer would tell
    const other = await post(
      '/host/auth/sign-in/email',
      { email: 'bob@example.org', password: WRONG },
      { from: '10.1.1.1' },
    );
    expect(other.statusCode).toBe(401);
  });

  test('an e-mail without an account, and one in different case, are counted the same', async () => {
    it = await testHost({ limitSignIns: true });
    const guess = (at: number) => {
      const email = at % 2 === 0 ? 'nobody@example.org' : ' Nobody@Example.org ';
      const asked = { from: `10.0.${at}.1` };
      return post('/host/auth/sign-in/email', { email, password: WRONG }, asked);
    };
    expect(statusesOf(await inTurn(21, guess))).toEqual([...Array(20).fill(401), 429]);
  });

  test('a successful sign-in resets the count of guesses', async () => {
    it = await testHost({ limitSignIns: true });
    await it.signUp(ANN);
    const from = (at: number) => ({ from: `10.0.${at}.1` });
    await inTurn(19, (at) => signIn(WRONG, from(at)));
    expect((await signIn(PASSWORD, from(20))).statusCode).toBe(200);
    const tries = await inTurn(20, (at) => signIn(WRONG, from(at)));
    expect(statusesOf(tries)).toEqual(Array(20).fill(401));
  });

  const GUESSED: readonly (readonly [string, object])[] = [
    [
      '/host/auth/change-password',
      { currentPassword: WRONG, newPassword: 'a new long one', revokeOtherSessions: true },
    ],
    ['/host/auth/two-factor/enable', { password: WRONG }],
    ['/host/auth/two-factor/disable', { password: WRONG }],
  ];

  test.each(GUESSED)('a stolen session is limited as well: %s', async (path, body) => {
    it = await testHost({ limitSignIns: true });
    const cookies = cookiesOf(await it.signUp(ANN));
    const tries = await inTurn(21, (at) => post(path, body, { from: `10.0.${at}.1`, cookies }));
    expect(statusesOf(tries)).toEqual([...Array(20).fill(400), 429]);
    expect((await signIn(WRONG, { from: '10.1.1.1' })).statusCode).toBe(429);
  });

  test('ten accounts a minute may be created from one address', async () => {
    it = await testHost({ limitSignIns: true });
    const tries = await inTurn(12, (at) => it.signUp(`person${at}@example.org`));
    expect(statusesOf(tries)).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('the secret of the directory may be guessed at ten times a minute', async () => {
    it = await testHost({ limitSignIns: true, apiSecret: 'between servers' });
    const ask = (authorization: string) =>
      it.app.inject({
        url: '/host/directory/session',
        headers: { authorization, 'x-api-key': 'x' },
      });
    const tries = await inTurn(11, () => ask('Bearer guessed'));
    expect(statusesOf(tries)).toEqual([...Array(10).fill(401), 429]);
    expect((await ask('Bearer between servers')).statusCode).toBe(404);
  });

  test('requests to the host are limited per account, and per address without one', async () => {
    it = await testHost({ requestsPerMinute: 5 });
    const [ann, bob] = [
      cookiesOf(await it.signUp(ANN)),
      cookiesOf(await it.signUp('b@example.org')),
    ];
    const read = async (cookies: Record<string, string>, remoteAddress: string) =>
      (await it.app.inject({ url: '/host/api/session', cookies, remoteAddress })).statusCode;
    const FIVE = [...Array(5).fill(200), 429];
    expect(await inTurn(6, (at) => read(ann, `10.0.0.${at}`))).toEqual(FIVE);
    expect(await inTurn(6, () => read(bob, '10.0.0.1'))).toEqual(FIVE);
    expect(await inTurn(6, () => read({}, '10.0.0.1'))).toEqual(FIVE);
    expect(await read({}, '10.0.0.2')).toBe(200);
  });
});

test('a password is kept as scrypt with 32 MiB and a salt of its own', async () => {
  it = await testHost();
  const { orm } = it.host;
  const options = {
    orm,
    secrets: testSecrets,
    publicUrl: null,
    apiSecret: null,
    requestsPerMinute: 9,
    now: () => it.now,
  };
  const { auth } = await createEmbeddedHost(options); // as the product starts it
  for (const email of [ANN, 'bob@example.org'])
    await auth.api.signUpEmail({ body: { email, name: 'x', password: PASSWORD } });
  const rows = await orm.select({ kept: hostAccount.password }).from(hostAccount);
  const parts = rows.map(({ kept }) => kept?.split(':') ?? []);
  expect(new Set(parts.map(([salt]) => salt)).size).toBe(2);
  for (const [salt = '', key] of parts) {
    const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
    expect(scryptSync(PASSWORD, salt, 64, cost).toString('hex')).toBe(key);
  }
});

describe('the data of an account', () => {
  const signUp = async (change: object) => {
    const account = { email: ANN, name: 'Ann', password: PASSWORD, ...change };
    const answer = await post('/host/auth/sign-up/email', account);
    return [answer.statusCode, answer.json().code ?? null];
  };

  test('a common password is refused, at sign-up and when changing it', async () => {
    it = await testHost();
    const cookies = cookiesOf(await it.signUp('bob@example.org'));
    for (const password of ['password', '12345678', 'PassW0rd', 'iloveyou1', 'qwertyuiop']) {
      expect(await signUp({ password })).toEqual([400, 'PASSWORD_TOO_COMMON']);
      const body = { currentPassword: PASSWORD, newPassword: password, revokeOtherSessions: true };
      const answer = await post('/host/auth/change-password', body, { cookies });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('PASSWORD_TOO_COMMON');
    }
  });

  test('e-mail, name and password are limited in length, and no other field is read', async () => {
    it = await testHost();
    const email = (length: number) => `${'a'.repeat(60)}@${'b.'.repeat((length - 64) / 2)}org`;
    expect(email(254)).toHaveLength(254);
    expect(await signUp({ email: email(256) })).toEqual([422, 'invalid_input']);
    expect(await signUp({ email: email(254) })).toEqual([200, null]);
    for (const name of ['', 'x'.repeat(201), 'a\0b', 'a\ud800', 7, null])
      expect(await signUp({ name })).toEqual([422, 'invalid_input']);
    expect(await signUp({ password: 'x'.repeat(129) })).toEqual([400, 'PASSWORD_TOO_LONG']);
    expect((await post('/host/auth/sign-in/email', { x: 'x'.repeat(20_000) })).statusCode).toBe(
      413,
    );
    expect(await signUp({ image: 'https://evil.example/', isAdmin: true, trial: 'used' })).toEqual([
      200,
      null,
    ]);
    const { user } = (await signIn(PASSWORD)).json();
    expect(user.email).toEqual(ANN);
    expect(user.image).toBe(null);
  });
});

describe('the previous session', () => {
  test('the previous session ends when somebody signs in or up on the same device; no other session does', async () => {
    it = await testHost();
    const first = cookiesOf(await it.signUp(ANN));
    const elsewhere = cookiesOf(await it.signIn(ANN));
    const second = cookiesOf(await signIn(PASSWORD, { cookies: first }));
    expect(await sessionOf(first)).toBeNull();
    const account = { email: 'bob@example.org', name: 'Bob', password: PASSWORD };
    const third = cookiesOf(await post('/host/auth/sign-up/email', account, { cookies: second }));
    expect(await sessionOf(second)).toBeNull();
    expect((await sessionOf(third)).user.email).toBe('bob@example.org');
    expect((await sessionOf(elsewhere)).user.email).toBe(ANN);
  });

  test('the previous session continues if the sign-in fails', async () => {
    it = await testHost();
    const cookies = cookiesOf(await it.signUp(ANN));
    expect((await signIn(WRONG, { cookies })).statusCode).toBe(401);
    expect((await sessionOf(cookies)).user.email).toBe(ANN);
  });
});

describe('cookies', () => {
  const HTTPS = 'https://content.example';
  const OLD = '__Secure-content-host.session_token';
  const NEW = '__Host-content-host.session_token';

  test('no other host and no page over http can set the session cookie of an https server', async () => {
    it = await testHost({ publicUrl: HTTPS });
    const account = { email: ANN, name: 'Ann', password: PASSWORD };
    const answer = await post('/host/auth/sign-up/email', account, { origin: HTTPS });
    const set = answer.cookies.filter(({ maxAge }) => maxAge !== 0);
    expect(set).toEqual([
      expect.objectContaining({
        name: NEW,
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    ]);
    expect(set[0]).not.toHaveProperty('domain');
    expect((await sessionOf(cookiesOf(answer))).user.email).toBe(ANN);
  });

  test('the name of the session cookie has no prefix over http', async () => {
    it = await testHost();
    const [cookie] = (await it.signUp(ANN)).cookies;
    expect(cookie).toMatchObject({ name: 'content-host.session_token', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
  });

  test('a session under the old name continues for a week after the upgrade, and signing out ends it', async () => {
    it = await testHost({ publicUrl: HTTPS });
    const account = { email: ANN, name: 'Ann', password: PASSWORD };
    const answer = await post('/host/auth/sign-up/email', account, { origin: HTTPS });
    const old = { [OLD]: cookiesOf(answer)[NEW] ?? '' };
    expect((await sessionOf(old)).user.email).toBe(ANN);
    expect(await sessionOf({ ...old, [NEW]: 'another.one' })).toBeNull();
    const later = new Date(it.now.getTime() + 7 * DAY_MS);
    const { orm } = it.host;
    const restarted = await createEmbeddedHost({
      orm,
      secrets: testSecrets,
      publicUrl: HTTPS,
      apiSecret: null,
      requestsPerMinute: 1,
      now: () => later,
    });
    expect(restarted.cookies.oldUntil.getTime()).toBeLessThanOrEqual(later.getTime());
    const out = await post('/host/auth/sign-out', {}, { cookies: old, origin: HTTPS });
    expect(out.cookies).toContainEqual(
      expect.objectContaining({ name: OLD, value: '', maxAge: 0 }),
    );
    expect(await sessionOf(old)).toBeNull();
  });

  test('a session under the old name is ignored after a week', async () => {
    it = await testHost({ publicUrl: HTTPS });
    const account = { email: ANN, name: 'Ann', password: PASSWORD };
    const answer = await post('/host/auth/sign-up/email', account, { origin: HTTPS });
    it.now = it.host.cookies.oldUntil;
    expect(await sessionOf({ [OLD]: cookiesOf(answer)[NEW] ?? '' })).toBeNull();
    expect(await sessionOf(cookiesOf(answer))).not.toBeNull();
  });
});
