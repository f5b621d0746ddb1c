import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { createEmbeddedHost, type EmbeddedHost } from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let opened: TestDatabase;
let host: EmbeddedHost;
let app: FastifyInstance;

beforeEach(async () => {
  opened = await testDatabase();
  await startHost({ limitSignIns: false });
});

async function startHost({ limitSignIns }: { limitSignIns: boolean }) {
  const { orm } = opened.database;
  host = await createEmbeddedHost({ orm, publicUrl: null, limitSignIns, now: () => new Date() });
  app = Fastify();
  registerHostRoutes(app, host);
}
afterEach(async () => {
  await app.close();
  await opened.dispose();
});

const ORIGIN = { origin: 'http://localhost:80' };

function signUp(email: string, password = 'correct horse battery') {
  return app.inject({
    method: 'POST',
    url: '/host/auth/sign-up/email',
    headers: ORIGIN,
    payload: { email, password, name: email },
  });
}

function signIn(email: string, password: string) {
  return app.inject({
    method: 'POST',
    url: '/host/auth/sign-in/email',
    headers: ORIGIN,
    payload: { email, password },
  });
}

async function newPerson(email: string) {
  const cookies = Object.fromEntries(
    (await signUp(email)).cookies.map((cookie) => [cookie.name, cookie.value]),
  );
  const get = async (url: string) => (await app.inject({ url, cookies })).json();
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, cookies, headers: ORIGIN, payload });
  return { get, post, session: (await get('/host/api/session')).session };
}

describe('accounts', () => {
  test('§d.access.2 §d.access.3 the first account of an installation is administrator and paid, the next one neither', async () => {
    const first = await newPerson('first@example.org');
    const second = await newPerson('second@example.org');
    expect([first.session.user.isAdmin, second.session.user.isAdmin]).toEqual([true, false]);
    const claims = await host.directory.claimsOfToken((await first.get('/host/api/token')).token);
    expect(claims).toMatchObject({ is_main_product_active: true, email: 'first@example.org' });
    const free = await host.directory.claimsOfToken((await second.get('/host/api/token')).token);
    expect(free).toMatchObject({ is_main_product_active: false, active_products: [] });
  });

  test('§d.access.2 two sign-ups at the same time make exactly one administrator', async () => {
    const people = await Promise.all([newPerson('a@example.org'), newPerson('b@example.org')]);
    const admins = await Promise.all(people.map((person) => person.get('/host/api/session')));
    expect(admins.filter((answer) => answer.session.user.isAdmin)).toHaveLength(1);
  });

  test('a wrong password, an e-mail in use, a short password and what is no e-mail are told apart', async () => {
    await signUp('taken@example.org');
    const wrong = await signIn('taken@example.org', 'not the password');
    const taken = await signUp('taken@example.org');
    const short = await signUp('new@example.org', 'short');
    const invalid = [await signUp('a@b..c'), await signIn('a@b..c', 'any password')];
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
    expect([taken.statusCode, taken.json().code]).toEqual([
      422,
      'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    ]);
    expect([short.statusCode, short.json().code]).toEqual([400, 'PASSWORD_TOO_SHORT']);
    expect(invalid.map((answer) => answer.json().code)).toEqual([
      'VALIDATION_ERROR',
      'INVALID_EMAIL',
    ]);
  });

  test('guessing passwords is stopped after ten attempts a minute, whatever address is claimed, and nobody else is locked out', async () => {
    await startHost({ limitSignIns: true });
    await signUp('guessed@example.org');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const headers = { ...ORIGIN, 'x-forwarded-for': `10.0.0.${attempt}` };
      const payload = { email: 'guessed@example.org', password: `guess ${attempt}` };
      const url = '/host/auth/sign-in/email';
      statuses.push((await app.inject({ method: 'POST', url, headers, payload })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const other = await app.inject({
      method: 'POST',
      url: '/host/auth/sign-in/email',
      remoteAddress: '10.9.9.9',
      headers: ORIGIN,
      payload: { email: 'guessed@example.org', password: 'correct horse battery' },
    });
    expect(other.statusCode).toBe(200);
  });

  test('the session cookie cannot be read by scripts', async () => {
    const [cookie] = (await signUp('cookie@example.org')).cookies;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });
});

describe('sessions', () => {
  test('nobody signed in: a session of null, no token, no folders', async () => {
    expect((await app.inject({ url: '/host/api/session' })).json()).toEqual({ session: null });
    expect((await app.inject({ url: '/host/api/token' })).statusCode).not.toBe(200);
    expect((await app.inject({ url: '/host/api/folders' })).statusCode).not.toBe(200);
  });

  test('§d.api.4 the API key names the session until it signs out or expires', async () => {
    const person = await newPerson('key@example.org');
    const { apiKey, user } = person.session;
    expect(await host.directory.userOfApiKey(apiKey)).toEqual({ id: user.id });
    expect(await host.directory.userOfApiKey(`${apiKey}x`)).toBeNull();
    const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
    const later = await createEmbeddedHost({
      orm: opened.database.orm,
      publicUrl: null,
      now: inAMonth,
    });
    expect(await later.directory.userOfApiKey(apiKey)).toBeNull();
    await person.post('/host/auth/sign-out', {});
    expect(await host.directory.userOfApiKey(apiKey)).toBeNull();
  });

  test('§d.host.1 an access token verifies against the published key set and expires', async () => {
    const person = await newPerson('token@example.org');
    const { token } = await person.get('/host/api/token');
    const keys = createLocalJWKSet((await app.inject({ url: '/host/jwks.json' })).json());
    const { payload } = await jwtVerify(token, keys);
    expect(payload.sub).toBe(person.session.user.id);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60);
    expect(JSON.stringify(host.tokens.jwks)).not.toContain('"d"');
    expect(await host.directory.claimsOfToken(`${token}x`)).toBeNull();
  });
});

describe('folders', () => {
  test('§7.calls.23 a new folder is listed, selected, and of its owner alone', async () => {
    const [ann, bob] = [await newPerson('ann@example.org'), await newPerson('bob@example.org')];
    expect((await ann.get('/host/api/folders/selected')).folder).toBeNull();
    const folder = (await ann.post('/host/api/folders', { name: 'My Folder' })).json();
    expect((await ann.get('/host/api/folders')).folders).toEqual([folder]);
    expect((await ann.get('/host/api/folders/selected')).folder).toEqual(folder);
    expect((await bob.get('/host/api/folders')).folders).toEqual([]);
    const choice = await bob.post('/host/api/folders/selected', { folderId: folder.id });
    expect(choice.statusCode).not.toBe(200);
    expect(await host.directory.folder(folder.id)).toEqual({
      id: folder.id,
      ownerId: ann.session.user.id,
    });
  });
});
