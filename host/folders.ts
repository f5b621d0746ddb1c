import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  desc,
  eq,
  isNotNull,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Folder, FolderGrant } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { type AskedRequest, madeOnce } from '#db/madeOnce.ts';
import { preparedStatement } from '#db/prepared.ts';
import { requireRoom } from '#db/room.ts';
import { hostFolder, hostFolderGuest, hostUser } from '#db/schema/host.ts';
import type { HostAccount } from './accounts.ts';
import { isLapsed } from './billing.ts';

/** A folder, with the rights of the user who asked. */
export type VisibleFolder = Awaited<ReturnType<typeof visibleFolders>>[number];

/**
 * Returns the user's own folders, then those shared with them. Each group starts with the folders that are not
 * archived, oldest first. With `folderId`, returns at most that one.
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

/** Includes archived folders: they open read-only. */
export async function foldersOf(orm: Orm, userId: string): Promise<Folder[]> {
  return (await visibleFolders(orm, userId)).map(folderOf);
}

/** Returns the folder chosen last, else the first that is not archived, else the first, else null. */
export async function selectedFolderOf(orm: Orm, account: HostAccount): Promise<Folder | null> {
  const folders = await visibleFolders(orm, account.id);
  const selected =
    folders.find((folder) => folder.id === account.selectedFolderId) ??
    folders.find((folder) => folder.archivedAt === null) ??
    folders[0];
  return selected === undefined ? null : folderOf(selected);
}

/** Creates a folder, once for each request id. Throws `folders_full`. */
export async function createFolder(
  orm: Orm,
  userId: string,
  name: string,
  asked: AskedRequest,
): Promise<Folder> {
  const id = await orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      await requireRoom(tx, 'folders', userId);
      const folder = { id: randomUUID(), name, ownerId: userId };
      await tx.insert(hostFolder).values(folder);
      return folder.id;
    }),
  );
  const [created] = await visibleFolders(orm, userId, id);
  if (created === undefined) throw new Problem('not_found');
  return folderOf(created);
}

/** Stores the choice. Returns false if the user has no such folder. */
export async function selectFolder(orm: Orm, userId: string, folderId: string): Promise<boolean> {
  const [folder] = await visibleFolders(orm, userId, folderId);
  if (folder === undefined) return false;
  await orm.update(hostUser).set({ selectedFolderId: folderId }).where(eq(hostUser.id, userId));
  return true;
}

/** Returns the rights of a user in a folder; null if it is neither theirs nor shared with them. */
export async function folderGrant(
  orm: Orm,
  folderId: string,
  userId: string,
  now: Date,
): Promise<FolderGrant | null> {
  const [row] = await findGrant(orm, { folderId, userId });
  return grantOf(row?.grant, now);
}

const findGrant = preparedStatement(
  ['folderId', 'userId'],
  ({ folderId, userId }) =>
    sql<{ readonly grant: unknown }>`select ${grantColumn(folderId, userId)} as grant`,
);

/** The same, as a column of another statement. Pass its value to `grantOf`. */
export function grantColumn(folderId: SQLWrapper, userId: SQLWrapper): SQL<unknown> {
  return sql`(
    select json_build_object(
      'id', folder.id, 'ownerId', folder.owner_id,
      'canWrite', folder.owner_id = ${userId} or coalesce(guest.can_write, false),
      'isArchived', folder.archived_at is not null,
      'activeProducts', owner.active_products, 'subscriptionEndsAt', owner.subscription_ends_at,
      'trial', owner.trial, 'trialEndsAt', owner.trial_ends_at)
    from ${hostFolder} folder
    join ${hostUser} owner on owner.id = folder.owner_id
    left join ${hostFolderGuest} guest on guest.folder_id = folder.id and guest.user_id = ${userId}
    where folder.id = ${folderId} and (folder.owner_id = ${userId} or guest.user_id is not null))`;
}

type StoredGrant = Omit<FolderGrant, 'isOwnerLapsed'> &
  Pick<HostAccount, 'activeProducts' | 'trial'> & {
    /** ISO 8601. */
    readonly subscriptionEndsAt: string | null;
    readonly trialEndsAt: string | null;
  };

/** Converts a value selected by `grantColumn`. */
export function grantOf(selected: unknown, now: Date): FolderGrant | null {
  const stored = selected as StoredGrant | null | undefined;
  if (!stored) return null;
  const { id, ownerId, canWrite, isArchived, activeProducts, trial } = stored;
  const subscriptionEndsAt = timeOf(stored.subscriptionEndsAt);
  const trialEndsAt = timeOf(stored.trialEndsAt);
  const isOwnerLapsed = isLapsed({ activeProducts, subscriptionEndsAt, trial, trialEndsAt }, now);
  return { id, ownerId, canWrite, isArchived, isOwnerLapsed };
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

function folderOf({ id, name, isOwner }: VisibleFolder): Folder {
  return { id, name, isOwner };
}
