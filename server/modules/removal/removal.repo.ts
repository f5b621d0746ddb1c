import { and, asc, eq, inArray, like, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '#db/database.ts';
import { isLeaving, type WorkspaceRemovalRow } from '#db/leaving.ts';
import { madeRequest, rateWindow, usage, usageEntry } from '#db/schema/access.ts';
import { archive } from '#db/schema/archive.ts';
import { saveRequest } from '#db/schema/article.ts';
import { designAccount, designConsent, imageDesign } from '#db/schema/design.ts';
import { event } from '#db/schema/event.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { accountRemoval, workspaceRemoval } from '#db/schema/removal.ts';
import { supportReport } from '#db/schema/support.ts';
import { ideaDelivery, ideaSubscription } from '#db/schema/topics.ts';
import { job } from '#db/schema/work.ts';
import {
  questionnaireAnswer,
  savedPrompt,
  userConfig,
  userUpgrade,
  workspace,
} from '#db/schema/workspace.ts';
import { conversation } from '#db/schema/writing.ts';

export type AccountRemovalRow = typeof accountRemoval.$inferSelect;

/** The first request counts. */
export async function putWorkspaceRemoval(orm: Orm, row: WorkspaceRemovalRow): Promise<void> {
  await orm.insert(workspaceRemoval).values(row).onConflictDoNothing();
}

export async function dropWorkspaceRemoval(orm: Orm, id: WorkspaceId): Promise<void> {
  await orm.delete(workspaceRemoval).where(eq(workspaceRemoval.workspaceId, id));
}

/** Those that would have gone with the account of their owner. */
export async function dropRemovalsOfAccount(tx: Orm, userId: string): Promise<void> {
  const owned = tx
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.ownerId, userId));
  await tx
    .delete(workspaceRemoval)
    .where(
      and(inArray(workspaceRemoval.workspaceId, owned), eq(workspaceRemoval.because, 'account')),
    );
}

const owned = (orm: Orm, userId: string) =>
  orm
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.ownerId, userId))
    .orderBy(asc(workspace.id));

export async function ownedWorkspaces(orm: Orm, userId: string): Promise<WorkspaceId[]> {
  return (await owned(orm, userId)).map(({ id }) => id);
}

/** The same, locked: none of them is kept or removed at the same moment. */
export async function lockOwnedWorkspaces(tx: Orm, userId: string): Promise<WorkspaceId[]> {
  return (await owned(tx, userId).for('update')).map(({ id }) => id);
}

export async function putAccountRemoval(tx: Orm, row: AccountRemovalRow): Promise<void> {
  await tx.insert(accountRemoval).values(row).onConflictDoNothing();
}

export async function accountRemovalOf(
  orm: Orm,
  userId: string,
): Promise<AccountRemovalRow | null> {
  const [row] = await orm.select().from(accountRemoval).where(eq(accountRemoval.userId, userId));
  return row ?? null;
}

export async function dropAccountRemoval(tx: Orm, userId: string): Promise<void> {
  await tx.delete(accountRemoval).where(eq(accountRemoval.userId, userId));
}

/** The jobs of workspaces that are to be removed, of one or of all, that are not over. */
export async function runningInLeaving(orm: Orm, workspaceId?: WorkspaceId): Promise<JobId[]> {
  const rows = await orm
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        workspaceId && eq(job.workspaceId, workspaceId),
        isLeaving(job.workspaceId),
        inArray(job.state, ['queued', 'running']),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function dueWorkspaces(orm: Orm, now: Date): Promise<WorkspaceId[]> {
  const rows = await orm
    .select({ id: workspaceRemoval.workspaceId })
    .from(workspaceRemoval)
    .where(lte(workspaceRemoval.dueAt, now))
    .orderBy(asc(workspaceRemoval.workspaceId));
  return rows.map(({ id }) => id);
}

export async function dueAccounts(orm: Orm, now: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: accountRemoval.userId })
    .from(accountRemoval)
    .where(lte(accountRemoval.dueAt, now))
    .orderBy(asc(accountRemoval.userId));
  return rows.map(({ id }) => id);
}

/** Ends the time in which a workspace can be kept. False if it is not due: it was kept meanwhile. */
export async function claimDueWorkspace(tx: Orm, id: WorkspaceId, now: Date): Promise<boolean> {
  const isDue = and(eq(workspaceRemoval.workspaceId, id), lte(workspaceRemoval.dueAt, now));
  return (await tx.delete(workspaceRemoval).where(isDue).returning()).length > 0;
}

/** The same for an account. */
export async function claimDueAccount(tx: Orm, id: string, now: Date): Promise<boolean> {
  const isDue = and(eq(accountRemoval.userId, id), lte(accountRemoval.dueAt, now));
  return (await tx.delete(accountRemoval).where(isDue).returning()).length > 0;
}

/** Every row of the workspace goes with it, by foreign keys; requests to its addresses have none. */
export async function removeWorkspace(tx: Orm, id: WorkspaceId): Promise<void> {
  const isOf = or(like(madeRequest.address, `%${id}%`), eq(madeRequest.made, id));
  await tx.delete(madeRequest).where(isOf);
  await tx.delete(workspace).where(eq(workspace.id, id));
}

interface OfAccount {
  readonly table: PgTable;
  readonly userId: PgColumn;
  readonly isOf?: SQL;
}

/** What is removed of a person: what they alone have seen, and what is known of them. */
export const OF_ACCOUNT: readonly OfAccount[] = [
  { table: userConfig, userId: userConfig.userId },
  { table: savedPrompt, userId: savedPrompt.userId },
  { table: userUpgrade, userId: userUpgrade.userId },
  { table: questionnaireAnswer, userId: questionnaireAnswer.userId },
  { table: event, userId: event.userId },
  { table: supportReport, userId: supportReport.userId },
  { table: usage, userId: usage.userId },
  { table: usageEntry, userId: usageEntry.userId },
  { table: madeRequest, userId: madeRequest.userId },
  { table: saveRequest, userId: saveRequest.userId },
  { table: archive, userId: archive.userId },
  { table: conversation, userId: conversation.userId },
  { table: job, userId: job.userId, isOf: eq(job.kind, 'chat') },
  { table: designConsent, userId: designConsent.userId },
  { table: imageDesign, userId: imageDesign.userId },
  { table: designAccount, userId: designAccount.userId },
  { table: ideaSubscription, userId: ideaSubscription.userId },
  { table: ideaDelivery, userId: ideaDelivery.userId },
  { table: accountRemoval, userId: accountRemoval.userId },
];

export async function removeRowsOfAccount(tx: Orm, id: string): Promise<void> {
  for (const { table, userId, isOf } of OF_ACCOUNT)
    await tx.delete(table).where(and(eq(userId, id), isOf));
  await tx.delete(rateWindow).where(like(rateWindow.key, `%${id}%`));
}
