import { eq, sql } from 'drizzle-orm';
import type { FeatureFlag } from '#contract/host/host.ts';
import type { Orm } from '#db/database.ts';
import { hostUserFlag } from '#db/schema/host.ts';
import { DEFAULT_FLAGS, type FlagName } from '#domain/access/flags.ts';

type FlagRow = typeof hostUserFlag.$inferSelect;

/** Returns every flag of a user. */
export async function flagsOf(orm: Orm, userId: string): Promise<FeatureFlag[]> {
  return withDefaults(await orm.select().from(hostUserFlag).where(eq(hostUserFlag.userId, userId)));
}

/** Returns a function that returns every flag of a user. A user without rows has the defaults. */
export async function flagsOfAll(orm: Orm): Promise<(userId: string) => FeatureFlag[]> {
  const byUser = Map.groupBy(await orm.select().from(hostUserFlag), (row) => row.userId);
  return (userId) => withDefaults(byUser.get(userId) ?? []);
}

/** Sets flags. Missing flags stay as they are. */
export async function setFlags(
  orm: Orm,
  userId: string,
  flags: Readonly<Partial<Record<FlagName, boolean>>>,
): Promise<void> {
  const rows = Object.entries(flags).map(([name, isVisible]) => ({ userId, name, isVisible }));
  if (rows.length === 0) return;
  await orm
    .insert(hostUserFlag)
    .values(rows)
    .onConflictDoUpdate({
      target: [hostUserFlag.userId, hostUserFlag.name],
      set: { isVisible: sql`excluded.is_visible` },
    });
}

function withDefaults(rows: readonly FlagRow[]): FeatureFlag[] {
  const set = new Map(rows.map((row) => [row.name, row.isVisible]));
  return Object.entries(DEFAULT_FLAGS).map(([name, isVisible]) => ({
    name,
    isVisible: set.get(name) ?? isVisible,
  }));
}
