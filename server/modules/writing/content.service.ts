import type { Orm } from '#db/database.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { canContinue, isJobOver } from '#domain/writing/job.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import { headingsOf, sectionOf } from '#domain/article/section.ts';
import type { Material, WritingTask } from '#domain/writing/writingTask.ts';
import type {
  DraftRequest,
  DraftResponse,
  PassageRequest,
  SectionRequest,
} from '#contract/content.schema.ts';
import type { LimitName } from '#contract/limit.schema.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#contract/problem.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import {
  type ArticleRow,
  articleJob,
  insertArticle,
  lockArticle,
  readBody,
  updateArticle,
} from '../article/article.repo.ts';
import { newArticleRow, readArticle } from '../article/article.service.ts';
import { charge } from '../access/limit.service.ts';
import {
  changeJob,
  draftOf,
  insertJob,
  type JobRequest,
  type JobRow,
  jobOfRequest,
  lockJob,
  lockRequest,
  requestStop,
} from './generationJob.repo.ts';
import { unmarkFinal } from './jobEvent.repo.ts';
import { passageOf } from './passage.ts';
import { stopTopic } from './jobRunner.ts';
import { writingJob } from './writing.job.ts';

type Caller = CallContext & { readonly workspaceId: WorkspaceId };
type DraftCall = Caller & { readonly body: DraftRequest };
type SectionCall = Caller & { readonly articleId: ArticleId; readonly body: SectionRequest };
type PassageCall = Caller & { readonly articleId: ArticleId; readonly body: PassageRequest };
type JobCall = Caller & { readonly jobId: JobId };

/** Creates the article, charges the plan and hands the job to the queue, all or nothing. */
export async function startDraft(
  deps: Deps,
  call: DraftCall,
): Promise<Omit<DraftResponse, 'limits'>> {
  const { requestId, ...material } = call.body;
  const { workspaceId, caller } = call;
  const request = { userId: caller.userId, workspaceId, articleId: null, requestId };
  const job = await oncePerRequest(deps, request, async (tx) => {
    const article = newArticleRow(deps, workspaceId, {
      authorId: caller.userId,
      title: material.topic,
      type: 'ARTICLE',
      targetKeywords: material.keywords,
      language: material.language,
    });
    await insertArticle(tx, article);
    const task = { kind: 'draft', ...material } as const;
    return startJob(deps, tx, call, { articleId: article.id, requestId, task, limit: 'article' });
  });
  return { article: await readArticle(deps, workspaceId, job.articleId), jobId: job.id };
}

/** Starts writing a section anew, from the text as it was at `baseVersion`. */
export async function startSection(deps: Deps, call: SectionCall): Promise<JobRow> {
  const { body } = call;
  return startInText(deps, call, (text, material) => {
    const section = sectionOf(text, body.headingId);
    if (section === null) throw new Problem('not_found');
    return { ...material, kind: 'section', ...section, headings: headingsOf(text) };
  });
}

/** Starts writing at a place of the text as it was at `baseVersion`. Only a model can do what it is told. */
export async function startPassage(deps: Deps, call: PassageCall): Promise<JobRow> {
  const { instruction, place } = call.body;
  if (deps.engine.model === null) throw new Problem('no_model');
  return startInText(deps, call, (text, material) => {
    const passage = passageOf(text, place);
    if (passage === null) throw new Problem('stale_version');
    return { ...material, kind: 'passage', instruction, ...passage, headings: headingsOf(text) };
  });
}

/** Starts a job on the text of an article as it was at `baseVersion`. */
async function startInText(
  deps: Deps,
  call: SectionCall | PassageCall,
  taskOf: (text: ArticleBody, material: Material) => WritingTask,
): Promise<JobRow> {
  const { workspaceId, articleId, caller } = call;
  const { requestId, baseVersion } = call.body;
  const request = { userId: caller.userId, workspaceId, articleId, requestId };
  return oncePerRequest(deps, request, async (tx) => {
    const article = await lockArticle(tx, workspaceId, articleId);
    if (article === null) throw new Problem('not_found');
    await refuseSecondJob(tx, article);
    if (article.version !== baseVersion) throw new Problem('stale_version');
    const task = taskOf(await readBody(tx, article), await materialOf(tx, article));
    return startJob(deps, tx, call, { articleId, requestId, task, limit: 'aiFeatures' });
  });
}

