import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { HostDirectory } from '#contract/host/host.ts';
import { type RemoteHostOptions, remoteHost } from '#server/adapters/host/remoteHost.ts';
import { someClaims } from '#tests/support/factories.ts';
import { type Asked, answerJson, startServer, type TestServer } from '#tests/support/httpServer.ts';

const SECRET = 'the secret of this installation';
const ISSUER = 'https://platform.example';
const AUDIENCE = 'content-toolkit';
const USER = {
  id: 'user-1',
  createDate: '2024-05-01T00:00:00.000Z',
  isAdmin: false,
  isSupport: true,
  serpBasedAddon: 0,
};
const GRANT = {
  id: 'folder-1',
  ownerId: 'user-1',
  canWrite: true,
  isArchived: false,
  isOwnerLapsed: false,
};
const { exp: _exp, ...CLAIMS } = someClaims({ sub: USER.id });
const UNAVAILABLE = { code: 'unavailable', status: 503 };

interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly jwk: JWK;
}

async function newKey(alg = 'ES256'): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg);
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), alg, kid: randomUUID() } };
}

interface TokenChange {
  readonly claims?: object;
  readonly issuer?: string;
  readonly audience?: string;
  /** Seconds from now. */
  readonly lifetimeS?: number;
}

function signed({ privateKey, jwk }: SigningKey, change: TokenChange = {}): Promise<string> {
  const { claims = CLAIMS, issuer = ISSUER, audience = AUDIENCE, lifetimeS = 900 } = change;
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: jwk.alg ?? '', kid: jwk.kid ?? '' })
    .setSubject(USER.id)
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(Math.floor(nowMs / 1000) + lifetimeS)
    .sign(privateKey);
}

type Answer = (response: ServerResponse, asked: Asked) => void;

let nowMs: number;
let key: SigningKey;
let platform: TestServer;
/** What the platform publishes. */
let keys: JWK[];
/** Answers that replace its own; a test fills it. */
let faults: (Answer | undefined)[];
let warnings: string[];

const asJson =
  (status: number, body: unknown = {}): Answer =>
  (response) =>
    answerJson(response, status, body as object);
const hangUp: Answer = (response) => void response.destroy();
const saysNothing: Answer = () => undefined;

const isKnown = ({ headers }: Asked) =>
  headers['x-api-key'] === 'live key' || headers['x-api-key'] === undefined;

const answerAsPlatform: Answer = (response, asked) => {
  const { pathname, searchParams } = new URL(asked.url, ISSUER);
  if (pathname === '/jwks.json') return answerJson(response, 200, { keys });
  if (asked.headers.authorization !== `Bearer ${SECRET}`) return answerJson(response, 401, {});
  if (pathname === '/directory/session' && isKnown(asked)) return answerJson(response, 200, USER);
  const isHers = searchParams.get('userId') === USER.id;
  if (pathname === '/directory/folders/folder-1' && isHers) return answerJson(response, 200, GRANT);
  return answerJson(response, 404, {});
};

beforeEach(async () => {
  nowMs = Date.now();
  key = await newKey();
  keys = [key.jwk];
  faults = [];
  warnings = [];
  platform = await startServer((response, asked) =>
    (faults.shift() ?? answerAsPlatform)(response, asked),
  );
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.close();
});

const host = (change: Partial<RemoteHostOptions> = {}): HostDirectory =>
  remoteHost({
    jwksUrl: `${platform.url}/jwks.json`,
    issuer: ISSUER,
    audience: AUDIENCE,
    apiUrl: `${platform.url}/directory`,
    apiSecret: SECRET,
    log: { warn: (data, message) => warnings.push(`${message}: ${JSON.stringify(data)}`) },
    now: () => new Date(nowMs),
    ...change,
  });

const timesAsked = (path: string) => platform.asked.filter(({ url }) => url === path).length;

