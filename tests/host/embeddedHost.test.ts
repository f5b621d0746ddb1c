import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { DAY_MS, ORIGIN, type TestHost, testHost } from '#tests/host/support/testServer.ts';

let it: TestHost;
beforeEach(async () => {
  it = await testHost();
});
afterEach(() => it.close());

describe('accounts', () => {
  // §d.access.2 §d.access.3
  test('the first account of an installation is administrator and paid, the next one is neither', async () => {
    const first = await it.newPerson('first@example.org');
    const second = await it.newPerson('second@example.org');
    const sessions = [
      await first.ask('GET', '/host/api/session'),
      await second.ask('GET', '/host/api/session'),
    ];
    expect(sessions.map(({ body }) => body.session.user.admin)).toEqual([true, false]);
    expect(await first.claims()).toMatchObject({
      is_main_product_active: true,
      email: 'first@example.org',
    });
    expect(await second.claims()).toMatchObject({
      is_main_product_active: false,
      active_products: [],
    });
  });

  // §d.access.2
  test('two simultaneous sign-ups create exactly one administrator', async () => {
    const people = await Promise.all([
      it.newPerson('a@example.org'),
      it.newPerson('b@example.org'),
    ]);
    const admins = await Promise.all(
      people.map((person) => person.ask('GET', '/host/api/session')),
    );
    expect(admins.filter(({ body }) => body.session.user.admin)).toHaveLength(1);
  });

  // §3.user.1
  test('the session contains id, e-mail, admin flag, creation date and permissions', async () => {
    const ann = await it.newPerson('ann@example.org');
    const { session } = (await ann.ask('GET', '/host/api/session')).body;
    expect(session.user).toEqual({
      id: ann.id,
      email: 'ann@example.org',
      admin: true,
      createDate: new Date(session.user.createDate).toISOString(),
      permissions: { noNews: false },
    });
  });

  test('a wrong password, an e-mail in use, a short password and an invalid e-mail have different codes', async () => {
    await it.signUp('taken@example.org');
    const wrong = await it.signIn('taken@example.org', 'not the password');
    const taken = await it.signUp('taken@example.org');
    const short = await it.signUp('new@example.org', 'short');
    const invalid = [await it.signUp('a@b..c'), await it.signIn('a@b..c', 'any password')];
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().code).toBe('INVALID_EMAIL_OR_PASSWORD');
    expect(taken.statusCode).toBe(422);
    expect(taken.json().code).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL');
    expect(short.statusCode).toBe(400);
    expect(short.json().code).toBe('PASSWORD_TOO_SHORT');
    for (const answer of invalid)
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        fields: { email: expect.any(String) },
      });
  });

  test('scripts cannot read the session cookie', async () => {
    const [cookie] = (await it.signUp('cookie@example.org')).cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });
});

test('guessing passwords stops after ten attempts a minute, whatever address is claimed, and locks out nobody else', async () => {
  const limited = await testHost({ limitSignIns: true });
  await limited.signUp('guessed@example.org');
  const statuses: number[] = [];
  const url = '/host/auth/sign-in/email';
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const headers = { ...ORIGIN, 'x-forwarded-for': `10.0.0.${attempt}` };
    const payload = { email: 'guessed@example.org', password: `guess ${attempt}` };
    statuses.push((await limited.app.inject({ method: 'POST', url, headers, payload })).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const other = await limited.app.inject({
    method: 'POST',
    url,
    remoteAddress: '10.9.9.9',
    headers: ORIGIN,
    payload: { email: 'guessed@example.org', password: 'correct horse battery' },
  });
  expect(other.statusCode).toBe(200);
  await limited.close();
});

describe('sessions', () => {
  test('the session is null without a sign-in, and there is no token and no folder', async () => {
    const asked = async (url: string) => it.app.inject({ url });
    expect((await asked('/host/api/session')).json()).toEqual({ session: null });
    expect((await asked('/host/api/token')).statusCode).toBe(401);
    expect((await asked('/host/api/folders')).statusCode).toBe(401);
  });

  // §d.api.4
  test('the API key identifies the session until it signs out or expires', async () => {
    const ann = await it.newPerson('key@example.org');
    const { session } = (await ann.ask('GET', '/host/api/session')).body;
    const { directory } = it.host;
    const { id, createDate } = session.user;
    expect(await directory.userOfApiKey(session.apiKey)).toEqual({
      id,
      createDate,
      isAdmin: true,
      isSupport: false,
      serpBasedAddon: 0,
    });
    expect(await directory.userOfApiKey(`${session.apiKey}x`)).toBeNull();
    const today = it.now;
    it.now = new Date(today.getTime() + 30 * DAY_MS);
    expect(await directory.userOfApiKey(session.apiKey)).toBeNull();
    it.now = today;
    await ann.ask('POST', '/host/auth/sign-out', {});
    expect(await directory.userOfApiKey(session.apiKey)).toBeNull();
  });

  test('signing out everywhere ends every session of the account except this one', async () => {
    const here = await it.newPerson('ann@example.org');
    const bob = await it.newPerson('bob@example.org');
    const there = await it.elsewhere(here);
    expect(await here.ask('POST', '/host/api/sign-out-everywhere')).toEqual({
      status: 200,
      body: { endedSessions: 1 },
    });
    const alive = [here, there, bob].map((person) => person.ask('GET', '/host/api/token'));
    expect((await Promise.all(alive)).map(({ status }) => status)).toEqual([200, 401, 200]);
  });

  // §d.host.1 §3.token.8
  test('an access token verifies against the published key set and expires', async () => {
    const ann = await it.newPerson('token@example.org');
    const { token } = (await ann.ask('GET', '/host/api/token')).body;
    const keys = createLocalJWKSet((await it.app.inject({ url: '/host/jwks.json' })).json());
    const { payload } = await jwtVerify(token, keys);
    expect(payload.sub).toBe(ann.id);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60);
    expect(JSON.stringify(await it.host.tokens.jwks(it.now))).not.toContain('"d"');
    expect(await it.host.directory.claimsOfToken(`${token}x`)).toBeNull();
    it.now = new Date(it.now.getTime() + 16 * 60 * 1000);
    expect(await it.host.directory.claimsOfToken(token)).toBeNull();
  });
});
