import { and, asc, DrizzleQueryError, eq, isNull } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { type WorkspaceRow, workspace } from '#db/schema/workspace.ts';

export async function findWorkspace(orm: Orm, id: WorkspaceId): Promise<WorkspaceRow | null> {
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

export async function workspaceOfFolder(orm: Orm, folderId: string): Promise<WorkspaceRow | null> {
  const [row] = await orm.select().from(workspace).where(eq(workspace.folderId, folderId));
  return row ?? null;
}

/** Links a workspace without a folder to a folder, or returns why that is impossible. */
export async function linkToFolder(
  orm: Orm,
  id: WorkspaceId,
  folderId: string,
): Promise<WorkspaceRow | 'workspace_linked' | 'folder_taken'> {
  const rows = await orm
    .update(workspace)
    .set({ folderId })
    .where(and(eq(workspace.id, id), isNull(workspace.folderId)))
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return null;
      throw error;
    });
  return rows === null ? 'folder_taken' : (rows[0] ?? 'workspace_linked');
}

/** Both databases report it with the same SQLSTATE, as the cause of the query error. */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  return cause !== undefined && 'code' in cause && cause.code === '23505';
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
  id: WorkspaceId,
  tags: WorkspaceRow['tags'],
): Promise<WorkspaceRow | null> {
  const [row] = await orm.update(workspace).set({ tags }).where(eq(workspace.id, id)).returning();
  return row ?? null;
}
