import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hostTwoFactor } from '#db/schema/host.ts';
import { ORIGIN, type TestHost, testHost } from '#tests/host/support/testServer.ts';
import { totpOf, unusedCode } from '#tests/support/totp.ts';

const ANN = 'ann@example.org';
const PASSWORD = 'correct horse battery';

let it: TestHost;
/** The requests of a browser, with its current cookies. */
let jar: Record<string, string>;
beforeEach(async () => {
  it = await testHost();
  jar = {};
  await post('/sign-up/email', { email: ANN, name: 'Ann', password: PASSWORD });
});
afterEach(() => it.close());

async function post(path: string, payload: object, from = '127.0.0.1') {
  const answer = await it.app.inject({
    method: 'POST',
    url: `/host/auth${path}`,
    headers: ORIGIN,
    cookies: jar,
    payload,
    remoteAddress: from,
  });
  for (const { name, value, maxAge } of answer.cookies)
    if (maxAge === 0) delete jar[name];
    else jar[name] = value;
  return { status: answer.statusCode, body: answer.json() };
}
const get = async (url: string) => (await it.app.inject({ url, cookies: jar })).json();
const factorState = () => get('/host/api/second-factor');
const isSignedIn = async () => (await get('/host/api/session')).session !== null;
const signIn = () => post('/sign-in/email', { email: ANN, password: PASSWORD });
const verify = (code: string) => post('/two-factor/verify-totp', { code });
const wrongCode = (uri: string) => String((Number(totpOf(uri)) + 1) % 1_000_000).padStart(6, '0');

async function setUp(): Promise<{ totpURI: string; backupCodes: string[] }> {
  const { body } = await post('/two-factor/enable', { password: PASSWORD });
  return body;
}

/** An account with a second factor, signed out. */
async function turnedOn() {
  const setup = await setUp();
  expect((await verify(unusedCode(setup.totpURI))).status).toBe(200);
  await post('/sign-out', {});
  return setup;
}

test('turning it on requires the password, and it is not required before the first right code', async () => {
  const refused = await post('/two-factor/enable', { password: 'not the password' });
  expect(refused.status).toBe(400);
  expect(refused.body.code).toBe('INVALID_PASSWORD');
  const { totpURI, backupCodes } = await setUp();
  expect(decodeURIComponent(totpURI)).toContain(`otpauth://totp/Content toolkit:${ANN}?`);
  expect(backupCodes).toHaveLength(10);
  expect(await verify(wrongCode(totpURI))).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CODE' },
  });
  expect(await factorState()).toEqual({ isOn: false, backupCodesLeft: 0 });
  expect((await signIn()).body.twoFactorRedirect).toBeUndefined();
  expect(await isSignedIn()).toBe(true);
  expect((await verify(unusedCode(totpURI))).status).toBe(200);
  expect(await factorState()).toEqual({ isOn: true, backupCodesLeft: 10 });
});

test('with a second factor, the password alone signs nobody in, and ends the previous session', async () => {
  const { totpURI } = await turnedOn();
  await signIn();
  await verify(unusedCode(totpURI));
  const before = { ...jar };
  expect((await signIn()).body).toMatchObject({ twoFactorRedirect: true });
  expect(await isSignedIn()).toBe(false);
  const { session } = (await it.app.inject({ url: '/host/api/session', cookies: before })).json();
  expect(session).toBeNull();
  expect((await verify(wrongCode(totpURI))).body.code).toBe('INVALID_CODE');
  expect(await isSignedIn()).toBe(false);
  expect((await verify(unusedCode(totpURI))).status).toBe(200);
  expect(await isSignedIn()).toBe(true);
});

test('five wrong codes end the sign-in, ten consecutive wrong ones lock the account for a while', async () => {
  const { totpURI } = await turnedOn();
  const codes: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    if (at % 5 === 0) await signIn();
    codes.push((await verify(wrongCode(totpURI))).body.code);
  }
  expect(codes).toEqual([...Array(10).fill('INVALID_CODE'), 'ACCOUNT_TEMPORARILY_LOCKED']);
  await signIn();
  expect((await verify(unusedCode(totpURI))).status).toBe(429);
});

test('a code alone, without the password right before it, signs nobody in', async () => {
  const { totpURI, backupCodes } = await turnedOn();
  const code = backupCodes[0] ?? '';
  for (const answer of [
    await verify(unusedCode(totpURI)),
    await post('/two-factor/verify-backup-code', { code }),
    await post('/two-factor/disable', { password: PASSWORD }),
    await post('/two-factor/generate-backup-codes', { password: PASSWORD }),
  ])
    expect(answer.status).toBe(401);
});

