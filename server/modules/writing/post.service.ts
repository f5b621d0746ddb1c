import type { TaskRequest } from '#contract/content.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { blocksOf } from '#domain/article/body.ts';
import { isSaid } from '#domain/social/angles.ts';
import { NO_WISHES, type PostTask } from '#domain/writing/writingTask.ts';
import { textUnitsOf } from '#html/units.ts';
import type { Deps } from '../../deps.ts';
import { addArticle, readArticleWithText } from '../article/article.api.ts';
import { readArticle } from '../article/article.service.ts';
import { planSources } from '../sources/source.service.ts';
import type { Begun } from './content.service.ts';
import { type Caller, modelOf, oncePerRequest, startJob } from './job.service.ts';

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
  const request = { userId: caller.userId, workspaceId, articleId: null, kind, requestId } as const;
  const job = await oncePerRequest(deps, request, async (tx) => {
    const task = await taskOf(tx, call);
    const { id } = await addArticle(deps, tx, workspaceId, {
      authorId: caller.userId,
      type: 'SMM',
      title: task.topic,
      targetKeywords: body.keywords,
      language: body.language,
    });
    await planSources(deps, tx, id, body.url === null ? [] : [body.url]);
    return startJob(deps, tx, call, { articleId: id, requestId, task, model });
  });
  return { article: await readArticle(deps, workspaceId, job.articleId), jobId: job.id };
}

const TITLE_MAX_CHARS = 300;

async function taskOf(tx: Orm, { workspaceId, articleId, body }: Call): Promise<PostTask> {
  const { requestId: _, url, ...asked } = body;
  const article = articleId === null ? null : await readArticleWithText(tx, workspaceId, articleId);
  if (articleId !== null && article === null) throw new Problem('not_found');
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
