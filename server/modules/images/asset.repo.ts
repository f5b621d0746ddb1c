import { and, desc, eq, getTableColumns, ilike, isNull, like, or, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { ArticleId, AssetId, WorkspaceId } from '#db/schema/ids.ts';
import { article, articleBlock, asset, workspace } from '#db/schema/product.ts';
import { containing } from '../../lib/pattern.ts';

/** An image without its bytes, which are read only to serve it. */
export type AssetRow = Omit<typeof asset.$inferSelect, 'bytes'>;

const { bytes: _, ...facts } = getTableColumns(asset);

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
    .where(eq(asset.workspaceId, workspaceId));
  return Number(row?.bytes);
}

/** Newest first. The id breaks ties, so that pages never overlap. */
export function listAssets(
  orm: Orm,
  workspaceId: WorkspaceId,
  search: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<AssetRow[]> {
  const pattern = containing(search);
  const isFound =
    search === '' ? undefined : or(ilike(asset.name, pattern), ilike(asset.alt, pattern));
  return orm
    .select(facts)
    .from(asset)
    .where(and(eq(asset.workspaceId, workspaceId), isFound))
    .orderBy(desc(asset.createdAt), desc(asset.id))
    .limit(window.limit)
    .offset(window.offset);
}

export async function removeAsset(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: AssetId,
): Promise<boolean> {
  const removed = await orm
    .delete(asset)
    .where(isAsset(workspaceId, id))
    .returning({ id: asset.id });
  return removed.length > 0;
}

const isAsset = (workspaceId: WorkspaceId, id: AssetId) =>
  and(eq(asset.workspaceId, workspaceId), eq(asset.id, id));

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
  const [row] = await orm.select(facts).from(asset).where(eq(asset.token, token));
  return row ?? null;
}

export async function readBytes(orm: Orm, id: AssetId): Promise<Uint8Array | null> {
  const [row] = await orm.select({ bytes: asset.bytes }).from(asset).where(eq(asset.id, id));
  return row?.bytes ?? null;
}
