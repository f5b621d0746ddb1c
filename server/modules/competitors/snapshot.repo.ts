import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { Orm } from '#db/database.ts';
import { inParts } from '#db/inParts.ts';
import { article } from '#db/schema/article.ts';
import { brief } from '#db/schema/briefs.ts';
import type { ArticleId, CompetitorId, JobId, SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import { type CompetitorRow, competitor, type SnapshotRow, snapshot } from '#db/schema/seo.ts';
import { type JobRow, job } from '#db/schema/work.ts';

/** A page without its features, which are large. */
export type FoundRow = Pick<
  CompetitorRow,
  'id' | 'snapshotId' | 'position' | 'url' | 'title' | 'state' | 'problem'
>;

const found = {
  id: competitor.id,
  snapshotId: competitor.snapshotId,
  position: competitor.position,
  url: competitor.url,
  title: competitor.title,
  state: competitor.state,
  problem: competitor.problem,
};

/** A snapshot and the state of the analysis that makes it; null of one that has none any more. */
export interface SnapshotWithJob {
  readonly row: SnapshotRow;
  readonly jobState: JobRow['state'] | null;
}

export async function findSnapshot(orm: Orm, id: SnapshotId): Promise<SnapshotWithJob | null> {
  const [row] = await orm
    .select({ row: snapshot, jobState: job.state })
    .from(snapshot)
    .leftJoin(job, eq(job.id, snapshot.jobId))
    .where(eq(snapshot.id, id));
  return row ?? null;
}

/** A frozen snapshot by an id that is not checked yet; null unless it belongs to the workspace. */
export async function findFrozenNamed(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: string,
): Promise<SnapshotId | null> {
  const [row] = await orm
    .select({ id: snapshot.id })
    .from(snapshot)
    .where(
      and(
        eq(snapshot.workspaceId, workspaceId),
        sql`${snapshot.id} = ${id}::uuid`,
        isNotNull(snapshot.frozenAt),
      ),
    );
  return row?.id ?? null;
}

export async function lockSnapshot(tx: Orm, id: SnapshotId): Promise<SnapshotRow | null> {
  const [row] = await tx.select().from(snapshot).where(eq(snapshot.id, id)).for('update');
  return row ?? null;
}

export async function snapshotOfJob(orm: Orm, jobId: JobId): Promise<SnapshotRow | null> {
  const [row] = await orm.select().from(snapshot).where(eq(snapshot.jobId, jobId));
  return row ?? null;
}

/** Those of which a page was read, and of those that are not frozen yet, the newest first. */
export function listSnapshots(
  orm: Orm,
  articleId: ArticleId,
  limit: number,
): Promise<SnapshotWithJob[]> {
  return orm
    .select({ row: snapshot, jobState: job.state })
    .from(snapshot)
    .leftJoin(job, eq(job.id, snapshot.jobId))
    .where(and(eq(snapshot.articleId, articleId), sql`exists (${readPagesOf(orm)})`))
    .orderBy(desc(snapshot.createdAt), desc(snapshot.id))
    .limit(limit);
}

/** The pages of an example are nobody's competitors. */
const isFound = ne(snapshot.provider, 'example');

/** Those that are frozen and of which a page was read, one for each of the same content, examples left out, the newest first. */
export async function recentSnapshots(
  orm: Orm,
  workspaceId: WorkspaceId,
  limit: number,
): Promise<SnapshotRow[]> {
  const rows = await orm
    .select()
    .from(snapshot)
    .where(
      and(
        eq(snapshot.workspaceId, workspaceId),
        isFound,
        isNotNull(snapshot.frozenAt),
        sql`exists (${readPagesOf(orm)})`,
      ),
    )
    .orderBy(desc(snapshot.createdAt), desc(snapshot.id))
    .limit(limit * COPIES_MOST);
  return [...new Map(rows.toReversed().map((row) => [row.hash, row])).values()]
    .toReversed()
    .slice(0, limit);
}
/** A snapshot is copied for each article that is written from it. */
const COPIES_MOST = 5;

const readPagesOf = (orm: Orm) =>
  orm
    .select({ one: sql`1` })
    .from(competitor)
    .where(and(eq(competitor.snapshotId, snapshot.id), eq(competitor.state, 'read')));

/** The list of an article (fieldList.ts); empty if it is gone. */
export async function ignoredPagesOf(orm: Orm, articleId: ArticleId): Promise<string> {
  const [row] = await orm
    .select({ fields: article.fields })
    .from(article)
    .where(eq(article.id, articleId));
  return row?.fields.ignoredPages ?? '';
}

/** The frozen snapshots of articles that are there, examples left out, those of the newest results first. */
export async function snapshotsOfArticles(
  orm: Orm,
  workspaceId: WorkspaceId,
  limit: number,
): Promise<{ readonly row: SnapshotRow; readonly title: string }[]> {
  return orm
    .select({ row: snapshot, title: article.displayedTitle })
    .from(snapshot)
    .innerJoin(article, and(eq(article.id, snapshot.articleId), isNull(article.deletedAt)))
    .where(and(eq(snapshot.workspaceId, workspaceId), isFound, isNotNull(snapshot.frozenAt)))
    .orderBy(desc(snapshot.takenAt), desc(snapshot.id))
    .limit(limit);
}

/** The pages of some snapshots, without their features. */
export function listSketched(orm: Orm, ids: readonly SnapshotId[]) {
  return orm
    .select({ ...found, hash: competitor.hash, sketch: competitor.sketch })
    .from(competitor)
    .where(inArray(competitor.snapshotId, [...ids]))
    .orderBy(asc(competitor.position));
}

/** The analysis of an article that is running; null if none is. */
export async function runningAnalysis(orm: Orm, articleId: ArticleId): Promise<JobRow | null> {
  const [row] = await orm
    .select()
    .from(job)
    .where(
      and(
        eq(job.articleId, articleId),
        eq(job.kind, 'competitors'),
        inArray(job.state, ['queued', 'running']),
      ),
    )
    .orderBy(desc(job.createdAt), desc(job.id))
    .limit(1);
  return row ?? null;
}

export async function insertSnapshot(
  tx: Orm,
  row: SnapshotRow,
  pages: readonly CompetitorRow[],
): Promise<void> {
  await tx.insert(snapshot).values(row);
  await inParts(pages, (part) => tx.insert(competitor).values(part), PAGES_PER_STATEMENT);
}

export async function changeSnapshot(
  tx: Orm,
  id: SnapshotId,
  change: Partial<SnapshotRow>,
): Promise<void> {
  await tx.update(snapshot).set(change).where(eq(snapshot.id, id));
}

/** A page may have 100 kB of terms. */
const PAGES_PER_STATEMENT = 4;

/** In the order of the results. */
export async function listCompetitors(orm: Orm, id: SnapshotId): Promise<CompetitorRow[]> {
  const named = await orm
    .select({ id: competitor.id })
    .from(competitor)
    .where(eq(competitor.snapshotId, id))
    .orderBy(asc(competitor.position));
  const pages: CompetitorRow[] = [];
  const read = async (part: readonly { readonly id: CompetitorId }[]) => {
    const ids = part.map((page) => page.id);
    const isOne = inArray(competitor.id, ids);
    pages.push(
      ...(await orm.select().from(competitor).where(isOne).orderBy(asc(competitor.position))),
    );
  };
  await inParts(named, read, PAGES_PER_STATEMENT);
  return pages;
}

export function listFound(orm: Orm, ids: readonly SnapshotId[]): Promise<FoundRow[]> {
  return orm
    .select(found)
    .from(competitor)
    .where(inArray(competitor.snapshotId, [...ids]))
    .orderBy(asc(competitor.position));
}

export async function findCompetitor(orm: Orm, id: CompetitorId): Promise<CompetitorRow | null> {
  const [row] = await orm.select().from(competitor).where(eq(competitor.id, id));
  return row ?? null;
}

export async function changeCompetitor(
  tx: Orm,
  snapshotId: SnapshotId,
  url: string,
  change: Partial<CompetitorRow>,
): Promise<void> {
  const isOne = and(eq(competitor.snapshotId, snapshotId), eq(competitor.url, url));
  await tx.update(competitor).set(change).where(isOne);
}

/** Whether an article has a snapshot of the same content. */
export async function hasSame(
  tx: Orm,
  articleId: ArticleId,
  { hash }: Pick<SnapshotRow, 'hash'>,
): Promise<boolean> {
  if (hash === null) return false;
  const isSame = and(eq(snapshot.articleId, articleId), eq(snapshot.hash, hash));
  const [same] = await tx.select({ id: snapshot.id }).from(snapshot).where(isSame).limit(1);
  return same !== undefined;
}

/** A copy has the content of a snapshot that is not of its article. */
export async function deleteCopies(
  tx: Orm,
  articleId: ArticleId,
  kept: SnapshotId | null,
): Promise<void> {
  await tx.execute(sql`delete from ${snapshot} copy
    where article_id = ${articleId} and job_id is null
      and exists (select from ${snapshot} other
        where other.workspace_id = copy.workspace_id and other.hash = copy.hash
          and other.article_id is distinct from copy.article_id)
      and hash is distinct from (select hash from ${snapshot} where id = ${kept}::uuid)`);
}

/**
 * Removes the frozen snapshots beyond the newest ones of its article, or of those that are of none. One that a brief is still to be
 * made from is kept.
 */
export async function trimSnapshots(
  tx: Orm,
  { workspaceId, articleId }: Pick<SnapshotRow, 'workspaceId' | 'articleId'>,
): Promise<void> {
  const isBeside =
    articleId === null
      ? and(eq(snapshot.workspaceId, workspaceId), isNull(snapshot.articleId))
      : eq(snapshot.articleId, articleId);
  const most = articleId === null ? BOUNDS.snapshots.most : BOUNDS.articleSnapshots.most;
  const old = tx
    .select({ id: snapshot.id })
    .from(snapshot)
    .where(and(isBeside, isNotNull(snapshot.frozenAt)))
    .orderBy(desc(snapshot.createdAt), desc(snapshot.id))
    .offset(most);
  const awaited = tx
    .select({ id: brief.askedSnapshotId })
    .from(brief)
    .where(
      and(eq(brief.askedSnapshotId, snapshot.id), inArray(brief.state, ['waiting', 'making'])),
    );
  await tx.delete(snapshot).where(and(inArray(snapshot.id, old), notExists(awaited)));
}
