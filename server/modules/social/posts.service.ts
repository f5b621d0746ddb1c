/** Begins a job that makes several social media posts of an article (postSteps.service.ts). */
import { Problem } from '#contract/lib/problem.ts';
import type { TaskRequest } from '#contract/writing/content.schema.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { JobRow } from '#db/schema/work.ts';
import { blocksOf } from '#domain/article/body.ts';
import { anglesOf } from '#domain/social/angles.ts';
import { textUnitsOf } from '#html/units.ts';
import type { Deps } from '../../deps.ts';
import { allowanceOf, isUnitLeft } from '../access/limit.service.ts';
import { readArticleWithText } from '../article/article.api.ts';
import { jobOfRequest } from '../work/job.api.ts';
import { startSteps } from '../work/work.service.ts';
import { type Caller, modelOf } from '../writing/job.service.ts';
import { type Angle, postsOfArticle } from './postSteps.service.ts';

const TITLE_MAX_CHARS = 300;
const KEY_MAX_CHARS = 120;

type Call = Caller & {
  readonly articleId: ArticleId;
  readonly body: TaskRequest<'post'> & { readonly count: number };
};

interface StartedPosts {
  readonly articleId: ArticleId;
  readonly jobId: JobId;
  readonly posts: number;
}

/** Starts the job. Throws `limit_reached` if not even one post can be counted, `invalid_input` without a text. */
export async function startPosts(
  deps: Deps,
  { body, articleId, ...call }: Call,
): Promise<StartedPosts> {
  const { workspaceId, caller } = call;
  const { requestId, url: _url, topic: _topic, count, ...asked } = body;
  const request = {
    userId: caller.userId,
    workspaceId,
    articleId,
    kind: 'posts',
    requestId,
    inputHash: call.inputHash,
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
function startedBy(row: JobRow | null): StartedPosts {
  if (row === null || row.articleId === null) throw new Problem('not_found');
  return {
    articleId: row.articleId,
    jobId: row.id,
    posts: postsOfArticle.input.parse(row.input).angles.length,
  };
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
