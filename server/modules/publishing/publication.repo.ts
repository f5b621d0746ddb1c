import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SiteKind } from '#contract/publishing/sites.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import {
  type PublicationId,
  type PublicationImageRow,
  type PublicationRow,
  type PublicationRunRow,
  publication,
  publicationImage,
  publicationRun,
} from '#db/schema/publishing.ts';
import { job, jobStep } from '#db/schema/work.ts';
import { without } from '#domain/without.ts';

/** The site of a post, which stays the same when it is connected again. */
export interface OnSite {
  readonly articleId: ArticleId;
  readonly kind: SiteKind;
  readonly apiRoot: string;
}

const isOn = ({ articleId, kind, apiRoot }: OnSite) =>
  and(
    eq(publication.articleId, articleId),
    eq(publication.kind, kind),
    eq(publication.apiRoot, apiRoot),
  );

export async function findPublication(orm: Orm, on: OnSite): Promise<PublicationRow | null> {
  const [row] = await orm.select().from(publication).where(isOn(on));
  return row ?? null;
}

/** A text may have a megabyte, and a list needs none. */
export type PublicationFacts = Omit<PublicationRow, 'written'>;

export async function publicationsOf(orm: Orm, articleId: ArticleId): Promise<PublicationFacts[]> {
  return orm
    .select(without(getTableColumns(publication), 'written'))
    .from(publication)
    .where(eq(publication.articleId, articleId))
    .orderBy(asc(publication.createdAt), asc(publication.id));
}

/** Returns the row that is there, or else this one. */
export async function putPublication(tx: Orm, row: PublicationRow): Promise<PublicationRow> {
  await tx.insert(publication).values(row).onConflictDoNothing();
  const [stored] = await tx.select().from(publication).where(isOn(row)).for('update');
  if (stored === undefined) throw new Error('a publication was removed while it was locked');
  return stored;
}

export async function changePublication(
  orm: Orm,
  id: PublicationId,
  change: Partial<PublicationRow>,
): Promise<void> {
  await orm.update(publication).set(change).where(eq(publication.id, id));
}

export interface Run {
  readonly run: PublicationRunRow;
  readonly publication: PublicationRow;
}

/** Null: it was removed with its article. */
export async function findRun(orm: Orm, jobId: JobId): Promise<Run | null> {
  const [row] = await orm
    .select({ run: publicationRun, publication })
    .from(publicationRun)
    .innerJoin(publication, eq(publication.id, publicationRun.publicationId))
    .where(eq(publicationRun.jobId, jobId));
  return row ?? null;
}

/** The text that a run has replaced. Null if the run belongs to another post, or has replaced nothing. */
export async function formerText(orm: Orm, publicationId: PublicationId, jobId: string) {
  const [row] = await orm
    .select({ former: publicationRun.former })
    .from(publicationRun)
    .where(
      and(
        eq(publicationRun.publicationId, publicationId),
        sql`${publicationRun.jobId} = ${jobId}::uuid`,
      ),
    );
  return row?.former ?? null;
}

/** Adds a run, and forgets what is older than the newest `most`. Texts of runs before are over. */
export async function addRun(tx: Orm, row: PublicationRunRow, most: number): Promise<void> {
  const ofSame = eq(publicationRun.publicationId, row.publicationId);
  await tx.update(publicationRun).set({ text: null }).where(ofSame);
  const kept = tx
    .select({ jobId: publicationRun.jobId })
    .from(publicationRun)
    .where(ofSame)
    .orderBy(desc(publicationRun.createdAt))
    .limit(most - 1);
  await tx.delete(publicationRun).where(and(ofSame, sql`${publicationRun.jobId} not in ${kept}`));
  await tx.insert(publicationRun).values(row);
}

export async function changeRun(
  orm: Orm,
  jobId: JobId,
  change: Partial<PublicationRunRow>,
): Promise<void> {
  await orm.update(publicationRun).set(change).where(eq(publicationRun.jobId, jobId));
}

/** Whether a run of the post is not over. */
export const isRunning = async (orm: Orm, publicationId: PublicationId): Promise<boolean> =>
  (await orm.$count(
    publicationRun,
    and(
      eq(publicationRun.publicationId, publicationId),
      sql`exists (select from ${job} where ${job.id} = ${publicationRun.jobId} and ${job.state} in ('queued', 'running'))`,
    ),
  )) > 0;

export interface ListedRun extends Omit<PublicationRunRow, 'text' | 'former'> {
  readonly hasFormer: boolean;
  /** Null: its job is not kept any more. */
  readonly state: (typeof job.$inferSelect)['state'] | null;
  readonly failure: string | null;
  readonly failedAt: string | null;
}

/** The runs of several posts, newest first. */
export function runsOf(orm: Orm, ids: readonly PublicationId[]): Promise<ListedRun[]> {
  const failedStep = (column: PgColumn) => sql<string | null>`(select ${column} from ${jobStep}
    where ${jobStep.jobId} = ${publicationRun.jobId} and ${jobStep.state} = 'failed'
    order by ${jobStep.position} limit 1)`;
  return orm
    .select({
      jobId: publicationRun.jobId,
      publicationId: publicationRun.publicationId,
      userId: publicationRun.userId,
      act: publicationRun.act,
      version: publicationRun.version,
      unmet: publicationRun.unmet,
      post: publicationRun.post,
      createdAt: publicationRun.createdAt,
      hasFormer: sql<boolean>`${publicationRun.former} is not null`,
      state: job.state,
      failure: sql<string | null>`coalesce(${failedStep(jobStep.error)}, ${job.failure})`,
      failedAt: failedStep(jobStep.key),
    })
    .from(publicationRun)
    .leftJoin(job, eq(job.id, publicationRun.jobId))
    .where(inArray(publicationRun.publicationId, [...ids]))
    .orderBy(desc(publicationRun.createdAt), desc(publicationRun.jobId));
}

/** Why the first of the other steps of a job has failed; null: none has. */
export async function failedStep(orm: Orm, jobId: JobId, key: string): Promise<string | null> {
  const [row] = await orm
    .select({ error: jobStep.error })
    .from(jobStep)
    .where(
      and(
        eq(jobStep.jobId, jobId),
        eq(jobStep.state, 'failed'),
        ne(jobStep.key, key),
        isNotNull(jobStep.error),
      ),
    )
    .orderBy(asc(jobStep.position))
    .limit(1);
  return row?.error ?? null;
}

export interface OfImage {
  readonly workspaceId: WorkspaceId;
  readonly apiRoot: string;
  readonly hash: string;
}

const isImage = ({ workspaceId, apiRoot, hash }: OfImage) =>
  and(
    eq(publicationImage.workspaceId, workspaceId),
    eq(publicationImage.apiRoot, apiRoot),
    eq(publicationImage.hash, hash),
  );

export async function findSentImage(orm: Orm, of: OfImage): Promise<PublicationImageRow | null> {
  const [row] = await orm.select().from(publicationImage).where(isImage(of));
  return row ?? null;
}

export async function putSentImage(orm: Orm, row: PublicationImageRow): Promise<void> {
  const { askedAt, image } = row;
  const target = [publicationImage.workspaceId, publicationImage.apiRoot, publicationImage.hash];
  await orm
    .insert(publicationImage)
    .values(row)
    .onConflictDoUpdate({ target, set: { askedAt, image } });
}
