import { and, asc, desc, eq, gt, gte, isNull, lt, lte, max, or, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { inParts, readInParts } from '#db/inParts.ts';
import {
  type AuditPageRow,
  type AuditResultRow,
  type AuditRoundRow,
  type AuditRow,
  audit,
  auditPage,
  auditResult,
  auditRound,
} from '#db/schema/audit.ts';
import type { AuditId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { type JobRow, job, jobStep } from '#db/schema/work.ts';

/** An audit with its newest round, the state of that round's job (null: it has none any more), and what it has found. */
export interface FoundAudit {
  readonly row: AuditRow;
  readonly round: AuditRoundRow;
  readonly jobState: JobRow['state'] | null;
  readonly pages: number;
  readonly read: number;
  readonly failed: number;
  readonly seo: number | null;
}

const isThere = isNull(audit.deletedAt);
const newestRound = sql`(select max(newest.round) from ${auditRound} newest where newest.audit_id = ${audit.id})`;
const ofRound = sql`from ${auditResult} found where found.audit_id = ${audit.id} and found.round = ${auditRound.round}`;
const countIn = (state: string) =>
  sql<number>`(select count(*)::int ${ofRound} and found.state = ${state})`;

const audits = (orm: Orm) =>
  orm
    .select({
      row: audit,
      round: auditRound,
      jobState: job.state,
      pages: orm.$count(auditPage, eq(auditPage.auditId, audit.id)),
      read: countIn('read'),
      failed: countIn('failed'),
      seo: sql<number | null>`(select avg(found.seo)::float8 ${ofRound})`,
    })
    .from(audit)
    .innerJoin(auditRound, and(eq(auditRound.auditId, audit.id), eq(auditRound.round, newestRound)))
    .leftJoin(job, eq(job.id, auditRound.jobId))
    .$dynamic();

/** The newest first. */
export function listAudits(
  orm: Orm,
  workspaceId: WorkspaceId,
  window: {
    readonly limit: number;
    readonly offset: number;
    /** Without examples. */
    readonly isOwn?: true;
  },
): Promise<FoundAudit[]> {
  const isListed = window.isOwn ? isNull(audit.example) : undefined;
  return audits(orm)
    .where(and(eq(audit.workspaceId, workspaceId), isThere, isListed))
    .orderBy(desc(audit.createdAt), desc(audit.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** Null if there is none, or it is deleted. */
export async function findAudit(orm: Orm, id: AuditId): Promise<FoundAudit | null> {
  const [found] = await audits(orm).where(and(eq(audit.id, id), isThere));
  return found ?? null;
}

/** The audit and the round that a job is for. */
export async function roundOfJob(orm: Orm, jobId: JobId) {
  const [found] = await orm
    .select({ row: audit, round: auditRound })
    .from(auditRound)
    .innerJoin(audit, eq(audit.id, auditRound.auditId))
    .where(eq(auditRound.jobId, jobId));
  return found ?? null;
}

export async function insertAudit(tx: Orm, row: AuditRow): Promise<void> {
  await tx.insert(audit).values(row);
}

export async function changeAudit(
  tx: Orm,
  id: AuditId,
  change: Partial<AuditRow>,
): Promise<AuditRow | null> {
  const [row] = await tx.update(audit).set(change).where(eq(audit.id, id)).returning();
  return row ?? null;
}

/** Removes audits that were deleted before then. */
export async function purgeAudits(orm: Orm, before: Date): Promise<void> {
  await orm.delete(audit).where(lt(audit.deletedAt, before));
}

export async function insertRound(tx: Orm, row: AuditRoundRow): Promise<void> {
  await tx.insert(auditRound).values(row);
}

export async function changeRound(
  tx: Orm,
  { auditId, round }: Pick<AuditRoundRow, 'auditId' | 'round'>,
  change: Partial<AuditRoundRow>,
): Promise<void> {
  const isRound = and(eq(auditRound.auditId, auditId), eq(auditRound.round, round));
  await tx.update(auditRound).set(change).where(isRound);
}

type OfRound = Pick<AuditRoundRow, 'auditId' | 'round' | 'jobId' | 'keyphraseChanges'>;

/** As it was read: not one that has gone on with another job meanwhile, or with other keyphrases. */
const sameRound = ({ auditId, round, jobId, keyphraseChanges }: OfRound) =>
  and(
    eq(auditRound.auditId, auditId),
    eq(auditRound.round, round),
    eq(auditRound.keyphraseChanges, keyphraseChanges),
    jobId === null ? isNull(auditRound.jobId) : eq(auditRound.jobId, jobId),
  );

export async function findRound(orm: Orm, of: OfRound): Promise<AuditRoundRow | null> {
  const [row] = await orm.select().from(auditRound).where(sameRound(of));
  return row ?? null;
}

export async function keepGroups(
  orm: Orm,
  of: OfRound,
  groups: NonNullable<AuditRoundRow['groups']>,
): Promise<void> {
  await orm.update(auditRound).set({ groups }).where(sameRound(of));
}

/** Where a job was stopped because its audit was deleted. */
export async function cutOffRound(orm: Orm, id: AuditId): Promise<AuditRoundRow | null> {
  const isCutOff = and(
    eq(job.isStopRequested, true),
    or(isNull(job.finishedAt), gte(job.finishedAt, audit.deletedAt)),
  );
  const [found] = await orm
    .select({ round: auditRound })
    .from(audit)
    .innerJoin(auditRound, and(eq(auditRound.auditId, audit.id), eq(auditRound.round, newestRound)))
    .innerJoin(job, eq(job.id, auditRound.jobId))
    .where(and(eq(audit.id, id), isCutOff));
  return found?.round ?? null;
}

/** Notes of each page without a result in a round that it has failed, and why its step has. */
export async function failUnread(
  tx: Orm,
  { auditId, round, jobId }: Pick<AuditRoundRow, 'auditId' | 'round' | 'jobId'>,
  failed: Pick<AuditResultRow, 'scorerVersion' | 'readAt'>,
): Promise<void> {
  const { scorerVersion, readAt } = failed;
  await tx.execute(sql`
    insert into ${auditResult} (audit_id, round, position, state, problem, title, checks, about, scorer_version, read_at)
    select page.audit_id, ${round}, page.position, 'failed', coalesce(step.error, 'internal'), '', '[]'::jsonb, '[]'::jsonb, ${scorerVersion}, ${readAt.toISOString()}::timestamptz
    from ${auditPage} page left join ${jobStep} step on step.job_id = ${jobId} and step.key = page.key
    where page.audit_id = ${auditId}
    on conflict do nothing`);
}

/** Removes what rounds have found, up to this one. */
export async function removeResults(tx: Orm, auditId: AuditId, upTo: number): Promise<void> {
  await tx
    .delete(auditResult)
    .where(and(eq(auditResult.auditId, auditId), lte(auditResult.round, upTo)));
}

type NewPage = Pick<AuditPageRow, 'key' | 'articleId' | 'keyphrase'>;

/** Adds pages behind those that are there, at most so many together. Returns how many were left out. */
export async function addPages(
  tx: Orm,
  auditId: AuditId,
  pages: readonly NewPage[],
  most: number,
): Promise<number> {
  const known = new Set((await listPages(tx, auditId)).map(({ key }) => key));
  const fresh = [...new Map(pages.map((page) => [page.key, page])).values()].filter(
    ({ key }) => !known.has(key),
  );
  const rows = fresh
    .slice(0, Math.max(0, most - known.size))
    .map((page, at) => ({ ...page, auditId, position: known.size + at, figures: {} }));
  await inParts(rows, (part) => tx.insert(auditPage).values(part));
  return fresh.length - rows.length;
}

/** In the order in which they were given. */
export const listPages = (orm: Orm, auditId: AuditId): Promise<AuditPageRow[]> =>
  readInParts((after, most) =>
    orm
      .select()
      .from(auditPage)
      .where(and(eq(auditPage.auditId, auditId), gt(auditPage.position, after)))
      .orderBy(asc(auditPage.position))
      .limit(most),
  );

export async function findPage(
  orm: Orm,
  auditId: AuditId,
  key: string,
): Promise<AuditPageRow | null> {
  const isPage = and(eq(auditPage.auditId, auditId), eq(auditPage.key, key));
  const [row] = await orm.select().from(auditPage).where(isPage);
  return row ?? null;
}

/** The page, and its keyphrase before. Null if the audit has no such page of the web. */
export async function changeKeyphrase(
  tx: Orm,
  auditId: AuditId,
  { position, keyphrase }: Pick<AuditPageRow, 'position' | 'keyphrase'>,
): Promise<{ readonly page: AuditPageRow; readonly was: string | null } | null> {
  const isPage = and(eq(auditPage.auditId, auditId), eq(auditPage.position, position));
  const isOfWeb = and(isPage, isNull(auditPage.articleId));
  const [before] = await tx.select().from(auditPage).where(isOfWeb);
  if (before === undefined) return null;
  await tx.update(auditPage).set({ keyphrase }).where(isOfWeb);
  return { page: { ...before, keyphrase }, was: before.keyphrase };
}

/** The pages of the newest round are compared again. */
export async function forgetGroups(tx: Orm, auditId: AuditId): Promise<void> {
  const round = await newestRoundOf(tx, auditId);
  await tx
    .update(auditRound)
    .set({ groups: null, keyphraseChanges: sql`${auditRound.keyphraseChanges} + 1` })
    .where(and(eq(auditRound.auditId, auditId), eq(auditRound.round, round)));
}

export async function hasPage(orm: Orm, auditId: AuditId, position: number): Promise<boolean> {
  const isPage = and(eq(auditPage.auditId, auditId), eq(auditPage.position, position));
  return (await orm.$count(auditPage, isPage)) > 0;
}

/** Removes the figures of all periods but these. */
export async function keepFigures(
  tx: Orm,
  auditId: AuditId,
  periods: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${auditPage} set figures = (
      select coalesce(jsonb_object_agg(said.key, said.value), '{}'::jsonb)
      from jsonb_each(${auditPage.figures}) said
      where said.key in (select jsonb_array_elements_text(${JSON.stringify(periods)}::jsonb)))
    where ${auditPage.auditId} = ${auditId} and ${auditPage.figures} <> '{}'::jsonb`);
}

/** Adds figures to those of the pages, by period. */
export const addFigures = (
  tx: Orm,
  auditId: AuditId,
  places: readonly Pick<AuditPageRow, 'position' | 'figures'>[],
): Promise<void> =>
  inParts(places, (part) =>
    tx.execute(sql`
      update ${auditPage} set figures = ${auditPage.figures} || place.figures
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as place(position integer, figures jsonb)
      where ${auditPage.auditId} = ${auditId} and ${auditPage.position} = place.position`),
  );

/** Waits for whoever changes the audit now. */
export async function lockAudit(tx: Orm, id: AuditId): Promise<AuditRow | null> {
  const [row] = await tx.select().from(audit).where(eq(audit.id, id)).for('update');
  return row ?? null;
}

export const newestRoundOf = async (orm: Orm, auditId: AuditId): Promise<number> => {
  const [row] = await orm
    .select({ round: max(auditRound.round) })
    .from(auditRound)
    .where(eq(auditRound.auditId, auditId));
  return row?.round ?? 0;
};
