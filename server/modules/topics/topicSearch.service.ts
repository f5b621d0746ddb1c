/** Searches for topics: started, listed, deleted and brought back. */
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { TopicSearch, TopicSearchRequest } from '#contract/topics/topic.schema.ts';
import { TOPIC_SEARCHES_LISTED } from '#contract/topics/topicBounds.ts';
import type { Orm } from '#db/database.ts';
import { lockRoom, requireRoom, requireWithin } from '#db/room.ts';
import type { JobId, TopicSearchId, WorkspaceId } from '#db/schema/ids.ts';
import type { TopicKeyphraseRow, TopicSearchRow } from '#db/schema/topics.ts';
import { figuresOf } from '#domain/topics/figures.ts';
import { sameness } from '#domain/topics/topic.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { inSlices } from '../../lib/slices.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { startSteps, stopJob } from '../work/work.service.ts';
import { topicFinding } from './topicFinding.service.ts';
import {
  changeSearch,
  cutOffSearch,
  type FoundSearch,
  findSearch,
  goOn,
  insertKeyphrases,
  insertSearch,
  listSearches,
  lockSearch,
  purgeSearches,
  searchOfJob,
} from './topicSearch.repo.ts';

type InWorkspace = { readonly workspaceId: WorkspaceId };
type OfSearch = InWorkspace & { readonly topicSearchId: TopicSearchId };

export const presentSearch = (found: FoundSearch): TopicSearch => {
  const { row, topics, keyphrases } = found;
  const { id, workspaceId, jobId, seed, website, country, language, provider, problem, site } = row;
  return {
    id,
    workspaceId,
    jobId,
    seed,
    website,
    country,
    language,
    provider,
    problem,
    topics,
    keyphrases,
    site,
    leftOut: row.leftOut,
    rowsLeftOut: row.rowsLeftOut,
    ...(row.example !== null && { isExample: true }),
    state: stateOf(found),
    createdAt: row.createdAt.toISOString(),
  };
};

function stateOf({ row, jobState }: FoundSearch): TopicSearch['state'] {
  if (row.groupedAt !== null) return 'ready';
  if (jobState !== null && !isJobOver(jobState)) return 'searching';
  return jobState === 'stopped' ? 'stopped' : 'failed';
}

/** Throws `not_found` if there is none, or it is deleted. */
export async function requireSearch(orm: Orm, id: TopicSearchId): Promise<FoundSearch> {
  const found = await findSearch(orm, id);
  if (found === null) throw new Problem('not_found');
  return found;
}

export async function listTopicSearches(
  { orm }: Pick<Deps, 'orm'>,
  { workspaceId, page }: InWorkspace & { readonly page: number },
) {
  const limit = TOPIC_SEARCHES_LISTED;
  const rows = await listSearches(orm, workspaceId, { limit: limit + 1, offset: page * limit });
  const searches = rows.slice(0, limit).map(presentSearch);
  return { workspaceId, searches, page, last: rows.length <= limit };
}

type Call = CallContext & InWorkspace & { readonly body: TopicSearchRequest };

/** Starts a search, once for each request id. Throws `topic_searches_full`, and `work_running` while too many run. */
export async function startTopicSearch(deps: Deps, call: Call): Promise<TopicSearch> {
  const { workspaceId, body } = call;
  const id = newCheckedId<TopicSearchId>(deps);
  const asked = { requestId: body.requestId, articleId: null, input: { searchId: id } };
  const { rows, leftOut } = await rowsOf(deps, id, body);
  const jobId = await startSteps(deps, topicFinding, call, asked, async (tx, newJobId) => {
    await requireRoom(tx, 'searches', workspaceId);
    const website = body.website === null ? null : webAddress(body.website);
    const { seed, country, language } = body;
    await insertSearch(tx, {
      id,
      workspaceId,
      jobId: newJobId,
      seed,
      website,
      country,
      language,
      leftOut,
      ...NOT_DONE,
      createdBy: call.caller.userId,
      createdAt: deps.now(),
    });
    await insertKeyphrases(tx, rows);
  });
  const row = await searchOfJob(deps.orm, jobId);
  if (row === null) throw new Problem('not_found');
  return presentSearch(await requireSearch(deps.orm, row.id));
}

