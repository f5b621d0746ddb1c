/** Makes briefs, a step for each keyphrase. What came of a step is stored in the transaction that ends it. */
import { z } from 'zod';
import type { LimitName } from '#contract/access/limits.ts';
import { BRIEFS_MOST } from '#contract/briefs/brief.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { lockRoom } from '#db/room.ts';
import type { BriefRow } from '#db/schema/briefs.ts';
import { isCounted } from '#domain/access/limits.ts';
import type { Deps } from '../../deps.ts';
import { isUnitLeft } from '../access/limit.service.ts';
import { markAwaited, writeFirstText } from '../article/article.api.ts';
import { defineSteppedJob, type JobOf, type StepEnd } from '../work/steppedJob.api.ts';
import { draftModel, startDraftOfBrief } from '../writing/draftOfBrief.api.ts';
import type { Payer } from '../writing/job.service.ts';
import { briefsOfJob, changeBrief, findBrief } from './brief.repo.ts';
import { makeContent } from './makeBrief.service.ts';

const ATTEMPTS = 2;

const input = z.object({
  /** Units of a month that the person has for drafts; null: only briefs are made. */
  drafts: z.int().nullable(),
});

/** Whether a job was to make drafts too. */
export const isWithDrafts = (stored: unknown): boolean =>
  (input.safeParse(stored).data?.drafts ?? null) !== null;

export const briefsJob = defineSteppedJob({
  kind: 'briefs',
  input,
  charge: null,
  limits: {
    perWorkspace: 2,
    most: BRIEFS_MOST,
    atOnce: 2,
    attempts: ATTEMPTS,
    stepMs: 180_000,
    retryMs: 2000,
    turnMs: 0,
  },
  async plan(deps, job) {
    const rows = await briefsOfJob(deps.orm, job.id);
    return rows.map(({ articleId }) => ({ key: articleId, turn: null }));
  },
  async run(deps, job, { key }, signal) {
    const rows = await briefsOfJob(deps.orm, job.id);
    const row = rows.find(({ articleId }) => articleId === key);
    if (row === undefined) return { state: 'failed', error: 'not_found' }; // the article is deleted
    try {
      return await madeEnd(deps, job, row, signal);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return failedEnd(row, error.code);
    }
  },
  /** What nobody has made was given up. */
  async settle(_deps, tx, jobId) {
    for (const { articleId } of await briefsOfJob(tx, jobId)) {
      const failure = (await findBrief(tx, articleId))?.stepError ?? null;
      await changeBrief(tx, articleId, { state: 'failed', failure });
      await markAwaited(tx, articleId, false);
    }
  },
});

type Job = JobOf<typeof input>;

/** The brief, and the draft if there is to be one, are stored and charged together, or neither is. */
async function madeEnd(deps: Deps, job: Job, row: BriefRow, signal: AbortSignal): Promise<StepEnd> {
  const { workspaceId, articleId } = row;
  const payer = payerOf(job);
  const model = payer && (await draftModel(deps));
  if (payer !== null && isCounted('article', model))
    if (!(await isUnitLeft(deps, payer.allowanceFor('article'))))
      return failedEnd(row, 'limit_reached');
  const { blocks, ...content } = await makeContent(deps, row, signal);
  return {
    state: 'done',
    outcome: articleId,
    async keep(tx) {
      await lockRoom(tx, workspaceId);
      if (!(await writeFirstText(deps, tx, { workspaceId, id: articleId }, blocks))) return;
      await changeBrief(tx, articleId, { ...content, state: 'draft', failure: null, found: null });
      if (payer === null) return;
      const made = { row: { ...row, ...content }, data: content.data, blocks, model };
      await startDraftOfBrief(deps, tx, payer, made);
    },
    refused: (code) => failedEnd(row, code),
  };
}

function payerOf({ input: { drafts }, workspaceId, logId, userId }: Job): Payer | null {
  if (drafts === null) return null;
  const allowanceFor = (limitName: LimitName) => ({ userId, limitName, total: drafts });
  return { workspaceId, logId, inputHash: null, userId, allowanceFor };
}

const failedEnd = ({ articleId }: BriefRow, error: ProblemCode): StepEnd => ({
  state: 'failed',
  error,
  async keep(tx) {
    await changeBrief(tx, articleId, { state: 'failed', failure: error });
    await markAwaited(tx, articleId, false);
  },
});
