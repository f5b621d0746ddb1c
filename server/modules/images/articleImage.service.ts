/** The image that was asked for with an article. The page puts it into the text once both are done; until then it is awaited. */
import { COVER_TITLE_MAX_CHARS } from '#contract/images/coverBounds.ts';
import { IMAGE_PROMPT_MAX_CHARS } from '#contract/images/generatedImage.route.ts';
import type { AwaitedImage, WantedImage } from '#contract/images/generatedImage.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { Orm } from '#db/database.ts';
import { lockRoom } from '#db/room.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import type { ArticleImageRow } from '#db/schema/images.ts';
import { cutAtWord } from '#domain/cutAtWord.ts';
import { coverOf } from '#domain/images/cover.ts';
import { promptFor } from '#domain/images/image.ts';
import { canContinue } from '#domain/writing/job.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { articleNamed } from '../article/article.api.ts';
import { brandColoursOf } from '../folders/workspace.api.ts';
import { imageModelName } from '../installation/imageModel.service.ts';
import { startSteps, startStepsIn } from '../work/work.service.ts';
import {
  awaitImage,
  type FoundArticleImage,
  findArticleImage,
  lockArticleImage,
  removeArticleImage,
} from './articleImage.repo.ts';
import { assetRow, presentAsset, storeAsset } from './asset.service.ts';
import { drawnCover } from './cover.service.ts';
import { imageGeneration } from './generation.service.ts';

type Call = CallContext & { readonly workspaceId: WorkspaceId };
type Begun = Pick<ArticleImageRow, 'jobId' | 'assetId' | 'failure'>;
const NOTHING: Begun = { jobId: null, assetId: null, failure: null };

export interface ImageOfArticle {
  /** Begins the image in the transaction that creates the article. Never rejects for want of a model, a unit or room. */
  attach(tx: Orm, articleId: ArticleId): Promise<void>;
}

/** What an article of this title gets; called before the transaction, as it asks for the model and draws a cover. */
export async function imageFor(
  deps: Deps,
  call: Call,
  wanted: WantedImage | null,
  title: string,
): Promise<ImageOfArticle> {
  if (wanted === null) return { attach: async () => undefined };
  const prompt = (wanted.kind === 'ai' && wanted.prompt) || promptFor(title);
  const row = {
    workspaceId: call.workspaceId,
    kind: wanted.kind,
    prompt: prompt.slice(0, IMAGE_PROMPT_MAX_CHARS).toWellFormed(),
    shape: wanted.kind === 'ai' ? wanted.shape : ('wide' as const),
  };
  const begin =
    wanted.kind === 'ai' ? await generation(deps, call, row) : await cover(deps, call, title);
  return {
    async attach(tx, articleId) {
      const begun = await refusable((inner) => begin(inner, articleId), tx);
      await awaitImage(tx, { ...row, ...NOTHING, ...begun, articleId });
    },
  };
}

type Begin = (tx: Orm, articleId: ArticleId) => Promise<Partial<Begun>>;

/** What a problem would undo is undone, and the problem is the outcome: an article does not depend on its image. */
async function refusable(
  begin: (tx: Orm) => Promise<Partial<Begun>>,
  tx: Orm,
): Promise<Partial<Begun>> {
  try {
    return await tx.transaction(begin);
  } catch (error) {
    if (error instanceof Problem) return { failure: error.code };
    throw error;
  }
}

const refused =
  (failure: ProblemCode): Begin =>
  async () => ({ failure });

async function generation(
  deps: Deps,
  call: Call,
  { prompt, shape }: Pick<ArticleImageRow, 'prompt' | 'shape'>,
): Promise<Begin> {
  if ((await imageModelName(deps)) === null) return refused('no_image_model');
  return async (tx, articleId) => {
    const asked = { requestId: deps.newId(), articleId, input: { prompt, shape } };
    return { jobId: await startStepsIn(deps, tx, imageGeneration, call, asked) };
  };
}

async function cover(deps: Deps, { workspaceId }: Call, title: string): Promise<Begin> {
  try {
    const row = await coverRow(deps, workspaceId, title);
    return async (tx) => {
      await storeAsset(deps, tx, row);
      return { assetId: row.id };
    };
  } catch (error) {
    if (error instanceof Problem) return refused(error.code);
    throw error;
  }
}

async function coverRow(deps: Deps, workspaceId: WorkspaceId, title: string) {
  const colours = await brandColoursOf(deps.orm, workspaceId);
  const design = coverOf(cutAtWord(title, COVER_TITLE_MAX_CHARS), colours);
  return assetRow(deps, workspaceId, await drawnCover(deps, design));
}

export async function readArticleImage(
  { orm }: Pick<Deps, 'orm'>,
  articleId: ArticleId,
): Promise<{ readonly articleId: ArticleId; readonly awaited: AwaitedImage | null }> {
  const found = await findArticleImage(orm, articleId);
  if (found === null) return { articleId, awaited: null };
  const { row, job, image } = found;
  const { kind, prompt, shape, jobId } = row;
  const failure = job?.failure ?? row.failure;
  const state = job?.state ?? (failure === null ? 'finished' : 'failed');
  return {
    articleId,
    awaited: { kind, prompt, shape, jobId, state, failure, image: image && presentAsset(image) },
  };
}

type OnArticle = Call & {
  readonly articleId: ArticleId;
  readonly body: { readonly requestId: string };
};

/**
 * Makes the image once more after a failure; the job that does, or null for a cover, which is drawn at once. Throws `not_found`
 * if none is awaited, `job_running` while it is made and once it is, and what `startImage` and `addCover` throw.
 */
export async function repeatArticleImage(deps: Deps, call: OnArticle): Promise<JobId | null> {
  const found = await findArticleImage(deps.orm, call.articleId);
  if (found === null) throw new Problem('not_found');
  return found.row.kind === 'cover' ? repeatCover(deps, call) : repeatGeneration(deps, call, found);
}

/** With the title as it is now. It is free, so a cover that is drawn already is left as it is. */
async function repeatCover(deps: Deps, { workspaceId, articleId }: OnArticle): Promise<null> {
  const article = await articleNamed(deps, workspaceId, articleId);
  const image = await coverRow(deps, workspaceId, article?.displayedTitle ?? '');
  await deps.orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    const row = await lockArticleImage(tx, articleId);
    if (row === null || row.failure === null) return;
    await storeAsset(deps, tx, image);
    await awaitImage(tx, { ...row, ...NOTHING, assetId: image.id });
  });
  return null;
}

async function repeatGeneration(
  deps: Deps,
  { articleId, body, ...call }: OnArticle,
  found: FoundArticleImage,
): Promise<JobId> {
  if ((await imageModelName(deps)) === null) throw new Problem('no_image_model');
  const { prompt, shape } = found.row;
  const request = { requestId: body.requestId, articleId, input: { prompt, shape } };
  return startSteps(deps, imageGeneration, call, request, async (tx, jobId) => {
    const row = await lockArticleImage(tx, articleId);
    if (row === null) throw new Problem('not_found');
    const isSame = row.jobId === found.row.jobId && row.failure === found.row.failure;
    if (!isSame || !isMissing(found)) throw new Problem('job_running');
    await awaitImage(tx, { ...row, ...NOTHING, jobId });
  });
}

/** Whether its last attempt has ended without an image. */
const isMissing = ({ row, job }: FoundArticleImage): boolean =>
  job === null ? row.failure !== null : canContinue(job.state);

export const settleArticleImage = (
  { orm }: Pick<Deps, 'orm'>,
  articleId: ArticleId,
  job: string,
): Promise<void> => removeArticleImage(orm, articleId, job);