describe('access tokens of a remote platform', () => {
  // §d.host.1
  test.each(['ES256', 'RS256'])(
    'access tokens of a remote platform are verified by its key set, signed %s',
    async (alg) => {
      const other = await newKey(alg);
      keys = [key.jwk, other.jwk];
      const claims = await host().claimsOfToken(await signed(other));
      expect(claims).toMatchObject(CLAIMS);
    },
  );

  test.each<[string, TokenChange]>([
    ['that have expired', { lifetimeS: -60 }],
    ['for another audience', { audience: 'another-product' }],
    ['of another issuer', { issuer: 'https://elsewhere.example' }],
    ['without the claims of the contract', { claims: { email: 'mara@example.org' } }],
  ])('access tokens of a remote platform are refused %s', async (_what, change) => {
    expect(await host().claimsOfToken(await signed(key, change))).toBeNull();
  });

  test('access tokens of a remote platform are refused if another key signed them, or none', async () => {
    const [foreign, genuine] = [await newKey(), await signed(key)];
    const forged = { ...foreign, jwk: { ...foreign.jwk, kid: key.jwk.kid ?? '' } };
    const [head = '', body = ''] = genuine.split('.');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const directory = host();
    const tokens = [await signed(foreign), await signed(forged), `${head}.${body}.AA`];
    for (const token of [...tokens, `${unsigned}.${body}.`, 'no token', ''])
      expect(await directory.claimsOfToken(token)).toBeNull();
    expect(await directory.claimsOfToken(genuine)).not.toBeNull();
  });

  test('access tokens of a remote platform may have any issuer and audience if none is configured', async () => {
    const directory = host({ issuer: null, audience: null });
    const token = await signed(key, { issuer: 'anybody', audience: 'anything' });
    expect(await directory.claimsOfToken(token)).not.toBeNull();
  });

  test('access tokens of a remote platform are cached until they expire, and no longer, whatever happens to the keys', async () => {
    const clock = jest.spyOn(Date, 'now');
    const passMinutes = (minutes: number) => {
      nowMs += minutes * 60_000;
      clock.mockReturnValue(nowMs); // after ten of them jose reads the keys again
    };
    const directory = host();
    const token = await signed(key, { lifetimeS: 15 * 60 });
    expect(await directory.claimsOfToken(token)).not.toBeNull();
    keys = [];
    passMinutes(14);
    expect(await directory.claimsOfToken(token)).not.toBeNull();
    passMinutes(2);
    expect(await directory.claimsOfToken(token)).toBeNull();
  });

  test('access tokens of a remote platform are verified by a newer key, which is fetched at most every 30 s', async () => {
    const clock = jest.spyOn(Date, 'now');
    const readAt = Date.now();
    const directory = host();
    await directory.claimsOfToken(await signed(key));
    const newer = await newKey();
    keys = [newer.jwk];
    const token = await signed(newer);
    clock.mockReturnValue(readAt + 20_000);
    expect(await directory.claimsOfToken(token)).toBeNull();
    expect(timesAsked('/jwks.json')).toBe(1);
    clock.mockReturnValue(readAt + 40_000);
    expect(await directory.claimsOfToken(token)).not.toBeNull();
    expect(timesAsked('/jwks.json')).toBe(2);
  });

  test.each<[string, Answer]>([
    ['does not answer', hangUp],
    ['fails', asJson(500)],
    ['sends us on', (response) => void response.writeHead(302, { location: '/' }).end()],
    ['is no key set', asJson(200, { keys: 'none' })],
  ])(
    'access tokens of a remote platform are neither good nor bad while the key set %s',
    async (_what, fault) => {
      const directory = host();
      const token = await signed(key);
      faults = [fault, fault];
      await expect(directory.claimsOfToken(token)).rejects.toMatchObject(UNAVAILABLE);
      faults = [];
      expect(await directory.claimsOfToken(token)).not.toBeNull();
    },
  );
});