/** Goes on with a job that was stopped or has failed. Asked for twice is asked for once. */
export async function continueJob(deps: Deps, call: JobCall): Promise<void> {
  await deps.orm.transaction(async (tx) => {
    const job = await lockJob(tx, call.jobId);
    if (job === null) throw new Problem('not_found');
    if (!isJobOver(job.state)) return;
    const article = await lockArticle(tx, job.workspaceId, job.articleId);
    if (!canContinue(job.state) || article?.generationJobId !== job.id) {
      throw new Problem('job_over');
    }
    // A failed job was not charged in the end; one that was stopped has been.
    const isCharged = job.state === 'stopped';
    await changeJob(tx, job.id, {
      state: 'queued',
      isStopRequested: false,
      failure: null,
      ...(isCharged ? {} : await chargeFor(deps, tx, call.caller, job.chargedLimit)),
    });
    await unmarkFinal(tx, job.id);
    await updateArticle(tx, job.articleId, { setupStatus: 'pending' });
    await deps.jobs.enqueue(tx, writingJob, { jobId: job.id });
  });
  deps.jobs.kick();
}

/** Stops a job where it is; one that is over stays as it ended. */
export async function stopJob(deps: Deps, jobId: JobId): Promise<void> {
  await requestStop(deps.orm, jobId);
  deps.wakeups.ring(stopTopic(jobId));
}

/** The job that the request has started before, or else the one that `start` starts. */
async function oncePerRequest(
  deps: Deps,
  request: JobRequest,
  start: (tx: Orm) => Promise<JobRow>,
): Promise<JobRow> {
  const job = await deps.orm.transaction(async (tx) => {
    await lockRequest(tx, request);
    return (await jobOfRequest(tx, request)) ?? (await start(tx));
  });
  deps.jobs.kick();
  return job;
}

interface NewJob {
  readonly articleId: ArticleId;
  readonly requestId: string;
  readonly task: WritingTask;
  readonly limit: LimitName;
}

async function startJob(deps: Deps, tx: Orm, call: Caller, start: NewJob): Promise<JobRow> {
  const { articleId, requestId, task, limit } = start;
  const now = deps.now();
  const job: JobRow = {
    id: newCheckedId(deps),
    workspaceId: call.workspaceId,
    articleId,
    userId: call.caller.userId,
    requestId,
    task,
    state: 'queued',
    isStopRequested: false,
    chargedLimit: limit,
    ...(await chargeFor(deps, tx, call.caller, limit)),
    failure: null,
    logId: call.logId,
    createdAt: now,
  };
  await insertJob(tx, job);
  await updateArticle(tx, articleId, {
    generationJobId: job.id,
    generationSeq: 0,
    setupStatus: 'pending',
  });
  await deps.jobs.enqueue(tx, writingJob, { jobId: job.id });
  return job;
}

/** Charges the caller. Returns what a refund needs to know. */
async function chargeFor(
  deps: Deps,
  tx: Orm,
  caller: CallContext['caller'],
  limit: LimitName,
): Promise<Pick<JobRow, 'chargedUserId' | 'chargedPeriod'>> {
  const chargedPeriod = await charge(deps, tx, caller, limit);
  return { chargedUserId: caller.userId, chargedPeriod };
}

/** Two jobs at once would write into each other. */
async function refuseSecondJob(tx: Orm, { generationJobId }: ArticleRow): Promise<void> {
  const job = generationJobId === null ? null : await articleJob(tx, generationJobId);
  if (job !== null && !isJobOver(job.state)) throw new Problem('job_running');
}

/** What the draft was made of, or what the article itself says. */
async function materialOf(tx: Orm, article: ArticleRow): Promise<Material> {
  const draft = await draftOf(tx, article.id);
  return {
    topic: article.displayedTitle,
    keywords: article.targetKeywords,
    language: article.language,
    location: draft?.location ?? '',
    notes: draft?.notes ?? '',
  };
}
