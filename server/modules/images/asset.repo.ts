import { and, desc, eq, getTableColumns, isNull, like, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { article, articleBlock } from '#db/schema/article.ts';
import type { ArticleId, AssetId, WorkspaceId } from '#db/schema/ids.ts';
import { asset } from '#db/schema/images.ts';
import { workspace } from '#db/schema/workspace.ts';
import { without } from '#domain/without.ts';
import { containing, hasLetters } from '../../lib/pattern.ts';

/** An image without its bytes, which are read only to serve it. */
export type AssetRow = Omit<typeof asset.$inferSelect, 'bytes' | 'deletedAt'>;

const columns = without(getTableColumns(asset), 'bytes', 'deletedAt');
/** The columns of an `AssetRow`. */
export const facts = columns;

const isThere = isNull(asset.deletedAt);

export async function insertAsset(orm: Orm, row: typeof asset.$inferInsert): Promise<void> {
  await orm.insert(asset).values(row);
}

/** The total size of the images of a workspace. Locks out other uploads until the transaction ends. */
export async function takenBytes(tx: Orm, workspaceId: WorkspaceId): Promise<number> {
  const ofWorkspace = eq(workspace.id, workspaceId);
  await tx.select({ id: workspace.id }).from(workspace).where(ofWorkspace).for('no key update');
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${asset.size}), 0)` })
    .from(asset)
    .where(and(eq(asset.workspaceId, workspaceId), isThere));
  return Number(row?.bytes);
}

/** Newest first. The id breaks ties, so that pages never overlap. */
export function listAssets(
  orm: Orm,
  workspaceId: WorkspaceId,
  search: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<AssetRow[]> {
  const isFound =
    search === '' ? undefined : or(hasLetters(asset.name, search), hasLetters(asset.alt, search));
  return orm
    .select(facts)
    .from(asset)
    .where(and(eq(asset.workspaceId, workspaceId), isThere, isFound))
    .orderBy(desc(asset.createdAt), desc(asset.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** False if there is none, or it is deleted already. */
export async function markDeleted(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: AssetId,
  now: Date,
): Promise<boolean> {
  const deleted = await orm
    .update(asset)
    .set({ deletedAt: now })
    .where(isAsset(workspaceId, id))
    .returning({ id: asset.id });
  return deleted.length > 0;
}

/** Null for an image that was purged. */
export async function unmarkDeleted(
  tx: Orm,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<AssetRow | null> {
  const [row] = await tx
    .update(asset)
    .set({ deletedAt: null })
    .where(and(eq(asset.workspaceId, workspaceId), eq(asset.id, id)))
    .returning(facts);
  return row ?? null;
}

/** Removes the images that were deleted before then. */
export async function purgeAssets(orm: Orm, before: Date): Promise<void> {
  await orm.delete(asset).where(lt(asset.deletedAt, before));
}

/** Removes the deleted images of a workspace but those that were deleted last and are no larger than that together. */
export async function purgeOldest(
  tx: Orm,
  workspaceId: WorkspaceId,
  roomBytes: number,
): Promise<void> {
  await tx.execute(sql`delete from ${asset} using (
      select id, sum(size) over (order by deleted_at desc, id desc) as stored from ${asset}
      where workspace_id = ${workspaceId} and deleted_at is not null) deleted
    where ${asset.id} = deleted.id and deleted.stored > ${roomBytes}`);
}

const isAsset = (workspaceId: WorkspaceId, id: AssetId) =>
  and(eq(asset.workspaceId, workspaceId), eq(asset.id, id), isThere);

export async function updateAsset(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: AssetId,
  change: { readonly name?: string | undefined; readonly alt?: string | null | undefined },
): Promise<AssetRow | null> {
  if (change.name === undefined && change.alt === undefined)
    return findAssetById(orm, workspaceId, id);
  const [row] = await orm
    .update(asset)
    .set(change)
    .where(isAsset(workspaceId, id))
    .returning(facts);
  return row ?? null;
}

export async function findAssetById(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<AssetRow | null> {
  const [row] = await orm.select(facts).from(asset).where(isAsset(workspaceId, id));
  return row ?? null;
}

/** The id counts only among the images of the workspace. */
export async function findNamedAsset(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: string,
): Promise<AssetRow | null> {
  const isNamed = and(eq(asset.workspaceId, workspaceId), sql`${asset.id} = ${id}::uuid`, isThere);
  const [row] = await orm.select(facts).from(asset).where(isNamed);
  return row ?? null;
}

export interface ShowingBlock {
  readonly articleId: ArticleId;
  readonly title: string;
  readonly html: string;
}

/** The blocks that contain an address now, those of the article that was changed last first. */
export function blocksShowing(
  orm: Orm,
  workspaceId: WorkspaceId,
  src: string,
  limit: number,
): Promise<ShowingBlock[]> {
  return orm
    .select({ articleId: article.id, title: article.displayedTitle, html: articleBlock.html })
    .from(article)
    .innerJoin(articleBlock, eq(articleBlock.articleId, article.id))
    .where(
      and(
        eq(article.workspaceId, workspaceId),
        isNull(article.deletedAt),
        like(articleBlock.html, containing(src)),
      ),
    )
    .orderBy(desc(article.updatedAt), desc(article.id), articleBlock.id)
    .limit(limit);
}

export async function findAsset(orm: Orm, token: string): Promise<AssetRow | null> {
  const [row] = await orm
    .select(facts)
    .from(asset)
    .where(and(eq(asset.token, token), isThere));
  return row ?? null;
}

export async function readBytes(orm: Orm, id: AssetId): Promise<Uint8Array | null> {
  const [row] = await orm
    .select({ bytes: asset.bytes })
    .from(asset)
    .where(and(eq(asset.id, id), isThere));
  return row?.bytes ?? null;
}
