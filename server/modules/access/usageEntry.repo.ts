import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { usageEntry } from '#db/schema/access.ts';
import { article } from '#db/schema/article.ts';
import type { JobId } from '#db/schema/ids.ts';
import { modelAnswer } from '#db/schema/work.ts';
import { workspace } from '#db/schema/workspace.ts';
import type { ModelTokens } from '#domain/access/cost.ts';

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

const sumOf = (tokens: typeof modelAnswer.inputTokens | typeof modelAnswer.outputTokens) =>
  sql`case when count(*) = count(${tokens}) then sum(${tokens})::bigint end`;

/** The tokens of a unit's job by model; null where a server did not report those of an answer. */
const answersOfJob = sql<readonly ModelTokens[]>`(
  select coalesce(json_agg(by_model), '[]') from (
    select ${modelAnswer.model} as model,
      ${sumOf(modelAnswer.inputTokens)} as input, ${sumOf(modelAnswer.outputTokens)} as output
    from ${modelAnswer} where ${modelAnswer.jobId} = ${usageEntry.jobId}
    group by ${modelAnswer.model}) by_model)`;

/** Newest first; with the article where it still exists, and its workspace. */
export function listUsage(
  orm: Orm,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
) {
  return orm
    .select({
      entry: usageEntry,
      answers: answersOfJob,
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