describe('sessions of a remote platform', () => {
  // §d.host.1
  test('sessions of a remote platform are requested by API key, with the secret of the installation', async () => {
    expect(await host().userOfApiKey('live key')).toEqual(USER);
    const [asked] = platform.asked;
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${SECRET}`,
      'x-api-key': 'live key',
    });
    expect(await host().userOfApiKey('unknown key')).toBeNull();
  });

  test('sessions of a remote platform are requested at most once a second, so that a sign-out takes effect within a second', async () => {
    const directory = host();
    await Promise.all([1, 2, 3].map(() => directory.userOfApiKey('live key')));
    nowMs += 999;
    expect(await directory.userOfApiKey('live key')).toEqual(USER);
    expect(timesAsked('/directory/session')).toBe(1);
    faults = [asJson(404)];
    nowMs += 1;
    expect(await directory.userOfApiKey('live key')).toBeNull();
  });

  test('sessions of a remote platform are requested again at once after a missing session or a failure', async () => {
    const directory = host();
    faults = [asJson(404), asJson(503), asJson(503)];
    expect(await directory.userOfApiKey('live key')).toBeNull();
    await expect(directory.userOfApiKey('live key')).rejects.toMatchObject(UNAVAILABLE);
    expect(await directory.userOfApiKey('live key')).toEqual(USER);
  });
});

describe('folders of a remote platform', () => {
  // §d.host.1
  test('folders of a remote platform are requested each time, for one user', async () => {
    const directory = host({ apiUrl: `${platform.url}/directory/` });
    expect(await directory.folder('folder-1', USER.id)).toEqual(GRANT);
    expect(await directory.folder('folder-1', 'user-2')).toBeNull();
    faults = [asJson(200, { ...GRANT, isArchived: true, name: 'more than we ask' })];
    expect(await directory.folder('folder-1', USER.id)).toEqual({ ...GRANT, isArchived: true });
  });

  test('folders of a remote platform are requested by their escaped ids', async () => {
    await host().folder('../session?a=b#c', 'user 1&userId=user-1');
    expect(platform.asked[0]?.url).toBe(
      '/directory/folders/..%2Fsession%3Fa%3Db%23c?userId=user+1%26userId%3Duser-1',
    );
  });
});

describe('flags of a remote platform', () => {
  const visible = async () =>
    (await host().flags(USER.id)).flatMap(({ name, isVisible }) => (isVisible ? [name] : []));

  // §d.flags.7
  test('flags of a remote platform are requested each time, for one user', async () => {
    const flags = [
      { name: 'humanization', isVisible: true },
      { name: 'of the platform', isVisible: false },
    ];
    faults = [asJson(200, { flags, more: 'than we ask' })];
    expect(await host().flags('user 1')).toEqual(flags);
    expect(platform.asked[0]?.url).toBe('/directory/flags?userId=user+1');
  });

  // §d.flags.7
  test('flags of a remote platform are the usual ones where the platform does not say, and unknown while it is away', async () => {
    expect(await visible()).toContain('humanization');
    faults = [asJson(502), asJson(502)];
    await expect(visible()).rejects.toMatchObject(UNAVAILABLE);
  });
});

describe('a platform that fails', () => {
  test.each<[string, Answer]>([
    ['breaks off', hangUp],
    ['answers 502', asJson(502)],
  ])('a platform that fails is asked once more when it %s', async (_what, fault) => {
    faults = [fault];
    expect(await host().folder('folder-1', USER.id)).toEqual(GRANT);
    expect(platform.asked).toHaveLength(2);
    faults = [fault];
    expect(await host().claimsOfToken(await signed(key))).not.toBeNull();
    expect(timesAsked('/jwks.json')).toBe(2);
  });

  test.each<[string, Answer[]]>([
    ['breaks off twice', [hangUp, hangUp]],
    ['answers 500 twice', [asJson(500), asJson(500)]],
    ['refuses the request', [asJson(400)]],
    ['has too much to do', [asJson(429)]],
    ['sends us elsewhere', [(response) => void response.writeHead(302, { location: '/' }).end()]],
    ['answers with something else', [asJson(200, { id: 'user-1' })]],
    ['answers with no JSON', [(response) => void response.end('<html>')]],
  ])('a platform that fails signs nobody out when it %s', async (_what, answers) => {
    faults = [...answers];
    await expect(host().userOfApiKey('live key')).rejects.toMatchObject(UNAVAILABLE);
    expect(platform.asked).toHaveLength(answers.length);
  });

  test('a platform that fails signs nobody out when it is down', async () => {
    const directory = host();
    const token = await signed(key);
    await platform.close();
    await expect(directory.userOfApiKey('live key')).rejects.toMatchObject(UNAVAILABLE);
    await expect(directory.claimsOfToken(token)).rejects.toMatchObject(UNAVAILABLE);
    await expect(directory.folder('folder-1', USER.id)).rejects.toMatchObject(UNAVAILABLE);
  });

  test('a platform that fails gets five seconds for both attempts', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    faults = [saysNothing, saysNothing];
    await expect(host().userOfApiKey('live key')).rejects.toMatchObject(UNAVAILABLE);
    expect(patience.mock.calls).toEqual([[5000]]);
  });

  test('a platform that fails signs nobody out when it refuses our secret, and the log names the error without the secret', async () => {
    const directory = host({ apiSecret: 'wrong secret' });
    await expect(directory.userOfApiKey('live key')).rejects.toMatchObject(UNAVAILABLE);
    await expect(directory.folder('folder-1', USER.id)).rejects.toMatchObject(UNAVAILABLE);
    expect(warnings).toHaveLength(2);
    expect(warnings.join()).not.toMatch(/wrong secret|live key/);
  });
});
