import type { SearchFields } from '#contract/article/article.schema.ts';
import type { WantedImage } from '#contract/images/generatedImage.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { isProposed, type StreamedTask, type TaskName } from '#contract/lib/tasks.ts';
import type {
  Brief,
  DraftResponse,
  ProposalRequest,
  TaskRequest,
} from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { articleTypeOf } from '#domain/article/article.ts';
import type { ArticleBody } from '#domain/article/body.ts';
import { wantedWordsField } from '#domain/article/searchFields.ts';
import { without } from '#domain/without.ts';
import { isJobOver } from '#domain/writing/job.ts';
import {
  type AnyTask,
  type Material,
  NO_WISHES,
  type Wishes,
} from '#domain/writing/writingTask.ts';
import type { Deps } from '../../deps.ts';
import { addArticle, beginAgain, lockForChange, textOf } from '../article/article.api.ts';
import { readArticle } from '../article/article.service.ts';
import { requestedBasis } from '../articleBasis/articleBasis.api.ts';
import { imageFor } from '../images/articleImage.service.ts';
import { planSources } from '../sources/source.service.ts';
import { giveVoice } from '../voice/voice.api.ts';
import { findJob, jobOfRequest } from '../work/job.api.ts';
import { lanesOf } from '../work/steppedJob.api.ts';
import { draftOf, type WritingJob, writingJobOf } from './generationJob.repo.ts';
import { type Caller, modelOf, oncePerRequest, startJob } from './job.service.ts';
import { proposalTaskOf, TASKS_IN_TEXT, type TaskInText } from './taskInText.ts';

type Call<Name extends StreamedTask> = Caller & { readonly body: TaskRequest<Name> };

/** The fields of a request that the engine does not get: they name the article and what it is made from. */
const NOT_WRITTEN = [
  'requestId',
  'articleOf',
  'sources',
  'briefId',
  'snapshotId',
  'voiceChoice',
] as const;

/** Creates the article, charges the plan and hands the job to the queue, all or nothing. */
export const startDraft = (deps: Deps, call: Call<'draft'>): Promise<Begun> =>
  startArticle(
    deps,
    call,
    'draft',
    (body) => {
      const isSerpBased = articleTypeOf(body) === 'SERP_BASED';
      return {
        kind: 'draft',
        ...without(body, ...NOT_WRITTEN, 'image'),
        ...(isSerpBased && { isSerpBased }),
      };
    },
    call.body.image,
  );

/** Creates the article, or takes that of an earlier outline, and hands the planning of its sections to the queue. */
export const startOutline = (deps: Deps, call: Caller & { readonly body: Brief }): Promise<Begun> =>
  startArticle(deps, call, 'outline', (body) => ({
    kind: 'outline',
    ...without(body, ...NOT_WRITTEN),
  }));

export type Begun = Omit<DraftResponse, 'limits'>;

async function startArticle<Request extends Brief>(
  deps: Deps,
  call: Caller & { readonly body: Request },
  name: 'draft' | 'outline',
  taskOf: (request: Request) => AnyTask,
  wanted: WantedImage | null = null,
): Promise<Begun> {
  const { workspaceId, caller, body } = call;
  const { requestId } = body;
  const of = { userId: caller.userId, workspaceId, articleId: null, kind: name };
  const request = { ...of, requestId, inputHash: call.inputHash };
  const model = await modelOf(deps, name);
  const basis = await requestedBasis(deps, workspaceId, body);
  const image = await imageFor(deps, call, wanted, titleOf(body));
  const job = await oncePerRequest(deps, request, async (tx) => {
    const articleId = await articleFor(deps, tx, call);
    await basis.attach(tx, articleId);
    await planSources(deps, tx, articleId, body.sources);
    await giveVoice(tx, { workspaceId, articleId, choice: body.voiceChoice });
    const started = await startJob(deps, tx, call, {
      articleId,
      requestId,
      model,
      task: taskOf(body),
    });
    await image.attach(tx, articleId);
    return started;
  });
  if (wanted?.kind === 'ai') deps.jobs.kick(lanesOf('image'));
  return { article: await readArticle(deps, workspaceId, job.articleId), jobId: job.id };
}

