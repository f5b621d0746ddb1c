import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { userUpgrade } from '#db/schema/workspace.ts';

/** Resolves with when the account became a paid one: now, unless that was stored before. */
export async function keepUpgrade(orm: Orm, userId: string, now: Date): Promise<Date> {
  await orm.insert(userUpgrade).values({ userId, upgradedAt: now }).onConflictDoNothing();
  const [kept] = await orm.select().from(userUpgrade).where(eq(userUpgrade.userId, userId));
  return kept?.upgradedAt ?? now;
}
