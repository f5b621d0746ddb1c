/** What other modules ask about a workspace. */
import { eq } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { WorkspaceId } from '#db/schema/ids.ts';
import { type WorkspaceRow, workspace } from '#db/schema/workspace.ts';
import { languageOfWorkspace } from '#domain/article/languages.ts';
import type { CoverColours } from '#domain/images/cover.ts';

export async function timeZoneOf(orm: Orm, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await orm
    .select({ timeZone: workspace.timeZone })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return row?.timeZone ?? '';
}

/** The address of the site that the texts of a workspace are for; empty if it is not known. */
export async function siteOf(orm: Orm, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await orm
    .select({ tags: workspace.tags })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return row?.tags.website ?? '';
}

/** The language of an article for which none is chosen. */
export async function languageIn(orm: Orm, workspaceId: WorkspaceId): Promise<string> {
  const [row] = await orm
    .select({ tags: workspace.tags })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return languageOfWorkspace(row?.tags);
}

/** Null: nobody has said which they are. */
export async function brandColoursOf(
  orm: Orm,
  workspaceId: WorkspaceId,
): Promise<CoverColours | null> {
  const [row] = await orm
    .select({ tags: workspace.tags })
    .from(workspace)
    .where(eq(workspace.id, workspaceId));
  return row?.tags.colours ?? null;
}

/** Until the transaction ends. */
export async function lockWorkspace(tx: Orm, id: WorkspaceId): Promise<WorkspaceRow | null> {
  const [row] = await tx.select().from(workspace).where(eq(workspace.id, id)).for('update');
  return row ?? null;
}
