/** What goes with an account of the embedded host. */
import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostInvitation, hostUser, hostVerification } from '#db/schema/host.ts';
import { accountRemoval } from '#db/schema/removal.ts';

/**
 * Whether an account administers the installation, and nobody else does who stays. Locks the administrators, so that of two who
 * leave at the same moment one is told.
 */
export async function isOnlyAdministrator(tx: Orm, userId: string): Promise<boolean> {
  const administrators = await tx
    .select({ id: hostUser.id })
    .from(hostUser)
    .where(eq(hostUser.isAdmin, true))
    .orderBy(asc(hostUser.id))
    .for('no key update'); // people can sign in meanwhile
  const ids = administrators.map(({ id }) => id);
  const others = ids.filter((id) => id !== userId);
  if (others.length === ids.length) return false;
  const leaving = await tx.$count(accountRemoval, inArray(accountRemoval.userId, others));
  return leaving === others.length;
}

/** Sessions, keys, folders, guests and flags of the account go with it, by foreign keys. */
export async function removeHostAccount(tx: Orm, userId: string): Promise<void> {
  const [account] = await tx
    .delete(hostUser)
    .where(eq(hostUser.id, userId))
    .returning({ email: hostUser.email });
  if (account === undefined) return;
  const { email } = account;
  await tx.delete(hostInvitation).where(eq(hostInvitation.email, email));
  await tx
    .delete(hostVerification)
    .where(or(eq(hostVerification.value, userId), eq(hostVerification.identifier, email)));
}
