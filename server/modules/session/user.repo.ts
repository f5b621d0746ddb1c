import { eq } from 'drizzle-orm';
import type { UserConfig } from '#contract/session/user.schema.ts';
import type { Orm } from '#db/database.ts';
import { userConfig } from '#db/schema/workspace.ts';

export async function readConfig(orm: Orm, userId: string): Promise<UserConfig> {
  const [row] = await orm.select().from(userConfig).where(eq(userConfig.userId, userId));
  return row?.config ?? {};
}

/** Replaces the whole object. */
export async function writeConfig(orm: Orm, userId: string, config: UserConfig): Promise<void> {
  await orm
    .insert(userConfig)
    .values({ userId, config })
    .onConflictDoUpdate({ target: userConfig.userId, set: { config } });
}
