import type { Orm } from '#db/database.ts';
import type { DraftRequest, DraftResponse } from '#domain/contract/content.schema.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#domain/contract/problem.ts';
import type { Caller } from '../../scopes/signedIn.scope.ts';
import { insertArticle } from '../article/article.repo.ts';
import { newArticleRow, readArticle } from '../article/article.service.ts';
import { charge } from '../limit/limit.service.ts';
import {
  findJob,
  insertJob,
  type JobRow,
  jobOfRequest,
  lockRequest,
  requestStop,
} from './generationJob.repo.ts';

export interface DraftCall {
  readonly caller: Caller;
  readonly workspaceId: string;
  readonly body: DraftRequest;
  readonly logId: string;
}

/** Creates the article, charges the plan and hands the job to the queue, all or nothing. */
export async function startDraft(deps: Deps, call: DraftCall): Promise<DraftResponse> {
  const job = await deps.orm.transaction(async (tx) => {
    const { userId } = call.caller;
    await lockRequest(tx, userId, call.body.requestId);
    return (
      (await jobOfRequest(tx, userId, call.body.requestId)) ?? (await newDraft(deps, tx, call))
    );
  });
  deps.drafts.kick();
  return {
    article: await readArticle(deps, job.workspaceId, job.articleId),
    jobId: job.id,
  };
}

async function newDraft(deps: Deps, tx: Orm, call: DraftCall): Promise<JobRow> {
  const { caller, workspaceId, body, logId } = call;
  const now = deps.now();
  const chargedPeriod = await charge(tx, caller, 'article', now);
  const jobId = deps.newId();
  const article = newArticleRow(deps, workspaceId, {
    title: body.topic,
    type: 'ARTICLE',
    targetKeywords: body.keywords,
  });
  await insertArticle(tx, {
    ...article,
    language: body.language,
    setupStatus: 'pending',
    generationJobId: jobId,
  });
  const job: JobRow = {
    id: jobId,
    workspaceId,
    articleId: article.id,
    userId: caller.userId,
    requestId: body.requestId,
    input: body,
    state: 'queued',
    isStopRequested: false,
    chargedPeriod,
    logId,
    createdAt: now,
  };
  await insertJob(tx, job);
  await deps.drafts.enqueue(tx, jobId);
  return job;
}

/** The job, if it is one of the workspace. */
export async function jobIn(deps: Deps, workspaceId: string, jobId: string): Promise<JobRow> {
  const job = await findJob(deps.orm, jobId);
  if (job?.workspaceId !== workspaceId) throw new Problem('not_found');
  return job;
}

/** Stops a job at its next block; one that is over stays as it ended. */
export async function stopJob(deps: Deps, workspaceId: string, jobId: string): Promise<void> {
  if (!(await requestStop(deps.orm, workspaceId, jobId))) throw new Problem('not_found');
}
