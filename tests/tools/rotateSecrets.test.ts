import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { hostUser } from '#db/schema/host.ts';
import { installationSetting } from '#db/schema/installation.ts';
import { dropUnreadable, sealPlain } from '#db/secrets/sealStored.ts';
import { type SecretBox, secretBoxOf } from '#db/secrets/secretBox.ts';
import type { HostAccount } from '#host/accounts.ts';
import { createTokens } from '#host/credentials.ts';
import { TOKEN_LIFETIME_S } from '#host/signingKeys.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { openAll, storePlain } from '#tests/support/storedSecrets.ts';
import { saidOf } from '#tools/database/command.ts';
import { rotateSecrets } from '#tools/database/rotateSecrets.ts';

let opened: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  opened = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'toolkit-rotation-'));
});
afterEach(async () => {
  await opened.dispose();
  rmSync(dataDir, { recursive: true });
});

const inFile = () => ({ SECRETS_KEY: null, SECRETS_KEY_OLD: null, DATA_DIR: dataDir });
const keys = () => readFileSync(join(dataDir, 'secrets.key'), 'utf8').trim().split('\n');

/** A box that fails after it has encrypted so many secrets, as if the process were killed. */
function dyingAfter(box: SecretBox, seals: number): SecretBox {
  let left = seals;
  return {
    ...box,
    async seal(text, purpose) {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return box.seal(text, purpose);
    },
  };
}

test('everything is encrypted again, with a new key in the file, and the old one is gone', async () => {
  const { database } = opened;
  const box = secretBoxOf(inFile());
  const plain = await storePlain(database.orm);
  await sealPlain(database, box);
  const [old] = keys();
  const before = await openAll(database.orm, box);
  expect((await rotateSecrets(database, inFile())).sealed).toBe(plain.length);
  expect(keys()).toEqual([expect.not.stringMatching(String(old))]);
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secrets.key']);
  const after = await openAll(database.orm, box); // a process that has been running all the time
  for (const text of before.texts) expect(after.texts).toContain(text);
  expect(after.closed).toBe(0);
  const withOld = secretBoxOf({ ...inFile(), SECRETS_KEY: Buffer.from(String(old), 'base64') });
  expect((await openAll(database.orm, withOld)).texts).toEqual([]);
});

test('a rotation may be killed at any point: every secret opens, and the next one completes it', async () => {
  const { database } = opened;
  const box = secretBoxOf(inFile());
  const plain = await storePlain(database.orm);
  await sealPlain(database, box);
  const first = keys();
  for (let kills = 0; kills < plain.length; kills += 1) {
    const killed = rotateSecrets(database, inFile(), dyingAfter(box, kills % 2));
    await expect(killed).rejects.toThrow('killed');
    const { texts, closed } = await openAll(database.orm, box);
    expect(closed).toBe(0);
    for (const secret of plain) expect(texts.join()).toContain(secret);
  }
  expect(keys()).toEqual([expect.any(String), ...first]);
  const [next] = keys();
  await rotateSecrets(database, inFile());
  expect(keys()).toEqual([next]);
  expect((await openAll(database.orm, box)).closed).toBe(0);
});

test('with SECRETS_KEY the old keys are in SECRETS_KEY_OLD, without which nothing is changed', async () => {
  const { database } = opened;
  const [oldest, old, next] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const configOf = (SECRETS_KEY: Buffer, older: readonly Buffer[] | null) => ({
    SECRETS_KEY,
    SECRETS_KEY_OLD: older && [...older],
    DATA_DIR: dataDir,
  });
  const plain = await storePlain(database.orm);
  await sealPlain(database, secretBoxOf(configOf(oldest, null)));
  const refusal = rotateSecrets(database, configOf(next, null)).catch(saidOf);
  expect(await refusal).toMatch(/^Set SECRETS_KEY to a new key .* SECRETS_KEY_OLD/);
  await rotateSecrets(database, configOf(old, [oldest]));
  await rotateSecrets(database, configOf(next, [oldest, old]));
  const { texts, closed } = await openAll(database.orm, secretBoxOf(configOf(next, null)));
  expect(closed).toBe(0);
  expect(texts.length >= plain.length).toBe(true);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('secrets that no key opens stay, unless they are to be removed; then the installation works without them', async () => {
  const { database } = opened;
  const { orm } = database;
  const plain = await storePlain(orm);
  const lost = secretBoxOf({ ...inFile(), SECRETS_KEY: randomBytes(32) });
  await sealPlain(database, lost);
  const config = { ...inFile(), SECRETS_KEY: randomBytes(32), SECRETS_KEY_OLD: [randomBytes(32)] };
  await expect(rotateSecrets(database, config)).rejects.toThrow('another key');
  expect((await openAll(orm, lost)).texts).toHaveLength(plain.length);
  await orm.update(hostUser).set({ twoFactorEnabled: true });
  expect(await dropUnreadable(orm, secretBoxOf(config))).toBe(plain.length);
  expect(await openAll(orm, secretBoxOf(config))).toEqual({ texts: [], closed: 0 });
  const [user] = await orm.select().from(hostUser);
  expect(user?.twoFactorEnabled).toBe(false);
  expect(await orm.select().from(installationSetting)).toHaveLength(4); // without their secrets
  expect((await rotateSecrets(database, config)).sealed).toBe(0);
});

test('tokens of the old key stay valid until they expire, in processes that go on running; then it goes', async () => {
  const { database } = opened;
  const { orm } = database;
  const secrets = secretBoxOf(inFile());
  const start = new Date();
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const account = {
    id: 'u',
    email: 'u@example.com',
    activeProducts: [],
    trial: 'used',
    subscriptionEndsAt: null,
    trialEndsAt: null,
  } as unknown as HostAccount;
  const running = await createTokens({ orm, secrets }, start);
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(String(token.split('.')[0]), 'base64url').toString()).kid;
  const kids = async (now: Date) => (await running.jwks(now)).keys.map(({ kid }) => kid);
  const old = await running.sign(account, start);
  await rotateSecrets(database, inFile());
  // Published, and known everywhere, before it signs.
  expect(kidOf(await running.sign(account, after(20)))).toBe(kidOf(old));
  expect(await kids(after(40))).toHaveLength(2);
  const lastOfOld = await running.sign(account, after(59));
  expect(kidOf(lastOfOld)).toBe(kidOf(old));
  const next = await running.sign(account, after(90));
  expect(kidOf(next)).not.toBe(kidOf(old));
  const another = await createTokens({ orm, secrets }, after(100));
  for (const token of [old, lastOfOld, next])
    expect(await another.verify(token, after(100))).toMatchObject({ sub: 'u' });
  const elsewhere = createLocalJWKSet(await running.jwks(after(120)));
  for (const token of [old, next]) await jwtVerify(token, elsewhere, { currentDate: after(120) });
  expect(await another.verify(lastOfOld, after(58 + TOKEN_LIFETIME_S))).not.toBeNull();
  expect(await another.verify(lastOfOld, after(60 + TOKEN_LIFETIME_S))).toBeNull();
  const later = after(TOKEN_LIFETIME_S + 300);
  expect(await kids(later)).toEqual([kidOf(next)]);
  expect(await another.verify(await running.sign(account, later), later)).not.toBeNull();
  expect((await openAll(orm, secrets)).texts).toHaveLength(1); // the old private key is nowhere
});
