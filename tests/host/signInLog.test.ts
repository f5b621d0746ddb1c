import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ORIGIN, type TestHost, testHost } from '#tests/host/support/testServer.ts';
import { totpOf, unusedCode } from '#tests/support/totp.ts';

const ANN = 'ann@example.org';
const PASSWORD = 'correct horse battery';
const ADDRESS = '192.0.2.7';

let it: TestHost;
let jar: Record<string, string>;
const start = async (options: Parameters<typeof testHost>[0] = {}) => {
  it = await testHost(options);
  jar = {};
};
beforeEach(() => start());
afterEach(() => it.close());

async function send(method: 'POST' | 'DELETE', url: string, payload: object = {}) {
  const answer = await it.app.inject({
    method,
    url,
    headers: ORIGIN,
    cookies: jar,
    remoteAddress: ADDRESS,
    payload,
  });
  for (const { name, value, maxAge } of answer.cookies)
    if (maxAge === 0) delete jar[name];
    else jar[name] = value;
  return answer.json();
}
const post = (path: string, payload?: object) => send('POST', `/host/auth${path}`, payload);
const signUp = () => post('/sign-up/email', { email: ANN, name: 'Ann', password: PASSWORD });
const signIn = (password = PASSWORD, email = ANN) => post('/sign-in/email', { email, password });

/** The lines of the log, without what is the same in all. */
const lines = () =>
  it.log
    .filter(({ msg }) => msg === 'sign-in log')
    .map(({ event, outcome, code, account, address }) => ({
      event,
      outcome,
      account,
      address,
      ...(code !== undefined && { code }),
    }));

// OWASP ASVS 16.3.1
test('whatever happens to the sign-in of an account has a line with account and address', async () => {
  const { user } = await signUp();
  await post('/sign-out');
  await signIn('not the password');
  await signIn();
  const { totpURI, backupCodes } = await post('/two-factor/enable', { password: PASSWORD });
  await post('/two-factor/verify-totp', { code: unusedCode(totpURI) });
  await post('/sign-out');
  await signIn();
  await post('/two-factor/verify-totp', { code: '000000' });
  await post('/two-factor/verify-backup-code', { code: 'not one' });
  await post('/two-factor/verify-totp', { code: unusedCode(totpURI) });
  const next = 'another horse battery';
  await post('/change-password', {
    currentPassword: PASSWORD,
    newPassword: next,
    revokeOtherSessions: true,
  });
  await post('/two-factor/generate-backup-codes', { password: next });
  await post('/two-factor/disable', { password: next });
  await send('POST', '/host/api/sign-out-everywhere');
  const seen = lines();
  const isAnn = { account: user.id, address: ADDRESS };
  expect(seen).toEqual([
    { event: 'sign-up', outcome: 'success', ...isAnn },
    { event: 'sign-out', outcome: 'success', ...isAnn },
    { event: 'sign-in', outcome: 'failure', ...isAnn, code: 'INVALID_EMAIL_OR_PASSWORD' },
    { event: 'sign-in', outcome: 'success', ...isAnn },
    { event: 'second factor set up', outcome: 'success', ...isAnn },
    { event: 'second step', outcome: 'success', ...isAnn },
    { event: 'sign-out', outcome: 'success', ...isAnn },
    { event: 'sign-in', outcome: 'pending', ...isAnn },
    { event: 'second step', outcome: 'failure', ...isAnn, code: 'INVALID_CODE' },
    { event: 'second step', outcome: 'failure', ...isAnn, code: 'INVALID_BACKUP_CODE' },
    { event: 'second step', outcome: 'success', ...isAnn },
    { event: 'password change', outcome: 'success', ...isAnn },
    { event: 'new backup codes', outcome: 'success', ...isAnn },
    { event: 'second factor off', outcome: 'success', ...isAnn },
    { event: 'other sessions ended', outcome: 'success', ...isAnn },
  ]);
  const key = new URL(totpURI).searchParams.get('secret') ?? '';
  for (const secret of [PASSWORD, next, key, ...backupCodes, ANN, ...Object.values(jar)])
    expect(JSON.stringify(it.log)).not.toContain(secret);
});

test('a locked account and too many attempts have lines of their own', async () => {
  const { user } = await signUp();
  const { totpURI } = await post('/two-factor/enable', { password: PASSWORD });
  await post('/two-factor/verify-totp', { code: unusedCode(totpURI) });
  await post('/sign-out');
  const wrong = String((Number(totpOf(totpURI)) + 1) % 1_000_000).padStart(6, '0');
  for (let at = 0; at < 11; at += 1) {
    if (at % 5 === 0) await signIn();
    await post('/two-factor/verify-totp', { code: wrong });
  }
  expect(lines().at(-1)).toMatchObject({ outcome: 'locked', account: user.id });
  await it.close();
  await start({ limitSignIns: true });
  for (let at = 0; at < 11; at += 1) await signIn('a guess');
  expect(lines().at(-1)).toMatchObject({ event: 'sign-in', outcome: 'limited', address: ADDRESS });
});

test('an e-mail without an account, which may be a password, is a keyed hash', async () => {
  await signIn(PASSWORD, 'my-pass@word.example');
  await signIn(PASSWORD, 'my-pass@word.example');
  await signIn(PASSWORD, 'other@word.example');
  const [one, same, other] = lines().map(({ account }) => account);
  expect(one).toMatch(/^#[\w-]{16}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('in a shared log addresses are keyed hashes, too', async () => {
  await it.close();
  await start({ isLogShared: true });
  await signUp();
  expect(lines()).toEqual([
    expect.objectContaining({ address: expect.stringMatching(/^#[\w-]{16}$/) }),
  ]);
  expect(JSON.stringify(it.log)).not.toContain(ADDRESS);
});
