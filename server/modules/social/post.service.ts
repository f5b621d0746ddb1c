import { Problem } from '#contract/lib/problem.ts';
import type { TaskRequest } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { blocksOf } from '#domain/article/body.ts';
import { isSaid } from '#domain/social/angles.ts';
import { NO_WISHES, type PostTask } from '#domain/writing/writingTask.ts';
import { textUnitsOf } from '#html/units.ts';
import type { Deps } from '../../deps.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { readArticle } from '../article/article.service.ts';
import { planSources } from '../sources/source.service.ts';
import { giveVoice } from '../voice/voice.api.ts';
import type { Begun } from '../writing/content.service.ts';
import { type Caller, modelOf, oncePerRequest, startJob } from '../writing/job.service.ts';
import { addPost, imageBlocks } from './newPost.service.ts';

type Call = Caller & {
  /** The article that the post is made from; null: of a topic or a web page. */
  readonly articleId: ArticleId | null;
  readonly body: TaskRequest<'post'>;
};

/** Creates an article of kind SMM, charges the plan and hands the job to the queue, all or nothing. */
export async function startPost(deps: Deps, call: Call): Promise<Begun> {
  const { workspaceId, caller, body } = call;
  const { requestId } = body;
  const model = await modelOf(deps, 'post');
  const kind = 'post';
  const of = { userId: caller.userId, workspaceId, articleId: null, kind } as const;
  const request = { ...of, requestId, inputHash: call.inputHash };
  const job = await oncePerRequest(deps, request, async (tx) => {
    const article = await articleOf(tx, call);
    const task = taskOf(call, article);
    const { id } = await addPost(deps, tx, call, {
      authorId: caller.userId,
      title: task.topic,
      targetKeywords: body.keywords,
      language: body.language,
      blocks: article === null ? [] : imageBlocks(deps, article.body),
    });
    await giveVoice(tx, { workspaceId, articleId: id, choice: body.voiceChoice });
    await planSources(deps, tx, id, body.url === null ? [] : [body.url]);
    return startJob(deps, tx, call, { articleId: id, requestId, task, model });
  });
  return { article: await readArticle(deps, workspaceId, job.articleId), jobId: job.id };
}

const TITLE_MAX_CHARS = 300;

/** The article that the post is made from; null: none. */
async function articleOf(tx: Orm, { workspaceId, articleId }: Call) {
  if (articleId === null) return null;
  const article = await readArticleWithText(tx, workspaceId, articleId);
  if (article === null) throw new Problem('not_found');
  return article;
}

function taskOf({ body }: Call, article: Awaited<ReturnType<typeof articleOf>>): PostTask {
  const { requestId: _requestId, url, voiceChoice: _voiceChoice, ...asked } = body;
  const title = article?.row.displayedTitle.slice(0, TITLE_MAX_CHARS).toWellFormed();
  const topic = asked.topic || title || url;
  if (!topic) throw new Problem('invalid_input', { fields: { topic: 'Say what it is about.' } });
  const units =
    article === null ? [] : blocksOf(article.body).flatMap(({ html }) => textUnitsOf(html));
  return {
    kind: 'post',
    ...NO_WISHES,
    ...asked,
    topic,
    channels: [...new Set(asked.channels)],
    location: '',
    paragraphs: units.filter(isSaid).map(({ text }) => text),
  };
}
