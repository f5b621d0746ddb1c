import type { BriefSummary, BriefsRequest, SeoBrief } from '#contract/briefs/brief.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { BriefRow } from '#db/schema/briefs.ts';
import type { ArticleId, JobId, SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import { blocksOf } from '#domain/article/body.ts';
import { mayBecome } from '#domain/briefs/state.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { allowanceOf } from '../access/limit.service.ts';
import {
  addArticle,
  markAwaited,
  readArticleWithText,
  requireArticle,
} from '../article/article.api.ts';
import { briefOfArticle } from '../articleBasis/articleBasis.api.ts';
import { frozenSnapshotNamed } from '../competitors/snapshot.service.ts';
import { findJob } from '../work/job.api.ts';
import { startSteps } from '../work/work.service.ts';
import { presentBrief, presentSummary } from './brief.presenter.ts';
import {
  changeBrief,
  findBrief,
  idsOfJob,
  insertBriefs,
  listBriefs,
  lockBrief,
} from './brief.repo.ts';
import { briefsJob, isWithDrafts } from './briefs.job.ts';

type Call = CallContext & { readonly workspaceId: WorkspaceId };
type OfBrief = { readonly workspaceId: WorkspaceId; readonly articleId: ArticleId };
interface Begun {
  readonly jobId: JobId;
  readonly articleIds: ArticleId[];
}

/** Adds the briefs and starts the job that makes them, all or nothing. Throws `work_running` while enough of them run. */
export async function startBriefs(
  deps: Deps,
  { body, ...call }: Call & { readonly body: BriefsRequest },
): Promise<Begun> {
  const { requestId, snapshotId } = body;
  const keyphrases = [...new Set(body.keyphrases)];
  const { length } = keyphrases;
  if (snapshotId !== null && length > 1)
    throw new Problem('invalid_input', {
      fields: { keyphrases: 'A snapshot is of one keyphrase.' },
    });
  const asked =
    snapshotId === null ? null : await frozenSnapshotNamed(deps, call.workspaceId, snapshotId);
  const request = { requestId, articleId: null, input: { drafts: draftsOf(deps, call, body) } };
  const jobId = await startSteps(deps, briefsJob, call, request, (tx, job) =>
    addBriefs(deps, tx, call, { ...body, keyphrases, job, asked }),
  );
  return { jobId, articleIds: await idsOfJob(deps.orm, jobId) };
}

const draftsOf = (
  deps: Deps,
  { caller }: Call,
  { makes }: Pick<BriefsRequest, 'makes'>,
): number | null => (makes === 'drafts' ? allowanceOf(deps, caller, 'article').total : null);

interface NewBriefs extends Pick<BriefsRequest, 'country' | 'city' | 'language' | 'dueOn'> {
  readonly keyphrases: readonly string[];
  readonly job: JobId;
  readonly asked: SnapshotId | null;
}

async function addBriefs(deps: Deps, tx: Orm, call: Call, added: NewBriefs): Promise<void> {
  const { workspaceId, caller } = call;
  const { country, city, language, dueOn, job: jobId, asked: askedSnapshotId } = added;
  const rows: BriefRow[] = [];
  for (const keyphrase of added.keyphrases) {
    const of = { title: keyphrase, targetKeywords: [keyphrase], language };
    const article = { authorId: caller.userId, type: 'BRIEF', ...of } as const;
    const { id: articleId, createdAt } = await addArticle(deps, tx, workspaceId, article);
    await markAwaited(tx, articleId, true);
    rows.push({
      articleId,
      workspaceId,
      jobId,
      keyphrase,
      country,
      city,
      language,
      dueOn,
      askedSnapshotId,
      createdAt,
      state: 'making',
      failure: null,
      snapshot: null,
      searchProblem: null,
      data: null,
      found: null,
    });
  }
  await insertBriefs(tx, rows);
}

/** Makes a brief again, and the draft that was asked for with it. Throws `brief_state` unless it could not be made. */
export async function remakeBrief(
  deps: Deps,
  { articleId, body, ...call }: Call & OfBrief & { readonly body: { readonly requestId: string } },
): Promise<Begun> {
  const last = (await findBrief(deps.orm, articleId))?.row.jobId ?? null;
  const stored = last && (await findJob(deps.orm, last))?.input;
  const makes = isWithDrafts(stored) ? 'drafts' : 'briefs';
  const input = { drafts: draftsOf(deps, call, { makes }) };
  const request = { requestId: body.requestId, articleId, input };
  const jobId = await startSteps(deps, briefsJob, call, request, async (tx, job) => {
    const row = await lockBrief(tx, articleId);
    const found = row && (await findBrief(tx, articleId));
    if (found === null) throw new Problem('not_found');
    if (presentSummary(found).state !== 'failed') throw new Problem('brief_state');
    await changeBrief(tx, articleId, { state: 'making', failure: null, jobId: job, found: null });
    await markAwaited(tx, articleId, true);
  });
  return { jobId, articleIds: [articleId] };
}

export async function listSummaries({ orm }: Deps, of: WorkspaceId): Promise<BriefSummary[]> {
  return (await listBriefs(orm, of)).map(presentSummary);
}

/** Throws `not_found` for an article that is no brief, or is deleted. */
export async function readBrief(
  deps: Deps,
  { workspaceId, articleId }: OfBrief,
): Promise<SeoBrief> {
  await requireArticle(deps, workspaceId, articleId);
  const found = await findBrief(deps.orm, articleId);
  if (found === null) throw new Problem('not_found');
  return presentBrief(found);
}

interface Change extends OfBrief {
  readonly body: {
    readonly state?: 'approved' | 'reopened' | undefined;
    readonly dueOn?: string | null | undefined;
  };
}

/** Throws `brief_state` if it cannot become that. */
export async function patchBrief(deps: Deps, { body, ...of }: Change): Promise<SeoBrief> {
  await deps.orm.transaction(async (tx) => {
    const row = await lockBrief(tx, of.articleId);
    if (row === null) throw new Problem('not_found');
    const { state = row.state, dueOn = row.dueOn } = body;
    if (!mayBecome(row.state, state)) throw new Problem('brief_state');
    await changeBrief(tx, of.articleId, { state, dueOn });
  });
  return readBrief(deps, of);
}

/** The brief that an article is written from, with its text; null: there is none, or it is deleted. */
export async function readBriefOf(deps: Deps, { workspaceId, articleId }: OfBrief) {
  const id = await briefOfArticle(deps.orm, articleId);
  const text = id && (await readArticleWithText(deps.orm, workspaceId, id));
  const found = id && (await findBrief(deps.orm, id));
  if (!text || !found) return { articleId, brief: null };
  const blocks = blocksOf(text.body).map(({ id: blockId, html }) => ({ id: blockId, html }));
  return { articleId, brief: { ...presentBrief(found), blocks } };
}