const NOT_DONE = {
  rowsLeftOut: 0,
  provider: null,
  problem: null,
  site: null,
  example: null,
  collectedAt: null,
  groupedAt: null,
  deletedAt: null,
} satisfies Partial<TopicSearchRow>;

/** The rows of an imported list, each keyphrase once, those with most searches kept. */
export async function rowsOf(
  deps: Pick<Deps, 'now'>,
  searchId: TopicSearchId,
  { list, language }: Pick<TopicSearchRequest, 'list' | 'language'>,
) {
  const tools = textToolsOf(language);
  const at = deps.now().toISOString();
  const given = new Map<string, NonNullable<typeof list>['rows'][number]>();
  await inSlices(list?.rows ?? [], (row) => {
    const key = sameness(row.phrase, tools);
    if (key !== '' && !given.has(key)) given.set(key, row);
  });
  const all = [...given.values()].sort((a, b) => (b.volume ?? -1) - (a.volume ?? -1));
  const rows = all.slice(0, BOUNDS.keyphrases.most).map(({ phrase, ...reading }, position) => ({
    searchId,
    position,
    phrase,
    results: null,
    topicAt: null,
    figures: figuresOf(reading, list?.source ?? 'file', at),
  })) satisfies TopicKeyphraseRow[];
  return { rows, leftOut: all.length - rows.length };
}

/** Deletes a search, and stops it. It can be restored until it is purged. */
export async function deleteTopicSearch(
  deps: Deps,
  { topicSearchId }: OfSearch,
): Promise<{ readonly id: TopicSearchId }> {
  const { row } = await requireSearch(deps.orm, topicSearchId);
  await changeSearch(deps.orm, topicSearchId, { deletedAt: deps.now() });
  if (row.jobId !== null && row.groupedAt === null) await stopJob(deps, row.jobId);
  return { id: topicSearchId };
}

/**
 * One that was searching when it was deleted searches on, unless too many others run by now. Throws `not_found` once it is gone
 * for good, and `topic_searches_full` if others have taken its place.
 */
export async function restoreTopicSearch(
  deps: Deps,
  call: CallContext & OfSearch,
): Promise<TopicSearch> {
  const { orm } = deps;
  const { workspaceId, topicSearchId } = call;
  const cutOff = await cutOffSearch(orm, topicSearchId);
  await orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    await changeSearch(tx, topicSearchId, { deletedAt: null });
    await requireWithin(tx, 'searches', workspaceId);
  });
  if (cutOff?.jobId) await searchOn(deps, call, cutOff, cutOff.jobId);
  return presentSearch(await requireSearch(orm, topicSearchId));
}

/** Once, however often it is restored: the request id is that of the job that was stopped. */
async function searchOn(
  deps: Deps,
  call: CallContext & OfSearch,
  search: TopicSearchRow,
  stopped: JobId,
): Promise<void> {
  const { topicSearchId } = call;
  const asked = { requestId: stopped, articleId: null, input: { searchId: topicSearchId } };
  try {
    await startSteps(deps, topicFinding, call, asked, async (tx, jobId) => {
      await goOn(tx, search, jobId);
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'work_running') throw error;
  }
}

/** Once, however often it is asked: the request id is that of the job that has ended. Throws `work_running` while too many run. */
export async function continueTopicSearch(
  deps: Deps,
  call: CallContext & OfSearch,
): Promise<TopicSearch> {
  const { topicSearchId: searchId } = call;
  const found = await requireSearch(deps.orm, searchId);
  const { state } = presentSearch(found);
  if (state === 'stopped' || state === 'failed') {
    const { jobId: ended } = found.row;
    const asked = { requestId: ended ?? searchId, articleId: null, input: { searchId } };
    await startSteps(deps, topicFinding, call, asked, async (tx, jobId) => {
      const now = await lockSearch(tx, searchId);
      if (now === null || now.deletedAt !== null) throw new Problem('not_found');
      if (now.jobId !== ended) throw new Problem('work_running'); // somebody else was quicker
      await goOn(tx, now, jobId);
    });
  }
  return presentSearch(await requireSearch(deps.orm, searchId));
}

const DELETED_RETENTION_MS = 86_400_000;

/** Removes what was deleted more than a day ago. */
export const purgeTopicSearches = ({ orm, now }: Pick<Deps, 'orm' | 'now'>): Promise<void> =>
  purgeSearches(orm, new Date(now().getTime() - DELETED_RETENTION_MS));