// RFC 6238 §5.2
test('a code is used once: not again for the next sign-in, nor one before it', async () => {
  const { totpURI } = await turnedOn();
  const before = totpOf(totpURI, Date.now() - 30_000);
  const code = unusedCode(totpURI);
  await signIn();
  expect((await verify(code)).status).toBe(200);
  for (const used of [code, before]) {
    await signIn();
    expect(await verify(used)).toMatchObject({ status: 401, body: { code: 'INVALID_CODE' } });
  }
  expect((await verify(unusedCode(totpURI))).status).toBe(200);
});

test('of two requests at once with the same code, one is signed in', async () => {
  const { totpURI } = await turnedOn();
  const code = unusedCode(totpURI);
  const browsers = await Promise.all([0, 1, 2, 3].map(() => it.signIn(ANN)));
  const answers = await Promise.all(
    browsers.map(({ cookies }) =>
      it.app.inject({
        method: 'POST',
        url: '/host/auth/two-factor/verify-totp',
        headers: ORIGIN,
        cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
        payload: { code },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
});

test('a backup code signs in once; new ones replace all of them', async () => {
  const { backupCodes } = await turnedOn();
  const [first = '', second = ''] = backupCodes;
  const use = async (code: string) => {
    await signIn();
    return (await post('/two-factor/verify-backup-code', { code })).status;
  };
  expect(await use(first)).toBe(200);
  expect((await factorState()).backupCodesLeft).toBe(9);
  expect(await use(first)).toBe(401);
  expect(await use(second)).toBe(200);
  const renewed = await post('/two-factor/generate-backup-codes', { password: PASSWORD });
  expect(renewed.body.backupCodes).toHaveLength(10);
  expect(await use(backupCodes[2] ?? '')).toBe(401);
  expect(await use(renewed.body.backupCodes[0])).toBe(200);
});

test('once it is turned off, the password is enough again', async () => {
  const { totpURI } = await turnedOn();
  await signIn();
  await verify(unusedCode(totpURI));
  const refused = await post('/two-factor/disable', { password: 'not the password' });
  expect(refused.body.code).toBe('INVALID_PASSWORD');
  expect((await post('/two-factor/disable', { password: PASSWORD })).status).toBe(200);
  expect(await factorState()).toEqual({ isOn: false, backupCodesLeft: 0 });
  await post('/sign-out', {});
  await signIn();
  expect(await isSignedIn()).toBe(true);
});

test('an administrator can turn it off for others, and on for nobody', async () => {
  const { backupCodes } = await turnedOn(); // ann is the first account
  const bob = await it.newPerson('bob@example.org');
  const change = (body: object) =>
    it.app.inject({
      method: 'PATCH',
      url: `/host/api/accounts/${bob.id}`,
      headers: ORIGIN,
      cookies: jar,
      payload: body,
    });
  const mine = jar;
  jar = bob.cookies;
  await verify(unusedCode((await setUp()).totpURI));
  const theirs = jar;
  jar = mine;
  expect((await change({ hasSecondFactor: false })).statusCode).toBe(401);
  await signIn();
  await post('/two-factor/verify-backup-code', { code: backupCodes[0] });
  const { accounts } = await get('/host/api/accounts');
  expect(accounts).toMatchObject([{ hasSecondFactor: true }, { hasSecondFactor: true }]);
  expect((await change({ hasSecondFactor: true })).statusCode).toBe(422);
  expect((await change({ hasSecondFactor: false })).json()).toMatchObject({
    hasSecondFactor: false,
  });
  expect(await factorState()).toMatchObject({ isOn: true });
  jar = theirs;
  expect(await factorState()).toEqual({ isOn: false, backupCodesLeft: 0 });
  expect((await setUp()).backupCodes).toHaveLength(10);
});

test('the database contains neither the key nor a backup code in plain text', async () => {
  const { totpURI, backupCodes } = await setUp();
  const [row] = await it.host.orm.select().from(hostTwoFactor);
  const kept = JSON.stringify(row);
  const key = new URL(totpURI).searchParams.get('secret') ?? '';
  expect(key.length).toBeGreaterThanOrEqual(32);
  for (const secret of [key, ...backupCodes]) expect(kept).not.toContain(secret);
});

test('one address may try ten codes a minute', async () => {
  const { totpURI } = await turnedOn();
  await it.close();
  it = await testHost({ limitSignIns: true });
  jar = {};
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await verify(wrongCode(totpURI))).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
