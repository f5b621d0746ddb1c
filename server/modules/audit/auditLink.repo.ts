/** What the technical faults of a round are found in: what pages say, and what the addresses answer that they link to. */
import { and, asc, eq, gt, like, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { inParts, readInParts } from '#db/inParts.ts';
import {
  type AuditLinkRow,
  type AuditRoundRow,
  auditFacts,
  auditLink,
  auditPage,
  auditResult,
} from '#db/schema/audit.ts';
import type { AuditId, JobId } from '#db/schema/ids.ts';
import { jobStep } from '#db/schema/work.ts';
import type { Fault } from '#domain/audit/faults.ts';
import type { PageFacts } from '#domain/audit/pageFacts.ts';

type Round = Pick<AuditRoundRow, 'auditId' | 'round'>;

/** In the place of what the page has said before. */
export async function putFacts(
  tx: Orm,
  { auditId, position, facts }: typeof auditFacts.$inferInsert,
): Promise<void> {
  await tx
    .insert(auditFacts)
    .values({ auditId, position, facts })
    .onConflictDoUpdate({ target: [auditFacts.auditId, auditFacts.position], set: { facts } });
}

export const hasFacts = async (orm: Orm, auditId: AuditId): Promise<boolean> =>
  (await orm.$count(auditFacts, eq(auditFacts.auditId, auditId))) > 0;

/** The pages of the web that this round has asked for, with what they say of themselves. */
export const listAnswered = ({ orm, auditId, round }: Round & { readonly orm: Orm }) =>
  readInParts((after, most) =>
    orm
      .select({
        position: auditResult.position,
        url: auditPage.key,
        answer: auditResult.answer,
        words: auditResult.words,
        notScored: auditResult.notScored,
        hash: auditResult.hash,
        sketch: auditResult.sketch,
        facts: sql<PageFacts | null>`case when ${auditResult.answer} ->> 'end' = 'page' then ${auditFacts.facts} end`,
      })
      .from(auditResult)
      .innerJoin(
        auditPage,
        and(eq(auditPage.auditId, auditId), eq(auditPage.position, auditResult.position)),
      )
      .leftJoin(
        auditFacts,
        and(eq(auditFacts.auditId, auditId), eq(auditFacts.position, auditResult.position)),
      )
      .where(
        and(
          eq(auditResult.auditId, auditId),
          eq(auditResult.round, round),
          gt(auditResult.position, after),
          sql`${auditResult.answer} is not null`,
        ),
      )
      .orderBy(asc(auditResult.position))
      .limit(most),
  );

export type AnsweredRow = Awaited<ReturnType<typeof listAnswered>>[number];

export async function insertLink(tx: Orm, row: AuditLinkRow): Promise<void> {
  await tx.insert(auditLink).values(row).onConflictDoNothing();
}

export const listLinks = (orm: Orm, { auditId, round }: Round): Promise<AuditLinkRow[]> =>
  orm
    .select()
    .from(auditLink)
    .where(and(eq(auditLink.auditId, auditId), eq(auditLink.round, round)));

/** Of links, they are of use until the faults are found. */
export async function removeLinks(tx: Orm, auditId: AuditId): Promise<void> {
  await tx.delete(auditLink).where(eq(auditLink.auditId, auditId));
}

/** The steps of a job whose keys begin so. */
export async function stepKeys(
  orm: Orm,
  jobId: JobId,
  prefix: string,
): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ key: jobStep.key })
    .from(jobStep)
    .where(and(eq(jobStep.jobId, jobId), like(jobStep.key, `${prefix}%`)));
  return new Set(rows.map(({ key }) => key));
}

export const keepFaults = (
  tx: Orm,
  { auditId, round }: Round,
  places: readonly { readonly position: number; readonly faults: readonly Fault[] }[],
): Promise<void> =>
  inParts(places, (part) =>
    tx.execute(sql`
      update ${auditResult} set faults = place.faults
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as place(position integer, faults jsonb)
      where ${auditResult.auditId} = ${auditId} and ${auditResult.round} = ${round}
        and ${auditResult.position} = place.position`),
  );
