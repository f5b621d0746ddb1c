/** Several social media posts of one article, as a job in steps: each step writes one post, adds it and is charged. */
import { z } from 'zod';
import type { SentBlock } from '#contract/article.schema.ts';
import { taskRequestSchemas } from '#contract/content.schema.ts';
import { POSTS_MOST } from '#contract/post.route.ts';
import { Problem } from '#contract/problem.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { JobRow } from '#db/schema/product.ts';
import { blocksOf } from '#domain/article/body.ts';
import { anglesOf } from '#domain/social/angles.ts';
import { NO_WISHES, type PostTask } from '#domain/writing/writingTask.ts';
import { textUnitsOf } from '#html/units.ts';
import { EngineError } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { allowanceOf, chargeTo, isUnitLeft } from '../access/limit.service.ts';
import { readArticleWithText, requireArticle } from '../article/article.api.ts';
import { addArticleWithText } from '../article/article.service.ts';
import { jobOfRequest } from '../work/job.api.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { startSteps } from '../work/work.service.ts';
import { type Caller, modelOf } from './job.service.ts';
import { keepAnswers } from './modelAnswer.repo.ts';
import { sourceOf } from './sourceOf.ts';

const TITLE_MAX_CHARS = 300;
const KEY_MAX_CHARS = 120;

const requestSchema = taskRequestSchemas.post.extend({
  count: z.int().min(2).max(POSTS_MOST),
});

const inputSchema = z.object({
  asked: requestSchema.omit({ requestId: true, url: true, topic: true, count: true }),
  /** What each post is about, as the text of the article was when it was asked for. */
  angles: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      topic: z.string(),
      paragraphs: z.array(z.string()),
    }),
  ),
  /** Units of a month that the person has. */
  total: z.int(),
});

type Input = z.output<typeof inputSchema>;
type Angle = Input['angles'][number];

export const postsOfArticle = defineSteppedJob({
  kind: 'posts',
  input: inputSchema,
  charge: null, // each post is charged when it exists
  limits: {
    perWorkspace: 2,
    most: POSTS_MOST,
    atOnce: 2,
    attempts: 3,
    stepMs: 180_000,
    retryMs: 2000,
    turnMs: 0,
  },
  plan: async (_deps, { input }) => input.angles.map(({ key }) => ({ key, turn: null })),
  async run(deps, job, { key }, signal) {
    const { input, workspaceId, articleId, userId, requestId } = job;
    const angle = input.angles.find((one) => one.key === key);
    if (angle === undefined || articleId === null) throw new Error(`no angle ${key}`);
    await requireArticle(deps, workspaceId, articleId);
    const allowance = { userId, limitName: 'smm', total: input.total } as const;
    if (!(await isUnitLeft(deps, allowance))) return { state: 'failed', error: 'limit_reached' };
    const blocks = await written(deps, job.id, taskOf(input, angle), signal);
    if (!Array.isArray(blocks)) return blocks;
    const id = newCheckedId<ArticleId>(deps);
    const { keywords: targetKeywords, language } = input.asked;
    return {
      state: 'done',
      outcome: id,
      async keep(tx) {
        const post = { id, type: 'SMM', authorId: userId, title: angle.title, blocks } as const;
        await addArticleWithText(deps, tx, workspaceId, { ...post, targetKeywords, language });
        const use = { workspaceId, articleId: id, requestId, what: 'posts', jobId: null } as const;
        await chargeTo(deps, tx, allowance, use);
      },
    };
  },
});

const taskOf = ({ asked }: Input, { topic, paragraphs }: Angle): PostTask => ({
  kind: 'post',
  ...NO_WISHES,
  ...asked,
  channels: [...new Set(asked.channels)],
  location: '',
  topic,
  paragraphs,
});

/** The blocks of one post, with their origin; or why there is none, unless that may pass. */
async function written(
  deps: Deps,
  jobId: JobId,
  task: PostTask,
  signal: AbortSignal,
): Promise<SentBlock[] | Extract<StepEnd, { readonly state: 'failed' }>> {
  const engine = await deps.engines.engineFor('post');
  if (!engine.tasks.includes('post')) throw new Problem('no_model');
  const source = sourceOf(engine, 'post');
  const texts = new Map<number, string>();
  const options = { signal, written: { outline: null, blocks: [] } };
  try {
    const pieces = engine.write(task, { ...options, onAnswer: keepAnswers(deps, jobId) });
    for await (const piece of pieces) if (piece.type === 'block') texts.set(piece.at, piece.html);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.isTransient) throw new Problem(error.code);
    return { state: 'failed', error: error.code };
  }
  return [...texts.values()].map((html) => ({
    id: deps.newId(),
    html,
    ...(source && { origins: [{ kind: 'ai', ...source } as const] }),
  }));
}

type Call = Caller & {
  readonly articleId: ArticleId;
  readonly body: z.output<typeof requestSchema>;
};

/** Starts the job. Throws `limit_reached` if not even one post can be counted, `invalid_input` without a text. */
export async function startPosts(
  deps: Deps,
  { body, articleId, ...call }: Call,
): Promise<{ readonly jobId: JobId; readonly posts: number }> {
  const { workspaceId, caller } = call;
  const { requestId, url: _, topic: __, count, ...asked } = body;
  const request = {
    userId: caller.userId,
    workspaceId,
    articleId,
    kind: 'posts',
    requestId,
  } as const;
  const known = await jobOfRequest(deps.orm, request);
  if (known !== null) return startedBy(known);
  await modelOf(deps, 'post');
  const allowance = allowanceOf(deps, caller, 'smm');
  if (!(await isUnitLeft(deps, allowance))) throw new Problem('limit_reached');
  const angles = await anglesIn(deps, call.workspaceId, articleId, count);
  const input = { asked, angles, total: allowance.total };
  await startSteps(deps, postsOfArticle, call, { requestId, articleId, input });
  return startedBy(await jobOfRequest(deps.orm, request));
}

/** What a request has started, also if it is repeated. */
function startedBy(row: JobRow | null) {
  if (row?.kind !== 'posts') throw new Problem('not_found'); // the request id of another task
  return { jobId: row.id, posts: inputSchema.parse(row.input).angles.length };
}

async function anglesIn(
  { orm }: Deps,
  workspaceId: WorkspaceId,
  articleId: ArticleId,
  count: number,
): Promise<Angle[]> {
  const article = await readArticleWithText(orm, workspaceId, articleId);
  if (article === null) throw new Problem('not_found');
  const units = blocksOf(article.body).flatMap(({ html }) => textUnitsOf(html));
  const angles = anglesOf(units, count);
  if (angles.length === 0)
    throw new Problem('invalid_input', { fields: { articleId: 'The article has no text.' } });
  const title = article.row.displayedTitle;
  return angles.map(({ heading, paragraphs }, at) => {
    const name = heading === title ? '' : heading;
    return {
      key: `${at + 1}. ${name || title}`.slice(0, KEY_MAX_CHARS).toWellFormed(),
      title: `${title} – ${at + 1}${name && `. ${name}`}`.slice(0, TITLE_MAX_CHARS).toWellFormed(),
      topic: (name || title).slice(0, TITLE_MAX_CHARS).toWellFormed(),
      paragraphs: [...paragraphs],
    };
  });
}
