import { and, asc, eq, inArray } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { inAlphabet } from '#db/inAlphabet.ts';
import { hostFolder, hostFolderGuest, hostUser } from '#db/schema/host.ts';
import type { HostAccount } from './accounts.ts';
import type { FolderGuest, Project } from './contract.ts';
import { type VisibleFolder, visibleFolders } from './folders.ts';
import { invitationsTo, invite, revoke } from './invitations.ts';

/**
 * Returns the folders of `visibleFolders`, in the same order, with the guests and invitations of the user's own
 * ones.
 */
export async function projectsOf(orm: Orm, userId: string): Promise<Project[]> {
  return withGuests(orm, await visibleFolders(orm, userId));
}

interface ProjectChange {
  readonly name?: string;
  readonly isArchived?: boolean;
}

/**
 * Renames, archives or restores a folder. Missing fields stay as they are. Throws `not_found` unless the user owns
 * the folder.
 */
export async function changeProject(
  orm: Orm,
  ownerId: string,
  folderId: string,
  { change, now }: { readonly change: ProjectChange; readonly now: Date },
): Promise<Project> {
  const { archivedAt } = await ownFolder(orm, ownerId, folderId);
  const { name, isArchived } = change;
  const columns = {
    ...(name !== undefined && { name }),
    ...(isArchived !== undefined && { archivedAt: isArchived ? (archivedAt ?? now) : null }),
  };
  if (Object.keys(columns).length > 0)
    await orm.update(hostFolder).set(columns).where(eq(hostFolder.id, folderId));
  return projectOf(orm, ownerId, folderId);
}

/** Invites an e-mail to a folder. For an existing guest, changes their rights. */
export async function shareProject(
  orm: Orm,
  owner: HostAccount,
  folderId: string,
  share: { readonly email: string; readonly canWrite: boolean },
): Promise<Project> {
  const { guests } = await ownProject(orm, owner.id, folderId);
  const guest = guests.find(({ email }) => email === share.email);
  if (share.email === owner.email) throw refusedEmail('The folder is yours already.');
  if (guest === undefined) await invite(orm, folderId, share);
  else
    await orm
      .update(hostFolderGuest)
      .set({ canWrite: share.canWrite })
      .where(isGuest(folderId, guest.userId));
  return projectOf(orm, owner.id, folderId);
}

/** Deletes an invitation, for the owner. */
export async function revokeInvitation(
  orm: Orm,
  ownerId: string,
  folderId: string,
  invitationId: string,
): Promise<Project> {
  await ownProject(orm, ownerId, folderId);
  await revoke(orm, folderId, invitationId);
  return projectOf(orm, ownerId, folderId);
}

/**
 * Removes a guest: the owner removes anybody, a guest only themselves. Returns the project as the caller last saw
 * it.
 */
export async function removeGuest(
  orm: Orm,
  callerId: string,
  folderId: string,
  guestId: string,
): Promise<Project> {
  const project = await projectOf(orm, callerId, folderId);
  if (!project.isOwner && guestId !== callerId) throw new Problem('not_found');
  await orm.delete(hostFolderGuest).where(isGuest(folderId, guestId));
  return { ...project, guests: project.guests.filter(({ userId }) => userId !== guestId) };
}

async function projectOf(orm: Orm, userId: string, folderId: string): Promise<Project> {
  const [project] = await withGuests(orm, await visibleFolders(orm, userId, folderId));
  if (project === undefined) throw new Problem('not_found');
  return project;
}

async function ownProject(orm: Orm, userId: string, folderId: string): Promise<Project> {
  const project = await projectOf(orm, userId, folderId);
  if (!project.isOwner) throw new Problem('not_found');
  return project;
}

async function ownFolder(orm: Orm, userId: string, folderId: string): Promise<VisibleFolder> {
  const [folder] = await visibleFolders(orm, userId, folderId);
  if (folder?.isOwner !== true) throw new Problem('not_found');
  return folder;
}

const isGuest = (folderId: string, userId: string) =>
  and(eq(hostFolderGuest.folderId, folderId), eq(hostFolderGuest.userId, userId));

async function withGuests(orm: Orm, folders: readonly VisibleFolder[]): Promise<Project[]> {
  const own = folders.filter((folder) => folder.isOwner).map((folder) => folder.id);
  const rows = await orm
    .select({
      folderId: hostFolderGuest.folderId,
      userId: hostFolderGuest.userId,
      email: hostUser.email,
      canWrite: hostFolderGuest.canWrite,
    })
    .from(hostFolderGuest)
    .innerJoin(hostUser, eq(hostUser.id, hostFolderGuest.userId))
    .where(inArray(hostFolderGuest.folderId, own))
    .orderBy(asc(inAlphabet(hostUser.email)));
  const guestsOf = Map.groupBy(rows, (row) => row.folderId);
  const invited = await invitationsTo(orm, own);
  return folders.map((folder) => ({
    id: folder.id,
    name: folder.name,
    isOwner: folder.isOwner,
    ownerEmail: folder.owner.email,
    canWrite: folder.canWrite,
    isArchived: folder.archivedAt !== null,
    guests: (guestsOf.get(folder.id) ?? []).map(
      ({ userId, email, canWrite }): FolderGuest => ({ userId, email, canWrite }),
    ),
    invitations: invited.get(folder.id) ?? [],
  }));
}

function refusedEmail(message: string): Problem {
  return new Problem('invalid_input', { fields: { email: message } });
}
