import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Orm } from '#db/database.ts';
import { hostSecret } from '#db/schema/host.ts';

export interface Secrets {
  /** Signs sessions and API keys. */
  readonly secret: string;
  /** Private ES256 key of the access tokens, with its `kid`. */
  readonly signingKey: JWK;
  /** Until then, sessions continue whose cookie has the name of earlier versions. */
  readonly oldCookiesUntil: Date;
}

/**
 * Returns the secrets of the installation. The process that starts first creates them; all processes share them.
 */
export async function readSecrets(orm: Orm, oldCookiesUntil: Date): Promise<Secrets> {
  const secret = await keptOrMade(orm, 'secret', async () => randomBytes(32).toString('base64url'));
  const signingKey = await keptOrMade(orm, 'signing_key', makeSigningKey);
  const until = await keptOrMade(orm, 'old_cookies_until', async () =>
    oldCookiesUntil.toISOString(),
  );
  return { secret, signingKey, oldCookiesUntil: new Date(until) };
}

async function keptOrMade<T>(orm: Orm, name: string, make: () => Promise<T>): Promise<T> {
  const kept = await read<T>(orm, name);
  if (kept !== undefined) return kept;
  await orm
    .insert(hostSecret)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return (await read<T>(orm, name)) as T;
}

async function read<T>(orm: Orm, name: string): Promise<T | undefined> {
  const [row] = await orm.select().from(hostSecret).where(eq(hostSecret.name, name));
  return row?.value as T | undefined;
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'ES256', kid: randomBytes(8).toString('hex') };
}
