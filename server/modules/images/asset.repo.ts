import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { AssetId, WorkspaceId } from '#db/schema/ids.ts';
import { asset, workspace } from '#db/schema/product.ts';

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
  window: { readonly limit: number; readonly offset: number },
): Promise<AssetRow[]> {
  return orm
    .select(facts)
    .from(asset)
    .where(eq(asset.workspaceId, workspaceId))
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
    .where(and(eq(asset.workspaceId, workspaceId), eq(asset.id, id)))
    .returning({ id: asset.id });
  return removed.length > 0;
}

export async function findAsset(orm: Orm, token: string): Promise<AssetRow | null> {
  const [row] = await orm.select(facts).from(asset).where(eq(asset.token, token));
  return row ?? null;
}

export async function readBytes(orm: Orm, id: AssetId): Promise<Uint8Array | null> {
  const [row] = await orm.select({ bytes: asset.bytes }).from(asset).where(eq(asset.id, id));
  return row?.bytes ?? null;
}
