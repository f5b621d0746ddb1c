/** A database with a secret in every place of `STORED_SECRETS`. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostSecret, hostTwoFactor, hostUser } from '#db/schema/host.ts';
import { installationSetting, type Settings } from '#db/schema/installation.ts';
import { secretsIn } from '#db/secrets/sealStored.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';

const [WORKSPACE, ARTICLE] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

const SETTINGS: Settings = {
  models: {
    protocol: 'openai',
    address: 'https://api.example.com/v1',
    best: 'b',
    fast: 'f',
    image: null,
    prices: null,
  },
  search: { provider: 'brave', address: null },
  mail: {
    host: 'mail.example.com',
    port: 587,
    encryption: 'starttls',
    user: 'u',
    from: 'a@example.com',
  },
  images: {},
};

/** Stores secrets in plain text, as older versions did. Returns them. */
export async function storePlain(orm: Orm): Promise<readonly string[]> {
  const made: string[] = [];
  const secret = () => {
    const next = randomBytes(24).toString('base64url');
    made.push(next);
    return next;
  };
  await orm.execute(sql`insert into workspace (id, owner_id, type, time_zone, tags, created_at)
    values (${WORKSPACE}, 'owner', 'MAIN', 'UTC', '{}', now())`);
  await orm.execute(sql`insert into article (id, workspace_id, type, stored_title, displayed_title, version,
      block_order, body_chars, target_keywords, language, is_empty, setup_status, generation_seq, created_at, updated_at)
    values (${ARTICLE}, ${WORKSPACE}, 'ARTICLE', '', '', 1, '[]', 0, '[]', 'en', true, 'none', 0, now(), now())`);
  await orm.execute(sql`insert into article_share (article_id, token, token_hash, created_at)
    values (${ARTICLE}, ${secret()}, 'h', now())`);
  await orm.execute(sql`insert into idea_subscription (workspace_id, user_id, email, token, token_hash, created_at)
    values (${WORKSPACE}, 'u', 'e', ${secret()}, 'h', now())`);
  await orm.insert(hostUser).values({ id: 'u', name: 'u', email: 'u@example.com' });
  await orm
    .insert(hostTwoFactor)
    .values({ id: 't', userId: 'u', secret: secret(), backupCodes: secret() });
  await orm.insert(hostSecret).values([
    { name: 'secret', value: secret() },
    { name: 'signing_key', value: { kty: 'EC', d: secret() } },
    { name: 'owner', value: 'u' },
  ]);
  for (const [name, value] of Object.entries(SETTINGS))
    await orm.insert(installationSetting).values({
      name: name as keyof Settings,
      value,
      secret: secret(),
      updatedBy: '',
      revision: crypto.randomUUID(),
      updatedAt: new Date(),
    });
  return made;
}

/** Every secret that `box` opens, and how many it does not. */
export async function openAll(orm: Orm, box: SecretBox) {
  const texts: string[] = [];
  let closed = 0;
  for (const { value, purpose } of await secretsIn(orm)) {
    const text = await box.open(String(value), purpose).catch(() => null);
    if (text === null) closed += 1;
    else texts.push(text);
  }
  return { texts, closed };
}
