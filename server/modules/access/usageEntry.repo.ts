import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import type { JobId } from '#db/schema/ids.ts';
import { article, modelAnswer, usageEntry, workspace } from '#db/schema/product.ts';

export type NewUsageEntry = Omit<typeof usageEntry.$inferInsert, 'state' | 'settledAt'>;

/** Enters a charge. A request that is charged again has one entry. */
export async function enterCharge(tx: Orm, entry: NewUsageEntry): Promise<void> {
  const { limitName, periodStart, jobId, createdAt } = entry;
  const charged = { state: 'charged', settledAt: null } as const;
  await tx
    .insert(usageEntry)
    .values({ ...entry, ...charged })
    .onConflictDoUpdate({
      target: [
        usageEntry.userId,
        usageEntry.workspaceId,
        usageEntry.articleId,
        usageEntry.requestId,
        usageEntry.what,
      ],
      set: { ...charged, limitName, periodStart, jobId, createdAt },
    });
}

/** The unit of a job has come back. */
export async function enterReturn(tx: Orm, jobId: JobId, settledAt: Date): Promise<void> {
  await tx
    .update(usageEntry)
    .set({ state: 'returned', settledAt })
    .where(and(eq(usageEntry.jobId, jobId), eq(usageEntry.state, 'charged')));
}

/** The tokens of a unit's job; null if a server did not report those of an answer, or no model was asked. */
const tokensOfJob = sql<number | null>`(
  select case when count(*) = count(${modelAnswer.inputTokens} + ${modelAnswer.outputTokens})
    then sum(${modelAnswer.inputTokens} + ${modelAnswer.outputTokens})::int end
  from ${modelAnswer} where ${modelAnswer.jobId} = ${usageEntry.jobId})`;

/** Newest first; with the article where it still exists, and its workspace. */
export function listUsage(
  orm: Orm,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
) {
  return orm
    .select({
      entry: usageEntry,
      tokens: tokensOfJob,
      title: article.displayedTitle,
      workspaceId: article.workspaceId,
      ownerId: workspace.ownerId,
      folderId: workspace.folderId,
    })
    .from(usageEntry)
    .leftJoin(article, and(eq(article.id, usageEntry.articleId), isNull(article.deletedAt)))
    .leftJoin(workspace, eq(workspace.id, article.workspaceId))
    .where(eq(usageEntry.userId, userId))
    .orderBy(desc(usageEntry.createdAt), desc(usageEntry.id))
    .limit(window.limit)
    .offset(window.offset);
}
