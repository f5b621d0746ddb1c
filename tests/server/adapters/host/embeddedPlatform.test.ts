/** The embedded platform as a remote platform: one server asks another over HTTP. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type { HostDirectory } from '#contract/host/host.ts';
import { createEmbeddedHost } from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { remoteHost } from '#server/adapters/host/remoteHost.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { testSecrets } from '#tests/support/testSecrets.ts';

const SECRET = 'the secret of this installation';
const now = () => new Date();

let opened: TestDatabase;
let platform: FastifyInstance;
let url: string;

beforeEach(async () => {
  opened = await testDatabase();
  const host = await createEmbeddedHost({
    orm: opened.database.orm,
    secrets: testSecrets,
    publicUrl: null,
    apiSecret: SECRET,
    requestsPerMinute: 100_000,
    limitSignIns: false,
    now,
  });
  platform = Fastify();
  registerHostRoutes(platform, host);
  url = await platform.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await platform.close();
  await opened.dispose();
});

const directoryWith = (apiSecret: string): HostDirectory =>
  remoteHost({
    jwksUrl: `${url}/host/jwks.json`,
    issuer: 'content-host',
    audience: 'content-toolkit',
    apiUrl: `${url}/host/directory`,
    apiSecret,
    log: { warn() {} },
    now,
  });

async function newPerson(email: string) {
  const ask = async (method: string, path: string, body?: object, cookie = '') => {
    const headers = { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return fetch(`${url}${path}`, init);
  };
  const account = { email, name: email, password: 'correct horse battery' };
  const signedUp = await ask('POST', '/host/auth/sign-up/email', account);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const json = async (method: string, path: string, body?: object) =>
    (await ask(method, path, body, cookie)).json();
  const { session } = await json('GET', '/host/api/session');
  return { json, session };
}

// §d.host.1
test('the embedded platform answers another server about sessions, tokens and folders', async () => {
  const directory = directoryWith(SECRET);
  const [ann, bob] = [await newPerson('ann@example.org'), await newPerson('bob@example.org')];
  const { id, createDate } = ann.session.user;
  expect(await directory.userOfApiKey(ann.session.apiKey)).toEqual({
    id,
    createDate,
    isAdmin: true,
    isSupport: false,
    serpBasedAddon: 0,
  });
  const { token } = await ann.json('GET', '/host/api/token');
  expect(await directory.claimsOfToken(token)).toMatchObject({ sub: id, email: 'ann@example.org' });
  const folder = await ann.json('POST', '/host/api/folders', {
    requestId: crypto.randomUUID(),
    name: 'My Folder',
  });
  expect(await directory.folder(folder.id, id)).toEqual({
    id: folder.id,
    ownerId: id,
    canWrite: true,
    isArchived: false,
    isOwnerLapsed: false,
  });
  expect(await directory.folder(folder.id, bob.session.user.id)).toBeNull();
  await ann.json('DELETE', `/host/api/flags/${id}/humanization`);
  expect(await directory.flags(id)).toContainEqual({ name: 'humanization', isVisible: false });
});

// §d.host.1
test('a signed-out session is unknown', async () => {
  const { session, json } = await newPerson('ann@example.org');
  await json('POST', '/host/auth/sign-out', {});
  expect(await directoryWith(SECRET).userOfApiKey(session.apiKey)).toBeNull();
});

test('a server without the secret learns nothing and signs nobody out', async () => {
  const { session } = await newPerson('ann@example.org');
  await expect(directoryWith('guessed').userOfApiKey(session.apiKey)).rejects.toMatchObject({
    code: 'unavailable',
  });
});