/** The article of the outline that the request names, if it is still there and still empty; otherwise a new one. */
async function articleFor(deps: Deps, tx: Orm, call: Caller & { readonly body: Brief }) {
  const { workspaceId, caller, body } = call;
  const { topic, title, keywords: targetKeywords, language, location, city, articleOf } = body;
  const begun = {
    title: titleOf({ title, topic }),
    targetKeywords,
    language,
    fields: { place: location, city, ...wantedWordsField(body.words) },
    type: articleTypeOf(body),
  };
  const of = { userId: caller.userId, workspaceId, articleId: null, kind: 'outline' } as const;
  const planned = { ...of, inputHash: null };
  const job =
    articleOf && writingJobOf(await jobOfRequest(tx, { ...planned, requestId: articleOf }));
  if (job && (await beginAgain(tx, workspaceId, job.articleId, begun))) return job.articleId;
  const article = { authorId: caller.userId, ...begun };
  return (await addArticle(deps, tx, workspaceId, article)).id;
}

const titleOf = ({ title, topic }: Pick<Brief, 'title' | 'topic'>): string =>
  title === '' ? topic : title;

/** Starts a task that writes into an article. */
export const startInText = <Name extends TaskInText>(
  deps: Deps,
  name: Name,
  call: OnArticle<TaskRequest<Name>>,
): Promise<WritingJob> =>
  startOnArticle(deps, name, call, (text, material) =>
    TASKS_IN_TEXT[name](text, call.body, material),
  );

/** Starts a job that proposes a text. Any number of them may run beside each other and beside a job that writes. */
export const startProposal = (deps: Deps, call: OnArticle<ProposalRequest>): Promise<WritingJob> =>
  startOnArticle(deps, call.body.task.name, call, (text, material) =>
    proposalTaskOf(text, call.body, material),
  );

type OnArticle<Request> = Caller & { readonly articleId: ArticleId; readonly body: Request };

/** Starts a task on the text of an article as it was at `baseVersion`. */
async function startOnArticle(
  deps: Deps,
  name: TaskName,
  call: OnArticle<{ readonly requestId: string; readonly baseVersion: number }>,
  taskOf: (text: ArticleBody, material: Material) => AnyTask,
): Promise<WritingJob> {
  const model = await modelOf(deps, name);
  const { workspaceId, articleId, caller } = call;
  const { requestId, baseVersion } = call.body;
  const of = { userId: caller.userId, workspaceId, articleId, kind: name };
  const request = { ...of, requestId, inputHash: call.inputHash };
  return oncePerRequest(deps, request, async (tx) => {
    const article = await lockForChange(tx, workspaceId, articleId);
    if (article === null) throw new Problem('not_found');
    if (!isProposed(name)) await refuseSecondJob(tx, article);
    if (article.version !== baseVersion) throw new Problem('stale_version');
    const { order, html } = await textOf(tx, article); // where it came from is nothing to an engine
    const task = taskOf({ order, html }, await materialOf(tx, article));
    return startJob(deps, tx, call, { articleId, requestId, task, model });
  });
}

/** Two jobs at once would write into each other. */
export async function refuseSecondJob(tx: Orm, { generationJobId }: ArticleRow): Promise<void> {
  const job = generationJobId === null ? null : await findJob(tx, generationJobId);
  if (job !== null && !isJobOver(job.state)) throw new Problem('job_running');
}

/** The material of the draft, or else what the article itself contains. */
async function materialOf(tx: Orm, article: ArticleRow): Promise<Material> {
  const draft = await draftOf(tx, article.id);
  return {
    topic: article.displayedTitle,
    keywords: article.targetKeywords,
    language: article.language,
    notes: draft?.notes ?? '',
    ...(draft?.ownNotes && { ownNotes: draft.ownNotes }),
    ...wishesOf(draft ?? NO_WISHES),
    ...readersOf(article.fields, draft),
  };
}

/** Where the readers are, as the article says now; an article of an earlier version does not name the city. */
function readersOf(
  { place, city }: Partial<SearchFields>,
  draft: Pick<Material, 'location' | 'city'> | null,
): Pick<Material, 'location' | 'city'> {
  const location = place ?? draft?.location ?? '';
  return { location, city: city ?? (draft?.location === location ? draft.city : '') };
}

/** The title of the draft is the topic now, as the article shows it; its length is not that of a part. */
const wishesOf = ({ audience, tone, guidance }: Wishes): Wishes => {
  return { ...NO_WISHES, audience, tone, guidance };
};
