import { and, asc, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '#db/database.ts';
import { inParts, readInParts } from '#db/inParts.ts';
import type { JobId, TopicId, TopicSearchId, WorkspaceId } from '#db/schema/ids.ts';
import {
  type TopicKeyphraseRow,
  type TopicRow,
  type TopicSearchRow,
  topic,
  topicKeyphrase,
  topicSearch,
} from '#db/schema/topics.ts';
import { type JobRow, job, jobStep } from '#db/schema/work.ts';

/** A search, the state of its job (null: it has none any more), and how much it has found. */
export interface FoundSearch {
  readonly row: TopicSearchRow;
  readonly jobState: JobRow['state'] | null;
  readonly topics: number;
  readonly keyphrases: number;
}

const isThere = isNull(topicSearch.deletedAt);

const searches = (orm: Orm) =>
  orm
    .select({
      row: topicSearch,
      jobState: job.state,
      topics: orm.$count(topic, eq(topic.searchId, topicSearch.id)),
      keyphrases: orm.$count(topicKeyphrase, eq(topicKeyphrase.searchId, topicSearch.id)),
    })
    .from(topicSearch)
    .leftJoin(job, eq(job.id, topicSearch.jobId))
    .$dynamic();

/** The newest first. */
export function listSearches(
  orm: Orm,
  workspaceId: WorkspaceId,
  window: { readonly limit: number; readonly offset: number },
): Promise<FoundSearch[]> {
  return searches(orm)
    .where(and(eq(topicSearch.workspaceId, workspaceId), isThere))
    .orderBy(desc(topicSearch.createdAt), desc(topicSearch.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** Null if there is none, or it is deleted. */
export async function findSearch(orm: Orm, id: TopicSearchId): Promise<FoundSearch | null> {
  const [found] = await searches(orm).where(and(eq(topicSearch.id, id), isThere));
  return found ?? null;
}

/** A search whose job was stopped because it was deleted; null if that is not so. */
export async function cutOffSearch(orm: Orm, id: TopicSearchId): Promise<TopicSearchRow | null> {
  const [row] = await orm
    .select({ search: topicSearch })
    .from(topicSearch)
    .innerJoin(job, eq(job.id, topicSearch.jobId))
    .where(
      and(
        eq(topicSearch.id, id),
        isNull(topicSearch.groupedAt),
        eq(job.isStopRequested, true),
        or(isNull(job.finishedAt), gte(job.finishedAt, topicSearch.deletedAt)),
      ),
    );
  return row?.search ?? null;
}

export async function searchOfJob(orm: Orm, jobId: JobId): Promise<TopicSearchRow | null> {
  const [row] = await orm.select().from(topicSearch).where(eq(topicSearch.jobId, jobId));
  return row ?? null;
}

export async function insertSearch(tx: Orm, row: TopicSearchRow): Promise<void> {
  await tx.insert(topicSearch).values(row);
}

/** Returns null if there is no such search. */
export async function changeSearch(
  tx: Orm,
  id: TopicSearchId,
  change: Partial<TopicSearchRow>,
): Promise<TopicSearchRow | null> {
  const [row] = await tx.update(topicSearch).set(change).where(eq(topicSearch.id, id)).returning();
  return row ?? null;
}

export const insertKeyphrases = (tx: Orm, rows: readonly TopicKeyphraseRow[]): Promise<void> =>
  inParts(rows, (part) => tx.insert(topicKeyphrase).values(part));

/** In the order in which they were found. */
export const listKeyphrases = (orm: Orm, id: TopicSearchId): Promise<TopicKeyphraseRow[]> =>
  readInParts((after, most) =>
    orm
      .select()
      .from(topicKeyphrase)
      .where(and(eq(topicKeyphrase.searchId, id), gt(topicKeyphrase.position, after)))
      .orderBy(asc(topicKeyphrase.position))
      .limit(most),
  );

export async function putResults(
  tx: Orm,
  searchId: TopicSearchId,
  found: readonly Pick<TopicKeyphraseRow, 'position' | 'results' | 'figures'>[],
): Promise<void> {
  for (const { position, ...change } of found)
    await tx
      .update(topicKeyphrase)
      .set(change)
      .where(and(eq(topicKeyphrase.searchId, searchId), eq(topicKeyphrase.position, position)));
}

/** Several steps may add to it at once. */
export async function addRowsLeftOut(tx: Orm, id: TopicSearchId, count: number): Promise<void> {
  const rowsLeftOut = sql`${topicSearch.rowsLeftOut} + ${count}::int`;
  await tx.update(topicSearch).set({ rowsLeftOut }).where(eq(topicSearch.id, id));
}

/** Locks the row of the search until the transaction ends. */
export async function lockSearch(tx: Orm, id: TopicSearchId): Promise<TopicSearchRow | null> {
  const [row] = await tx.select().from(topicSearch).where(eq(topicSearch.id, id)).for('update');
  return row ?? null;
}

/** A place of before the search went on: below zero, in the same order. */
const EARLIER_PLACE = 1_000_000;

/** Gives a search the job that goes on with it. Its topics are those of before from now on, and what has stopped its steps is over. */
export async function goOn(
  tx: Orm,
  { id, jobId: ended, problem }: Pick<TopicSearchRow, 'id' | 'jobId' | 'problem'>,
  jobId: JobId,
): Promise<void> {
  const isOfStep = await hasStepFailed(tx, ended, problem);
  await changeSearch(tx, id, { jobId, deletedAt: null, ...(isOfStep && { problem: null }) });
  await tx
    .update(topic)
    .set({ position: sql`${topic.position} - ${EARLIER_PLACE}::int` })
    .where(and(eq(topic.searchId, id), gte(topic.position, 0)));
  await tx
    .update(topicKeyphrase)
    .set({ topicAt: sql`${topicKeyphrase.topicAt} - ${EARLIER_PLACE}::int` })
    .where(and(eq(topicKeyphrase.searchId, id), gte(topicKeyphrase.topicAt, 0)));
}

async function hasStepFailed(tx: Orm, jobId: JobId | null, problem: string | null) {
  if (jobId === null || problem === null) return false;
  const failed = and(eq(jobStep.jobId, jobId), eq(jobStep.error, problem));
  return (await tx.$count(jobStep, failed)) > 0;
}

/** Whether each keyphrase is in a topic. A job that was stopped may still store what it was reading. */
export async function isGrouped(orm: Orm, id: TopicSearchId): Promise<boolean> {
  const isLeft = or(isNull(topicKeyphrase.topicAt), lt(topicKeyphrase.topicAt, 0));
  return (await orm.$count(topicKeyphrase, and(eq(topicKeyphrase.searchId, id), isLeft))) === 0;
}

interface Grouped {
  readonly topics: readonly TopicRow[];
  /** The positions of their keyphrases. */
  readonly groups: readonly (readonly number[])[];
}

/** Stores topics in place of those that are there. A favourite stays one, with its id: the topic that has most of its keyphrases now. */
export async function replaceTopics(
  tx: Orm,
  searchId: TopicSearchId,
  { topics, groups }: Grouped,
): Promise<void> {
  const marked = await markedKeyphrases(tx, searchId);
  const kept = keptFavourites(marked, groups);
  await tx.delete(topic).where(eq(topic.searchId, searchId));
  const rows = topics.map((row, at) => {
    const id = kept.get(at);
    return id === undefined ? row : { ...row, id, isFavourite: true };
  });
  await inParts(rows, (part) => tx.insert(topic).values(part));
  const places = groups.flatMap((group, at) => group.map((position) => ({ position, at })));
  const list = JSON.stringify(places);
  await tx.execute(sql`
    update ${topicKeyphrase} set topic_at = place.at
    from jsonb_to_recordset(${list}::jsonb) as place(position integer, at integer)
    where ${topicKeyphrase.searchId} = ${searchId} and ${topicKeyphrase.position} = place.position`);
}

/** The keyphrases of the favourites of a search. */
const markedKeyphrases = (tx: Orm, searchId: TopicSearchId) =>
  tx
    .select({ id: topic.id, position: topicKeyphrase.position })
    .from(topic)
    .innerJoin(
      topicKeyphrase,
      and(eq(topicKeyphrase.searchId, topic.searchId), eq(topicKeyphrase.topicAt, topic.position)),
    )
    .where(and(eq(topic.searchId, searchId), eq(topic.isFavourite, true)))
    .orderBy(asc(topic.position), asc(topicKeyphrase.position));

/** By index of the group. Of two favourites that are one topic now, the first one stays. */
function keptFavourites(
  marked: readonly { readonly id: TopicId; readonly position: number }[],
  groups: readonly (readonly number[])[],
): ReadonlyMap<number, TopicId> {
  const groupOf = new Map(groups.flatMap((group, at) => group.map((one) => [one, at] as const)));
  const kept = new Map<number, TopicId>();
  for (const [id, keyphrases] of Map.groupBy(marked, (one) => one.id)) {
    const places = keyphrases.flatMap(({ position }) => groupOf.get(position) ?? []);
    const bySize = [...Map.groupBy(places, (at) => at)].sort(([, a], [, b]) => b.length - a.length);
    const [most] = bySize[0] ?? [];
    if (most !== undefined && !kept.has(most)) kept.set(most, id);
  }
  return kept;
}

export function listTopics(orm: Orm, id: TopicSearchId): Promise<TopicRow[]> {
  return orm.select().from(topic).where(eq(topic.searchId, id)).orderBy(asc(topic.position));
}

/** The keyphrases of the favourites of a workspace, examples left out, those of the newest searches first. */
export function listFavourites(orm: Orm, workspaceId: WorkspaceId) {
  return orm
    .select({
      topicId: topic.id,
      searchId: topic.searchId,
      language: topicSearch.language,
      searchedAt: topicSearch.createdAt,
      phrase: topicKeyphrase.phrase,
      figures: topicKeyphrase.figures,
    })
    .from(topic)
    .innerJoin(
      topicSearch,
      and(eq(topicSearch.id, topic.searchId), isThere, isNull(topicSearch.example)),
    )
    .innerJoin(
      topicKeyphrase,
      and(eq(topicKeyphrase.searchId, topic.searchId), eq(topicKeyphrase.topicAt, topic.position)),
    )
    .where(and(eq(topic.workspaceId, workspaceId), eq(topic.isFavourite, true)))
    .orderBy(desc(topicSearch.createdAt), asc(topic.position), asc(topicKeyphrase.position))
    .limit(FAVOURITE_KEYPHRASES_MOST);
}
const FAVOURITE_KEYPHRASES_MOST = 2000;

/** Returns null if there is no such topic. */
export async function markTopic(
  orm: Orm,
  id: TopicId,
  isFavourite: boolean,
): Promise<TopicRow | null> {
  const [row] = await orm.update(topic).set({ isFavourite }).where(eq(topic.id, id)).returning();
  return row ?? null;
}

/** Removes searches that were deleted before then. */
export async function purgeSearches(orm: Orm, before: Date): Promise<void> {
  await orm.delete(topicSearch).where(lt(topicSearch.deletedAt, before));
}
