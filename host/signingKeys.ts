/**
 * The keys that sign access tokens. A new one is published before it signs, so that every process and every API server
 * knows it by then; the one before stays until the last token that it has signed is over.
 */
import { randomBytes } from 'node:crypto';
import { inArray, like } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Orm } from '#db/database.ts';
import { hostSecret } from '#db/schema/host.ts';
import { hostPurpose, SIGNING_KEY } from '#db/secrets/storedSecrets.ts';
import { secretKept, type Vault } from './secrets.ts';

export const TOKEN_LIFETIME_S = 15 * 60;
/** Longer than a process keeps the keys (KEPT_MS), and than API servers wait before they fetch an unknown key (30 s). */
const PUBLISHED_BEFORE_MS = 60_000;
/** As far as clocks may differ. */
const CLOCKS_MS = 60_000;

/** A private ES256 key with its `kid`. */
export interface SigningKey extends JWK {
  /** Milliseconds since 1970; undefined: always, of the first key. */
  readonly signsFrom?: number;
}

/** The keys whose tokens are valid, the one that signs now first. Creates one if there is none, and forgets those that are over. */
export async function signingKeys(vault: Vault, now: Date): Promise<readonly SigningKey[]> {
  const stored = await storedKeys(vault);
  if (stored.length === 0) {
    await secretKept(vault, SIGNING_KEY, makeSigningKey);
    return signingKeys(vault, now);
  }
  const isOver = (_: StoredKey, at: number) => {
    const next = stored[at - 1];
    return next !== undefined && now.getTime() > startOf(next.key) + KEPT_AFTER_MS;
  };
  const over = stored.filter(isOver).map(({ name }) => name);
  if (over.length > 0) await vault.orm.delete(hostSecret).where(inArray(hostSecret.name, over));
  const keys = stored.filter(({ name }) => !over.includes(name)).map(({ key }) => key);
  const isLater = (key: SigningKey) => startOf(key) > now.getTime();
  return [...keys.filter((key) => !isLater(key)), ...keys.filter(isLater)];
}

interface StoredKey {
  readonly name: string;
  readonly key: SigningKey;
}

/** The latest first. */
async function storedKeys({ orm, secrets }: Vault): Promise<readonly StoredKey[]> {
  const rows = await orm.select().from(hostSecret).where(isSigningKey);
  const keys = await Promise.all(
    rows.map(async ({ name, value }) => {
      const text = await secrets.open(String(value), hostPurpose(name));
      return { name, key: JSON.parse(text) as SigningKey };
    }),
  );
  return keys.toSorted((one, other) => startOf(other.key) - startOf(one.key));
}

const KEPT_AFTER_MS = TOKEN_LIFETIME_S * 1000 + CLOCKS_MS;
const isSigningKey = like(hostSecret.name, `${SIGNING_KEY}%`);
const startOf = ({ signsFrom = 0 }: SigningKey): number => signsFrom;

/** Whether there is an embedded host, which signs tokens. */
export const hasSigningKey = async (orm: Orm): Promise<boolean> =>
  (await orm.$count(hostSecret, isSigningKey)) > 0;

/**
 * Adds a key that signs from a minute on, unless there already is one that does not sign yet. The keys before it are forgotten
 * when their tokens are over.
 */
export async function addSigningKey(vault: Vault, now: Date): Promise<void> {
  const [latest] = await storedKeys(vault);
  if (latest !== undefined && startOf(latest.key) > now.getTime()) return;
  const key = await makeSigningKey();
  await secretKept(vault, `${SIGNING_KEY}.${key.kid}`, () => ({
    ...key,
    signsFrom: now.getTime() + PUBLISHED_BEFORE_MS,
  }));
}

async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomBytes(8).toString('hex') };
}

/** What may be published of a key. */
export const publicPart = ({ kty, crv, x, y, alg, kid }: SigningKey): JWK =>
  ({ kty, crv, x, y, alg, kid }) as JWK;
