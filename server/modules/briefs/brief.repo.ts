import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { BRIEFS_LISTED_MOST } from '#contract/briefs/brief.route.ts';
import type { Orm } from '#db/database.ts';
import { article } from '#db/schema/article.ts';
import { type BriefRow, brief } from '#db/schema/briefs.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { type JobRow, job, jobStep, type StepRow } from '#db/schema/work.ts';

/** A brief, and the state of the job that makes it; null of one that has none any more. */
export interface BriefWithJob {
  readonly row: BriefRow;
  readonly jobState: JobRow['state'] | null;
  /** Of the step that makes it; null before its job has steps. */
  readonly stepState: StepRow['state'] | null;
  /** Why the step of its job has failed, if it has: a problem code. */
  readonly stepError: string | null;
}

const columns = {
  row: brief,
  jobState: job.state,
  stepState: jobStep.state,
  stepError: jobStep.error,
};
const isStep = and(eq(jobStep.jobId, brief.jobId), eq(jobStep.key, sql`${brief.articleId}::text`));

export async function insertBriefs(tx: Orm, rows: readonly BriefRow[]): Promise<void> {
  await tx.insert(brief).values([...rows]);
}

export async function findBrief(orm: Orm, id: ArticleId): Promise<BriefWithJob | null> {
  const [row] = await orm
    .select(columns)
    .from(brief)
    .leftJoin(job, eq(job.id, brief.jobId))
    .leftJoin(jobStep, isStep)
    .where(eq(brief.articleId, id));
  return row ?? null;
}

export async function lockBrief(tx: Orm, id: ArticleId): Promise<BriefRow | null> {
  const [row] = await tx.select().from(brief).where(eq(brief.articleId, id)).for('update');
  return row ?? null;
}

export async function changeBrief(
  tx: Orm,
  id: ArticleId,
  change: Partial<BriefRow>,
): Promise<void> {
  await tx.update(brief).set(change).where(eq(brief.articleId, id));
}

/** Those that are not deleted, the newest first. */
export function listBriefs(orm: Orm, workspaceId: WorkspaceId): Promise<BriefWithJob[]> {
  return orm
    .select(columns)
    .from(brief)
    .innerJoin(article, eq(article.id, brief.articleId))
    .leftJoin(job, eq(job.id, brief.jobId))
    .leftJoin(jobStep, isStep)
    .where(and(eq(brief.workspaceId, workspaceId), isNull(article.deletedAt)))
    .orderBy(desc(brief.createdAt), desc(brief.articleId))
    .limit(BRIEFS_LISTED_MOST);
}

/** The briefs that a job is to make and has not made yet, in the order in which they were asked for. */
export async function briefsOfJob(orm: Orm, jobId: JobId): Promise<BriefRow[]> {
  const rows = await orm
    .select({ row: brief })
    .from(brief)
    .innerJoin(article, eq(article.id, brief.articleId))
    .where(and(eq(brief.jobId, jobId), eq(brief.state, 'making'), isNull(article.deletedAt)))
    .orderBy(asc(brief.createdAt), asc(brief.articleId));
  return rows.map(({ row }) => row);
}

/** Every brief of a job, made or not. */
export async function idsOfJob(orm: Orm, jobId: JobId): Promise<ArticleId[]> {
  const rows = await orm
    .select({ id: brief.articleId })
    .from(brief)
    .where(eq(brief.jobId, jobId))
    .orderBy(asc(brief.createdAt), asc(brief.articleId));
  return rows.map(({ id }) => id);
}

/** What was asked in the newest briefs of a workspace, examples left out. */
export function listAsked(orm: Orm, workspaceId: WorkspaceId) {
  return orm
    .select({ keyphrase: brief.keyphrase, language: brief.language, data: brief.data })
    .from(brief)
    .innerJoin(article, eq(article.id, brief.articleId))
    .where(
      and(
        eq(brief.workspaceId, workspaceId),
        isNull(article.example),
        isNull(article.deletedAt),
        isNotNull(brief.data),
      ),
    )
    .orderBy(desc(brief.createdAt), desc(brief.articleId))
    .limit(ASKED_BRIEFS_MOST);
}
const ASKED_BRIEFS_MOST = 30;
