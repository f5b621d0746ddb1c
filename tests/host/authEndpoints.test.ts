import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ORIGIN, type TestHost, testHost } from '#tests/host/support/testServer.ts';
import { nastyAddress } from '#tests/support/nastyAddress.ts';

/** The requests of the pages and the SDK; nothing else of better-auth can be reached. */
const USED = [
  '/sign-up/email',
  '/sign-in/email',
  '/sign-out',
  '/change-password',
  '/two-factor/enable',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/two-factor/generate-backup-codes',
  '/two-factor/disable',
];
const EVIL = '/.//evil.example';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const WAYS = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'];

let it: TestHost;
beforeAll(async () => {
  it = await testHost();
});
afterAll(() => it.close());

const ask = (method: (typeof METHODS)[number], url: string, payload: object = {}) =>
  it.app.inject({ method, url, headers: ORIGIN, ...(method === 'POST' && { payload }) });

describe('endpoints of better-auth', () => {
  test('endpoints of better-auth that the product does not use are unknown, for every method', async () => {
    const paths = Object.values(it.host.auth.api).map(({ path }) => path);
    const unused = paths.filter((path) => path !== undefined && !USED.includes(path));
    expect(unused).toEqual(expect.arrayContaining(['/verify-email', '/verify-password', '/error']));
    const query = `?token=x&callbackURL=${encodeURIComponent(EVIL)}`;
    for (const path of unused)
      for (const method of METHODS) {
        const answer = await ask(method, `/host/auth${path}${query}`, { callbackURL: EVIL });
        expect(method).toEqual(method);
        expect(path).toEqual(path);
        expect(answer.statusCode).toBe(404);
      }
  });

  test.each([
    '/host/auth/verify-email/',
    '/host/auth//verify-email',
    '/host/auth/%76erify-email',
    '/host/auth/./verify-email',
    '/host/auth/sign-out/../verify-email',
    '/host/auth/sign-out/..%2fverify-email',
    '/host/auth/sign-out%2f..%2fverify-email',
    '/host/auth/verify-email;x',
    '/host/auth\\verify-email',
    '/HOST/auth/verify-email',
  ])('endpoints of better-auth cannot be reached by another spelling: %s', async (path) => {
    for (const to of ['/.//evil.example', '/..//evil.example', '/./..//e', '/content/..//e']) {
      const url = `${path}?token=x&callbackURL=${encodeURIComponent(to)}`;
      expect((await ask('GET', url)).statusCode).toBe(404);
    }
  });

  test('endpoints of better-auth that the product uses do not redirect, whatever address they are given', async () => {
    await fc.assert(
      fc.asyncProperty(
        nastyAddress(ORIGIN.origin),
        fc.constantFrom(...USED.filter((path) => path !== '/sign-up/email')),
        async (address, path) => {
          const ways = Object.fromEntries(WAYS.map((way) => [way, address]));
          const url = `/host/auth${path}?${new URLSearchParams({ ...ways, token: 'x' })}`;
          const asked = { email: 'a@example.org', password: 'x', code: '1', ...ways };
          const answer = await ask('POST', url, asked);
          expect(answer.headers.location).toBeUndefined();
          expect(answer.statusCode).not.toBe(302);
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toContain('evil');
        },
      ),
      { numRuns: 100 },
    );
  });
});
