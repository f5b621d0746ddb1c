/** Whether a workspace or an account is to be removed: until then nothing is written in it. */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from './database.ts';
import type { WorkspaceId } from './schema/ids.ts';
import { accountRemoval, workspaceRemoval } from './schema/removal.ts';
import { workspace } from './schema/workspace.ts';

/** A condition: the workspace of a row stays. */
export const isStaying = (workspaceId: PgColumn): SQL => sql`not ${isLeaving(workspaceId)}`;

/** The opposite, as a column too. */
export const isLeaving = (workspaceId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${workspaceRemoval} where ${workspaceRemoval.workspaceId} = ${workspaceId})`;

export type WorkspaceRemovalRow = typeof workspaceRemoval.$inferSelect;

/** When a workspace is removed; `account`: it cannot be kept alone, because the account of its owner is removed too. */
export type Removal = Pick<WorkspaceRemovalRow, 'dueAt' | 'because'>;

/** Null: the workspace stays. One that was to be removed before its account was keeps its own, earlier time. */
export async function removalOf(orm: Orm, id: WorkspaceId): Promise<Removal | null> {
  const [row] = await orm
    .select({ dueAt: workspaceRemoval.dueAt, accountDueAt: accountRemoval.dueAt })
    .from(workspaceRemoval)
    .innerJoin(workspace, eq(workspace.id, workspaceRemoval.workspaceId))
    .leftJoin(accountRemoval, eq(accountRemoval.userId, workspace.ownerId))
    .where(eq(workspaceRemoval.workspaceId, id));
  return row === undefined
    ? null
    : { dueAt: row.dueAt, because: row.accountDueAt === null ? 'workspace' : 'account' };
}

/** Throws `removal_scheduled` if the account is to be removed. */
export async function requireStaying(orm: Orm, userId: string): Promise<void> {
  if ((await orm.$count(accountRemoval, eq(accountRemoval.userId, userId))) > 0)
    throw new Problem('removal_scheduled');
}
