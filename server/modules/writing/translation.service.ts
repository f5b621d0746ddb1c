import { Problem } from '#contract/lib/problem.ts';
import type { TaskRequest } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { htmlIn } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { NO_WISHES, type TranslationTask } from '#domain/writing/writingTask.ts';
import type { Deps } from '../../deps.ts';
import { languageName } from '../../prompts/prompt.ts';
import { addTranslation, lockForChange, textOf } from '../article/article.api.ts';
import { readArticle } from '../article/article.service.ts';
import { type Begun, refuseSecondJob } from './content.service.ts';
import { type Caller, modelOf, oncePerRequest, startJob } from './job.service.ts';

type Call = Caller & {
  readonly articleId: ArticleId;
  readonly body: TaskRequest<'translation'>;
};

/** Creates the article in the other language, ties it to its original, charges the plan and hands the job to the queue, all or nothing. */
export async function startTranslation(deps: Deps, call: Call): Promise<Begun> {
  const { workspaceId, articleId, caller, body } = call;
  const { requestId, language } = body;
  const model = await modelOf(deps, 'translation');
  const kind = 'translation';
  const of = { userId: caller.userId, workspaceId, articleId: null, kind } as const;
  const request = { ...of, requestId, inputHash: call.inputHash };
  const job = await oncePerRequest(deps, request, async (tx) => {
    const original = await lockForChange(tx, workspaceId, articleId);
    if (original === null) throw new Problem('not_found');
    await refuseSecondJob(tx, original); // half a text would be translated
    const task = await taskOf(tx, original, language);
    const { id } = await addTranslation(deps, tx, {
      original,
      authorId: caller.userId,
      type: original.type,
      title: titleUntilTranslated(original, language),
      targetKeywords: [], // what people search for is seldom the translated word
      language,
    });
    return startJob(deps, tx, call, { articleId: id, requestId, task, model });
  });
  return { article: await readArticle(deps, workspaceId, job.articleId), jobId: job.id };
}

async function taskOf(tx: Orm, original: ArticleRow, language: string): Promise<TranslationTask> {
  const { displayedTitle: title, fields, isEmpty } = original;
  if (isEmpty || language === original.language) throw new Problem('nothing_to_translate');
  const body = await textOf(tx, original);
  return {
    kind: 'translation',
    ...NO_WISHES,
    topic: titleUntilTranslated(original, language),
    keywords: [],
    language,
    location: '',
    notes: '',
    from: original.language,
    original: {
      title,
      fields: { ...NO_FIELDS, ...fields },
      blocks: body.order.map((id) => htmlIn(body, id) ?? ''),
    },
  };
}

const TITLE_MAX_CHARS = 400;

function titleUntilTranslated({ displayedTitle }: ArticleRow, language: string): string {
  const title = displayedTitle.slice(0, TITLE_MAX_CHARS).toWellFormed();
  return `${title} (${languageName(language)})`.trim();
}
