/** Whether a workspace or an account is to be removed: until then nothing is written in it. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from './database.ts';
import type { WorkspaceId } from './schema/ids.ts';
import { accountRemoval, workspaceRemoval } from './schema/removal.ts';

/** A condition: the workspace of a row stays. */
export const isStaying = (workspaceId: PgColumn): SQL => sql`not ${isLeaving(workspaceId)}`;

/** The opposite, as a column too. */
export const isLeaving = (workspaceId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${workspaceRemoval} where ${workspaceRemoval.workspaceId} = ${workspaceId})`;

export type WorkspaceRemovalRow = typeof workspaceRemoval.$inferSelect;

/** Null: the workspace stays. */
export async function removalOf(orm: Orm, id: WorkspaceId): Promise<WorkspaceRemovalRow | null> {
  const [row] = await orm
    .select()
    .from(workspaceRemoval)
    .where(eq(workspaceRemoval.workspaceId, id));
  return row ?? null;
}

/** Throws `removal_scheduled` if the account is to be removed. */
export async function requireStaying(orm: Orm, userId: string): Promise<void> {
  if ((await orm.$count(accountRemoval, eq(accountRemoval.userId, userId))) > 0)
    throw new Problem('removal_scheduled');
}
