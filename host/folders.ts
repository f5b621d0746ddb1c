import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { hostFolder, hostFolderGuest, hostUser } from '#db/schema/host.ts';
import type { Folder, FolderGrant } from '#domain/contract/host.ts';
import type { HostAccount } from './accounts.ts';
import { isLapsed } from './billing.ts';

/** A folder with what it is to the user who asked. */
export type VisibleFolder = Awaited<ReturnType<typeof visibleFolders>>[number];

/**
 * The user's own folders, then those shared with them; of each kind the living ones before the
 * archived ones, the oldest first. With `folderId` at most that one.
 */
export async function visibleFolders(orm: Orm, userId: string, folderId?: string) {
  const isOwner = eq(hostFolder.ownerId, userId);
  const isGuest = and(
    eq(hostFolderGuest.folderId, hostFolder.id),
    eq(hostFolderGuest.userId, userId),
  );
  const rows = await orm
    .select({ folder: hostFolder, owner: OWNER_COLUMNS, guestMayWrite: hostFolderGuest.canWrite })
    .from(hostFolder)
    .innerJoin(hostUser, eq(hostUser.id, hostFolder.ownerId))
    .leftJoin(hostFolderGuest, isGuest)
    .where(
      and(
        or(isOwner, isNotNull(hostFolderGuest.userId)),
        folderId === undefined ? undefined : eq(hostFolder.id, folderId),
      ),
    )
    .orderBy(
      desc(isOwner),
      desc(isNull(hostFolder.archivedAt)),
      asc(hostFolder.createdAt),
      asc(hostFolder.id),
    );
  return rows.map(({ folder, owner, guestMayWrite }) => {
    const isOwn = folder.ownerId === userId;
    return { ...folder, owner, isOwner: isOwn, canWrite: isOwn || guestMayWrite === true };
  });
}

const OWNER_COLUMNS = {
  email: hostUser.email,
  activeProducts: hostUser.activeProducts,
  subscriptionEndsAt: hostUser.subscriptionEndsAt,
  trial: hostUser.trial,
  trialEndsAt: hostUser.trialEndsAt,
};

/** Archived ones too: they open, read-only. */
export async function foldersOf(orm: Orm, userId: string): Promise<Folder[]> {
  return (await visibleFolders(orm, userId)).map(folderOf);
}

/** The folder chosen last, else the first that is not archived, else the first, else null. */
export async function selectedFolderOf(orm: Orm, account: HostAccount): Promise<Folder | null> {
  const folders = await visibleFolders(orm, account.id);
  const selected =
    folders.find((folder) => folder.id === account.selectedFolderId) ??
    folders.find((folder) => folder.archivedAt === null) ??
    folders[0];
  return selected === undefined ? null : folderOf(selected);
}

export async function createFolder(orm: Orm, userId: string, name: string): Promise<Folder> {
  const id = randomUUID();
  await orm.insert(hostFolder).values({ id, name, ownerId: userId });
  return { id, name, isOwner: true };
}

/** Remembers the choice; false when there is no such folder for the user. */
export async function selectFolder(orm: Orm, userId: string, folderId: string): Promise<boolean> {
  const [folder] = await visibleFolders(orm, userId, folderId);
  if (folder === undefined) return false;
  await orm.update(hostUser).set({ selectedFolderId: folderId }).where(eq(hostUser.id, userId));
  return true;
}

/** What a folder is to a user; null where it is neither theirs nor shared with them. */
export async function folderGrant(
  orm: Orm,
  folderId: string,
  userId: string,
  now: Date,
): Promise<FolderGrant | null> {
  const [folder] = await visibleFolders(orm, userId, folderId);
  if (folder === undefined) return null;
  const { id, ownerId, canWrite, archivedAt, owner } = folder;
  return {
    id,
    ownerId,
    canWrite,
    isArchived: archivedAt !== null,
    isOwnerLapsed: isLapsed(owner, now),
  };
}

function folderOf({ id, name, isOwner }: VisibleFolder): Folder {
  return { id, name, isOwner };
}
