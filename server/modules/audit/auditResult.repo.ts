import { and, asc, desc, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '#db/database.ts';
import { type AuditResultRow, auditPage, auditResult } from '#db/schema/audit.ts';
import type { AuditId } from '#db/schema/ids.ts';
import type { FaultName } from '#domain/audit/faults.ts';

export async function insertResult(tx: Orm, row: AuditResultRow): Promise<void> {
  await tx.insert(auditResult).values(row).onConflictDoNothing();
}

/** In the place of what the round has found before. */
export async function replaceResult(tx: Orm, row: AuditResultRow): Promise<void> {
  const { auditId, round, position } = row;
  await tx
    .update(auditResult)
    .set(row)
    .where(and(isOf(auditId), eq(auditResult.round, round), eq(auditResult.position, position)));
}

/** What the table of an audit says of a page. */
export type ShownResult = Pick<
  AuditResultRow,
  | 'round'
  | 'position'
  | 'state'
  | 'problem'
  | 'title'
  | 'language'
  | 'keyphrase'
  | 'words'
  | 'seo'
  | 'aiSearch'
  | 'notScored'
  | 'checks'
  | 'hash'
  | 'answer'
  | 'faults'
  | 'readAt'
>;

const shown = {
  round: auditResult.round,
  position: auditResult.position,
  state: auditResult.state,
  problem: auditResult.problem,
  title: auditResult.title,
  language: auditResult.language,
  keyphrase: auditResult.keyphrase,
  words: auditResult.words,
  seo: auditResult.seo,
  aiSearch: auditResult.aiSearch,
  notScored: auditResult.notScored,
  checks: auditResult.checks,
  hash: auditResult.hash,
  answer: auditResult.answer,
  faults: auditResult.faults,
  readAt: auditResult.readAt,
};

const isOf = (auditId: AuditId) => eq(auditResult.auditId, auditId);

export const listResults = (orm: Orm, auditId: AuditId, round: number): Promise<ShownResult[]> =>
  orm
    .select(shown)
    .from(auditResult)
    .where(and(isOf(auditId), eq(auditResult.round, round)));

/** Of each page, the result of the newest round before this one that has it. */
export const listEarlier = (orm: Orm, auditId: AuditId, round: number): Promise<ShownResult[]> =>
  orm
    .selectDistinctOn([auditResult.position], shown)
    .from(auditResult)
    .where(and(isOf(auditId), lt(auditResult.round, round)))
    .orderBy(asc(auditResult.position), desc(auditResult.round));

/** Of each page that this round has no result of, the newest that has read it. */
export const listLastRead = (orm: Orm, auditId: AuditId, round: number): Promise<ShownResult[]> => {
  const isRead = and(lt(auditResult.round, round), eq(auditResult.state, 'read'));
  return orm
    .selectDistinctOn([auditResult.position], shown)
    .from(auditResult)
    .where(and(isOf(auditId), isRead, notExists(resultOfRound(orm, auditId, round))))
    .orderBy(asc(auditResult.position), desc(auditResult.round));
};

const ofRound = alias(auditResult, 'of_round');
const resultOfRound = (orm: Orm, auditId: AuditId, round: number) =>
  orm
    .select({ one: sql`1` })
    .from(ofRound)
    .where(
      and(
        eq(ofRound.auditId, auditId),
        eq(ofRound.round, round),
        eq(ofRound.position, auditResult.position),
      ),
    );

/** Where a round has results already. */
export async function positionsRead(
  orm: Orm,
  auditId: AuditId,
  round: number,
): Promise<ReadonlySet<number>> {
  const rows = await orm
    .select({ position: auditResult.position })
    .from(auditResult)
    .where(and(isOf(auditId), eq(auditResult.round, round)));
  return new Set(rows.map(({ position }) => position));
}

/** The results of one page, the newest first. */
export const listHistory = (
  orm: Orm,
  auditId: AuditId,
  position: number,
): Promise<AuditResultRow[]> =>
  orm
    .select()
    .from(auditResult)
    .where(and(isOf(auditId), eq(auditResult.position, position)))
    .orderBy(desc(auditResult.round));

/** The newest result of a page before this round that has read it. */
export async function lastRead(
  orm: Orm,
  auditId: AuditId,
  round: number,
  position: number,
): Promise<AuditResultRow | null> {
  const isEarlier = and(eq(auditResult.position, position), lt(auditResult.round, round));
  const [row] = await orm
    .select()
    .from(auditResult)
    .where(and(isOf(auditId), isEarlier, eq(auditResult.state, 'read')))
    .orderBy(desc(auditResult.round))
    .limit(1);
  return row ?? null;
}

/** A page that leads to another one does not compete with it. */
const ELSEWHERE: readonly FaultName[] = ['redirect', 'redirectChain', 'canonicalElsewhere'];
const isItself = and(
  ...ELSEWHERE.map(
    (name) =>
      sql`not coalesce(${auditResult.faults}, '[]') @> ${JSON.stringify([{ name }])}::jsonb`,
  ),
);

/** What the pages of a round are compared by: a page of the web by the keyphrase that it has now. */
export const listSketches = (orm: Orm, auditId: AuditId, round: number) =>
  orm
    .select({
      position: auditResult.position,
      language: auditResult.language,
      title: auditResult.title,
      keyphrase: sql<
        string | null
      >`case when ${auditPage.articleId} is null then ${auditPage.keyphrase} else ${auditResult.keyphrase} end`,
      about: auditResult.about,
      hash: auditResult.hash,
      sketch: auditResult.sketch,
    })
    .from(auditResult)
    .innerJoin(
      auditPage,
      and(eq(auditPage.auditId, auditId), eq(auditPage.position, auditResult.position)),
    )
    .where(and(isOf(auditId), eq(auditResult.round, round), isNotNull(auditResult.hash), isItself))
    .orderBy(asc(auditResult.position));
