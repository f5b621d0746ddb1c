import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { type DirectoryUser, PRODUCT_ID } from '#contract/host/host.ts';
import type { Orm } from '#db/database.ts';
import { preparedQuery } from '#db/prepared.ts';
import { hostSecret, hostSession, hostUser } from '#db/schema/host.ts';

export type HostAccount = typeof hostUser.$inferSelect;

/**
 * Returns the account with this id. The first account of an installation becomes its owner: administrator, on the
 * paid plan. The first read stores who that is, in one statement, so two simultaneous sign-ups make only one
 * owner.
 */
export async function readAccount(orm: Orm, userId: string): Promise<HostAccount | null> {
  await settleOwner(orm);
  const [account] = await orm.select().from(hostUser).where(eq(hostUser.id, userId));
  return account ?? null;
}

/** Whose e-mail it is: an account, or nobody who has one. */
export async function accountWith(
  orm: Orm,
  email: string,
): Promise<{ readonly id: string } | { readonly email: string }> {
  const [found] = await orm
    .select({ id: hostUser.id })
    .from(hostUser)
    .where(eq(hostUser.email, email));
  return found ?? { email };
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
      .set({ isAdmin: true, activeProducts: [PRODUCT_ID] })
      .where(eq(hostUser.id, first.id));
  });
}

/** However much it is used, a session ends after 30 days (OWASP ASVS, chapter 7). */
export const LONGEST_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the user of a session that is neither signed out nor expired. */
export async function userOfSession(
  orm: Orm,
  sessionId: string,
  now: Date,
): Promise<DirectoryUser | null> {
  const since = new Date(now.getTime() - LONGEST_SESSION_MS).toISOString();
  const [user] = await findUserOfSession(orm, { sessionId, since, now: now.toISOString() });
  if (user === undefined) return null;
  const { id, createdAt, isAdmin, isSupport } = user;
  // The embedded host sells no add-ons.
  return { id, createDate: createdAt.toISOString(), isAdmin, isSupport, serpBasedAddon: 0 };
}

const findUserOfSession = preparedQuery(
  ['sessionId', 'since', 'now'],
  (orm, { sessionId, since, now }) =>
    orm
      .select({
        id: hostUser.id,
        createdAt: hostUser.createdAt,
        isAdmin: hostUser.isAdmin,
        isSupport: hostUser.isSupport,
      })
      .from(hostSession)
      .innerJoin(hostUser, eq(hostUser.id, hostSession.userId))
      .where(
        and(
          eq(hostSession.id, sessionId),
          gt(hostSession.expiresAt, now),
          gt(hostSession.createdAt, since),
        ),
      ),
);

export async function endSession(orm: Orm, sessionId: string): Promise<void> {
  await orm.delete(hostSession).where(eq(hostSession.id, sessionId));
}

/** Ends every session of the account except this one. Returns how many ended. */
export async function endOtherSessions(
  orm: Orm,
  userId: string,
  sessionId: string,
): Promise<number> {
  const ended = await orm
    .delete(hostSession)
    .where(and(eq(hostSession.userId, userId), ne(hostSession.id, sessionId)))
    .returning({ id: hostSession.id });
  return ended.length;
}
