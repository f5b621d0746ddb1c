/**
 * A folder is shared by inviting an e-mail. The server never looks up whether an account has that e-mail, so the
 * owner learns nothing about it. The account becomes a guest when it accepts.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { inAlphabet } from '#db/inAlphabet.ts';
import { full } from '#db/room.ts';
import { hostFolder, hostFolderGuest, hostInvitation, hostUser } from '#db/schema/host.ts';
import type { HostAccount } from './accounts.ts';
import type { FolderInvitation, Invitation } from './contract.ts';

/**
 * Invites an e-mail, or changes the rights of its invitation. Throws `folder_full` if the folder has too many
 * others.
 */
export async function invite(
  orm: Orm,
  folderId: string,
  { email, canWrite }: { readonly email: string; readonly canWrite: boolean },
): Promise<void> {
  await orm.transaction(async (tx) => {
    const ofFolder = eq(hostFolder.id, folderId);
    await tx.select({ id: hostFolder.id }).from(hostFolder).where(ofFolder).for('no key update'); // others wait
    const guests = await tx.$count(hostFolderGuest, eq(hostFolderGuest.folderId, folderId));
    const isOther = and(eq(hostInvitation.folderId, folderId), ne(hostInvitation.email, email));
    const pending = await tx.$count(hostInvitation, isOther);
    if (guests + pending >= BOUNDS.members.most) throw full('members');
    await tx
      .insert(hostInvitation)
      .values({ id: randomUUID(), folderId, email, canWrite })
      .onConflictDoUpdate({
        target: [hostInvitation.folderId, hostInvitation.email],
        set: { canWrite },
      });
  });
}

/** Returns the pending invitations to these folders, by folder. */
export async function invitationsTo(
  orm: Orm,
  folderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FolderInvitation[]>> {
  const rows = await orm
    .select()
    .from(hostInvitation)
    .where(inArray(hostInvitation.folderId, [...folderIds]))
    .orderBy(asc(inAlphabet(hostInvitation.email)));
  const byFolder = Map.groupBy(rows, ({ folderId }) => folderId);
  return new Map(
    [...byFolder].map(([folderId, pending]) => [
      folderId,
      pending.map(({ id, email, canWrite }) => ({ id, email, canWrite })),
    ]),
  );
}

/** Returns the invitations to the account, newest first. */
export async function invitationsOf(
  orm: Orm,
  { email }: Pick<HostAccount, 'email'>,
): Promise<Invitation[]> {
  return orm
    .select({
      id: hostInvitation.id,
      folderName: hostFolder.name,
      ownerEmail: hostUser.email,
      canWrite: hostInvitation.canWrite,
    })
    .from(hostInvitation)
    .innerJoin(hostFolder, eq(hostFolder.id, hostInvitation.folderId))
    .innerJoin(hostUser, eq(hostUser.id, hostFolder.ownerId))
    .where(eq(hostInvitation.email, email))
    .orderBy(desc(hostInvitation.createdAt), asc(hostInvitation.id))
    .limit(BOUNDS.members.most);
}

/** Returns how many invitations the account has not answered. */
export function invitationCount(orm: Orm, { email }: Pick<HostAccount, 'email'>): Promise<number> {
  return orm.$count(hostInvitation, eq(hostInvitation.email, email));
}

/** Makes the account a guest of the folder. Throws `not_found` unless the invitation is to its e-mail. */
export async function accept(orm: Orm, account: HostAccount, id: string): Promise<void> {
  await orm.transaction(async (tx) => {
    const { folderId, canWrite } = await taken(tx, account, id);
    await tx
      .insert(hostFolderGuest)
      .values({ folderId, userId: account.id, canWrite })
      .onConflictDoUpdate({
        target: [hostFolderGuest.folderId, hostFolderGuest.userId],
        set: { canWrite },
      });
  });
}

/** Deletes an invitation to the account. Throws `not_found` unless it is to its e-mail. */
export async function decline(orm: Orm, account: HostAccount, id: string): Promise<void> {
  await taken(orm, account, id);
}

async function taken(orm: Orm, { email }: HostAccount, id: string) {
  const [invitation] = await orm
    .delete(hostInvitation)
    .where(and(eq(hostInvitation.id, id), eq(hostInvitation.email, email)))
    .returning();
  if (invitation === undefined) throw new Problem('not_found');
  return invitation;
}

/** Deletes an invitation, for the owner. An unknown one changes nothing. */
export async function revoke(orm: Orm, folderId: string, id: string): Promise<void> {
  await orm
    .delete(hostInvitation)
    .where(and(eq(hostInvitation.id, id), eq(hostInvitation.folderId, folderId)));
}
