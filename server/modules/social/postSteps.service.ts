/** Several social media posts of one article, as a job in steps: each step writes one post, adds it and is charged. */
import { z } from 'zod';
import type { SentBlock } from '#contract/article/article.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { POSTS_MOST } from '#contract/social/post.route.ts';
import { taskRequestSchemas } from '#contract/writing/content.schema.ts';
import type { ArticleId, JobId } from '#db/schema/ids.ts';
import { NO_WISHES, type PostTask } from '#domain/writing/writingTask.ts';
import { EngineError } from '../../adapters/model/engine.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { chargeTo, isUnitLeft } from '../access/limit.service.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { giveVoice, voiceMaterialBy } from '../voice/voice.api.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { keepAnswers } from '../writing/modelAnswer.api.ts';
import { sourceOf } from '../writing/source.api.ts';
import { addPost, imageBlocks } from './newPost.service.ts';

const inputSchema = z.object({
  asked: taskRequestSchemas.post.omit({ requestId: true, url: true, topic: true }),
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
export type Angle = Input['angles'][number];

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
    const article = await readArticleWithText(deps.orm, workspaceId, articleId);
    if (article === null) return { state: 'failed', error: 'not_found' };
    const allowance = { userId, limitName: 'smm', total: input.total } as const;
    if (!(await isUnitLeft(deps, allowance))) return { state: 'failed', error: 'limit_reached' };
    const { keywords: targetKeywords, language, voiceChoice: choice } = input.asked;
    const voice = await voiceMaterialBy(deps.orm, { workspaceId, choice });
    const task = { ...taskOf(input, angle), ...(voice && { voice }) };
    const texts = await written(deps, job.id, task, signal);
    if (!Array.isArray(texts)) return texts;
    const blocks = [...texts, ...imageBlocks(deps, article.body)];
    const id = newCheckedId<ArticleId>(deps);
    return {
      state: 'done',
      outcome: id,
      async keep(tx) {
        const post = { id, authorId: userId, title: angle.title, blocks };
        await addPost(deps, tx, job, { ...post, targetKeywords, language });
        await giveVoice(tx, { workspaceId, articleId: id, choice });
        const use = { workspaceId, articleId: id, requestId, what: 'posts', jobId: null } as const;
        await chargeTo(deps, tx, allowance, use);
      },
    };
  },
});

const taskOf = (
  { asked: { voiceChoice: _voiceChoice, ...asked } }: Input,
  { topic, paragraphs }: Angle,
): PostTask => ({
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
    const { voice: _voice, ...plain } = task; // without a model nothing follows a voice
    const pieces = engine.write(engine.model === null ? plain : task, {
      ...options,
      onAnswer: keepAnswers(deps, jobId),
    });
    for await (const piece of pieces) if (piece.type === 'block') texts.set(piece.at, piece.html);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.isTransient) throw new Problem(error.code, { failure: error.failure });
    return { state: 'failed', error: error.failure };
  }
  return [...texts.values()].map((html) => ({
    id: deps.newId(),
    html,
    ...(source && { origins: [{ kind: 'ai', ...source } as const] }),
  }));
}
