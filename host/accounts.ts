import { and, asc, eq, gt } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostSecret, hostSession, hostUser } from '#db/schema/host.ts';

/** What the embedded host sells; the token claim active_products names it. */
export const PRODUCT = 'content-toolkit';

export type HostAccount = typeof hostUser.$inferSelect;

/**
 * The account with this id. The first account of an installation owns it: administrator and paid.
 * Whoever asks first settles who that is, in one statement, so two simultaneous sign-ups make one owner.
 */
export async function readAccount(orm: Orm, userId: string): Promise<HostAccount | null> {
  await settleOwner(orm);
  const [account] = await orm.select().from(hostUser).where(eq(hostUser.id, userId));
  return account ?? null;
}

async function settleOwner(orm: Orm): Promise<void> {
  const [settled] = await orm.select().from(hostSecret).where(eq(hostSecret.name, 'owner'));
  if (settled !== undefined) return;
  await orm.transaction(async (tx) => {
    const [first] = await tx
      .select({ id: hostUser.id })
      .from(hostUser)
      .orderBy(asc(hostUser.createdAt), asc(hostUser.id))
      .limit(1);
    if (first === undefined) return;
    const claimed = await tx
      .insert(hostSecret)
      .values({ name: 'owner', value: first.id })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return;
    await tx
      .update(hostUser)
      .set({ isAdmin: true, activeProducts: [PRODUCT] })
      .where(eq(hostUser.id, first.id));
  });
}

/** The user of a session that is neither signed out nor expired. */
export async function userOfSession(
  orm: Orm,
  sessionId: string,
  now: Date,
): Promise<{ id: string } | null> {
  const [session] = await orm
    .select({ id: hostSession.userId })
    .from(hostSession)
    .where(and(eq(hostSession.id, sessionId), gt(hostSession.expiresAt, now)));
  return session ?? null;
}
