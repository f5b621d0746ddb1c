import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostSecret } from '#db/schema/host.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import { hostPurpose, SIGNING_SECRET } from '#db/secrets/storedSecrets.ts';

/** Where the embedded host keeps its secrets: encrypted, in a table of the database that all processes share. */
export interface Vault {
  readonly orm: Orm;
  readonly secrets: SecretBox;
}

/** The secret that signs sessions and API keys. The process that starts first creates it. */
export async function signingSecret(vault: Vault): Promise<string> {
  return secretKept(vault, SIGNING_SECRET, () => randomBytes(32).toString('base64url'));
}

/** Until then, sessions continue whose cookie has the name of earlier versions. `first`: what the first start says. */
export async function oldCookiesUntil(orm: Orm, first: Date): Promise<Date> {
  return new Date(await kept<string>(orm, 'old_cookies_until', async () => first.toISOString()));
}

/** The secret of this name; if there is none, the one that `make` returns or, of two processes, the first one made. */
export async function secretKept<T>(
  { orm, secrets }: Vault,
  name: string,
  make: () => T | Promise<T>,
): Promise<T> {
  const purpose = hostPurpose(name);
  const sealed = await kept<string>(orm, name, async () =>
    secrets.seal(JSON.stringify(await make()), purpose),
  );
  return JSON.parse(await secrets.open(sealed, purpose)) as T;
}

async function kept<T>(orm: Orm, name: string, make: () => Promise<T>): Promise<T> {
  const found = await read<T>(orm, name);
  if (found !== undefined) return found;
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
