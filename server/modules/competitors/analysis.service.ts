/** The analysis of competitors: a search, and a step for each page that it finds. */
import { z } from 'zod';
import { COMPETITORS_MOST } from '#contract/competitors/competitorsCollector.route.ts';
import type { CompetitorsRequest } from '#contract/competitors/competitorsCollector.schema.ts';
import type { Orm } from '#db/database.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { SnapshotRow } from '#db/schema/seo.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { webAddress } from '../../lib/webAddress.ts';
import { articleNamed } from '../article/article.api.ts';
import { defineSteppedJob, type JobOf, type StepEnd } from '../work/steppedJob.api.ts';
import { HOST_TURN_MS } from '../work/turn.api.ts';
import { startSteps } from '../work/work.service.ts';
import { type PageEnd, readCompetitorPage } from './pageEnd.service.ts';
import { resultsFor } from './results.service.ts';
import {
  changeCompetitor,
  insertSnapshot,
  listFound,
  lockSnapshot,
  snapshotOfJob,
} from './snapshot.repo.ts';
import { freeze } from './snapshot.service.ts';
import { pageRow, snapshotRow } from './snapshotRows.ts';

const input = z.object({
  topic: z.string(),
  country: z.string(),
  location: z.string(),
  language: z.string(),
  urls: z.array(z.string()).nullable(),
});

type Job = JobOf<typeof input>;

export const analysis = defineSteppedJob({
  kind: 'competitors',
  input,
  charge: null,
  limits: {
    perWorkspace: 3,
    most: COMPETITORS_MOST,
    atOnce: 4,
    attempts: 2,
    stepMs: 60_000,
    retryMs: 2000,
    turnMs: HOST_TURN_MS,
  },
  async plan(deps, job, signal) {
    const row = (await snapshotOfJob(deps.orm, job.id)) ?? (await search(deps, job, signal));
    const pages = await listFound(deps.orm, [row.id]);
    const isHere = row.provider === 'imported'; // nobody else is asked for these
    return pages.map(({ url }) => ({ key: url, turn: isHere ? null : hostOf(url) }));
  },
  async run(deps, job, { key }): Promise<StepEnd> {
    const row = await snapshotOfJob(deps.orm, job.id);
    if (row === null) return { state: 'failed', error: 'not_found' };
    return endOf(deps, row, key, await readCompetitorPage(deps, row, key));
  },
});

/** Makes the search and stores its results. One that fails is an analysis without pages, which says why. */
async function search(deps: Deps, job: Job, signal: AbortSignal): Promise<SnapshotRow> {
  const { orm } = deps;
  const { results, ...said } = await resultsFor(deps, job, signal);
  const { id: jobId, workspaceId, articleId, input: asked } = job;
  const row = snapshotRow(deps, { jobId, workspaceId, articleId, asked }, said);
  const pages = results.map((result, at) => pageRow(deps, row, { ...result, position: at + 1 }));
  await orm.transaction(async (tx) => {
    await insertSnapshot(tx, row, pages);
    if (pages.length === 0) await freeze(deps, tx, row.id);
  });
  return row;
}

/** Stores what became of a page. The last one freezes the snapshot. */
function endOf(deps: Deps, { id }: SnapshotRow, url: string, change: PageEnd): StepEnd {
  const keep = async (tx: Orm) => {
    await lockSnapshot(tx, id); // of two that end at once, one is the last
    await changeCompetitor(tx, id, url, change);
    const pages = await listFound(tx, [id]);
    if (pages.every(({ state }) => state !== 'waiting')) await freeze(deps, tx, id);
  };
  if (change.state === 'read') return { state: 'done', outcome: 'read', keep };
  return { state: 'failed', error: change.problem, keep };
}

/** Pages of one host are read in turn; null: the address has none. */
export const hostOf = (url: string): string | null => URL.parse(url)?.host || null;

type Call = CallContext & { readonly workspaceId: WorkspaceId; readonly body: CompetitorsRequest };

/** Throws `not_found` for an article of another workspace, and `work_running` while enough analyses run. */
export async function startAnalysis(
  deps: Deps,
  { body, ...call }: Call,
): Promise<{ readonly jobId: JobId }> {
  const { requestId, topic, country, location, language, urls = [] } = body;
  const article = await articleNamed(deps, call.workspaceId, body.articleId);
  const given = urls.length === 0 ? null : [...new Set(urls.map(webAddress))];
  const asked = { topic, country, location, language, urls: given };
  const request = { requestId, articleId: article?.id ?? null, input: asked };
  return { jobId: await startSteps(deps, analysis, call, request) };
}
