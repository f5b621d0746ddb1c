import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Folder } from '#domain/contract/host.ts';
import type { Orm } from '#db/database.ts';
import { hostFolder, hostUser } from '#db/schema/host.ts';

/** The folders a user sees: for now their own. */
export async function foldersOf(orm: Orm, userId: string): Promise<Folder[]> {
  const rows = await orm
    .select({ id: hostFolder.id, name: hostFolder.name })
    .from(hostFolder)
    .where(eq(hostFolder.ownerId, userId))
    .orderBy(asc(hostFolder.createdAt), asc(hostFolder.id));
  return rows.map((row) => ({ ...row, isOwner: true }));
}

/** The folder chosen last, else the first one, else null. */
export async function selectedFolderOf(orm: Orm, userId: string): Promise<Folder | null> {
  const folders = await foldersOf(orm, userId);
  const [user] = await orm
    .select({ id: hostUser.selectedFolderId })
    .from(hostUser)
    .where(eq(hostUser.id, userId));
  return folders.find((folder) => folder.id === user?.id) ?? folders[0] ?? null;
}

export async function createFolder(orm: Orm, userId: string, name: string): Promise<Folder> {
  const id = randomUUID();
  await orm.insert(hostFolder).values({ id, name, ownerId: userId });
  return { id, name, isOwner: true };
}

/** Remembers the choice; false when the user has no such folder. */
export async function selectFolder(orm: Orm, userId: string, folderId: string): Promise<boolean> {
  const [own] = await orm
    .select({ id: hostFolder.id })
    .from(hostFolder)
    .where(and(eq(hostFolder.id, folderId), eq(hostFolder.ownerId, userId)));
  if (own === undefined) return false;
  await orm.update(hostUser).set({ selectedFolderId: folderId }).where(eq(hostUser.id, userId));
  return true;
}

export async function folderOwner(
  orm: Orm,
  folderId: string,
): Promise<{ id: string; ownerId: string } | null> {
  const [folder] = await orm
    .select({ id: hostFolder.id, ownerId: hostFolder.ownerId })
    .from(hostFolder)
    .where(eq(hostFolder.id, folderId));
  return folder ?? null;
}
