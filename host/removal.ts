/** What goes with an account of the embedded host. */
import { and, eq, ne, or } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostInvitation, hostUser, hostVerification } from '#db/schema/host.ts';

export async function isOnlyAdministrator(orm: Orm, userId: string): Promise<boolean> {
  const isAdmin = eq(hostUser.isAdmin, true);
  const [own, others] = [
    await orm.$count(hostUser, and(eq(hostUser.id, userId), isAdmin)),
    await orm.$count(hostUser, and(ne(hostUser.id, userId), isAdmin)),
  ];
  return own > 0 && others === 0;
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
