import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { workspace } from '#db/schema/product.ts';

export type WorkspaceRow = typeof workspace.$inferSelect;

export async function findWorkspace(orm: Orm, id: string): Promise<WorkspaceRow | null> {
  const [row] = await orm.select().from(workspace).where(eq(workspace.id, id));
  return row ?? null;
}

export function workspacesOf(orm: Orm, ownerId: string): Promise<WorkspaceRow[]> {
  return orm
    .select()
    .from(workspace)
    .where(eq(workspace.ownerId, ownerId))
    .orderBy(asc(workspace.createdAt), asc(workspace.id));
}

export async function workspaceOfFolder(
  orm: Orm,
  ownerId: string,
  folderId: string,
): Promise<WorkspaceRow | null> {
  const [row] = await orm
    .select()
    .from(workspace)
    .where(and(eq(workspace.folderId, folderId), eq(workspace.ownerId, ownerId)));
  return row ?? null;
}

/** False when the folder already belongs to a workspace. */
export async function insertWorkspace(orm: Orm, row: WorkspaceRow): Promise<boolean> {
  const inserted = await orm
    .insert(workspace)
    .values(row)
    .onConflictDoNothing({ target: workspace.folderId })
    .returning({ id: workspace.id });
  return inserted.length > 0;
}

export async function updateTags(
  orm: Orm,
  id: string,
  tags: WorkspaceRow['tags'],
): Promise<WorkspaceRow | null> {
  const [row] = await orm.update(workspace).set({ tags }).where(eq(workspace.id, id)).returning();
  return row ?? null;
}
