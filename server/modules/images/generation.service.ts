/** Images that a model makes, as a job of one step: charged when it is asked for, and given back unless it is stored. */
import { z } from 'zod';
import { ASSET_NAME_MAX_CHARS } from '#contract/images/asset.route.ts';
import {
  IMAGE_PROMPT_MAX_CHARS,
  IMAGE_REQUESTS_LISTED,
  IMAGE_SHAPES,
} from '#contract/images/generatedImage.route.ts';
import type { ImageRequest, NewImageRequest } from '#contract/images/generatedImage.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { JobId, WorkspaceId } from '#db/schema/ids.ts';
import { EngineError } from '../../adapters/model/engine.ts';
import { type MadeImage, makeImage } from '../../adapters/model/imageModel.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { articleNamed } from '../article/article.api.ts';
import { imageModel, imageModelName } from '../installation/imageModel.service.ts';
import { defineSteppedJob, type StepEnd } from '../work/steppedJob.api.ts';
import { startSteps } from '../work/work.service.ts';
import { assetRow, isRoomLeft, presentAsset, storeAsset } from './asset.service.ts';
import { listRequested, type RequestedImage } from './generated.repo.ts';

/** The longest that one image may take. A lane gives a step a little more, so that the reason is known. */
const IMAGE_MS = 170_000;

const inputSchema = z.object({
  prompt: z.string().max(IMAGE_PROMPT_MAX_CHARS),
  shape: z.enum(IMAGE_SHAPES),
});
type Asked = z.output<typeof inputSchema>;

export const imageGeneration = defineSteppedJob({
  kind: 'image',
  input: inputSchema,
  charge: 'aiImages',
  limits: {
    perWorkspace: 4,
    most: 1,
    atOnce: 1,
    attempts: 3,
    stepMs: 180_000,
    retryMs: 2000,
    turnMs: 0,
  },
  plan: async () => [{ key: 'image', turn: null }],
  async run(deps, { workspaceId, input }, _step, signal): Promise<StepEnd> {
    const model = await imageModel(deps);
    if (model === null) return { state: 'failed', error: 'no_image_model' };
    // Before a model is paid for what there is no place for.
    if (!(await isRoomLeft(deps, workspaceId))) return { state: 'failed', error: 'images_full' };
    const made = await madeBy(model, input, signal);
    if ('state' in made) return made;
    const row = assetRow(deps, workspaceId, {
      name: nameOf(input.prompt),
      bytes: made.bytes,
      origin: { kind: 'ai', model: model.name, prompt: input.prompt },
    });
    return { state: 'done', outcome: row.id, keep: (tx) => storeAsset(deps, tx, row) };
  },
});

/** The image, or why there is none, unless that may pass. An image that was begun is paid for, so it is not asked for again. */
async function madeBy(
  model: NonNullable<Awaited<ReturnType<typeof imageModel>>>,
  asked: Asked,
  signal: AbortSignal,
): Promise<MadeImage | Extract<StepEnd, { readonly state: 'failed' }>> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(IMAGE_MS)]);
  try {
    return await makeImage(model, asked, inTime);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.isTransient && error.code !== 'model_timed_out')
      throw new Problem(error.code, { failure: error.failure });
    return { state: 'failed', error: error.failure };
  }
}

/** What was asked for: what it shows, nobody has said yet. */
const nameOf = (prompt: string): string =>
  prompt.replace(/\s+/g, ' ').slice(0, ASSET_NAME_MAX_CHARS).trim().toWellFormed();

type Call = CallContext & { readonly workspaceId: WorkspaceId; readonly body: NewImageRequest };

/**
 * Starts making an image. Throws `no_image_model`, `limit_reached`, `work_running` while enough are made, and `not_found` for an
 * article of another workspace.
 */
export async function startImage(deps: Deps, { body, ...call }: Call): Promise<JobId> {
  const { requestId, articleId, ...input } = body;
  const article = await articleNamed(deps, call.workspaceId, articleId);
  if ((await imageModelName(deps)) === null) throw new Problem('no_image_model');
  return startSteps(deps, imageGeneration, call, {
    requestId,
    articleId: article?.id ?? null,
    input,
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function listImageRequests(
  { orm, now }: Pick<Deps, 'orm' | 'now'>,
  workspaceId: WorkspaceId,
  userId: string,
): Promise<ImageRequest[]> {
  const since = new Date(now().getTime() - DAY_MS);
  const found = await listRequested(orm, { workspaceId, userId, since }, IMAGE_REQUESTS_LISTED);
  return found.map(present);
}

function present({ job, image }: RequestedImage): ImageRequest {
  return {
    ...inputSchema.parse(job.input),
    jobId: job.id,
    articleId: job.articleId,
    state: job.state,
    failure: job.failure,
    image: image && presentAsset(image),
    createdAt: job.createdAt.toISOString(),
  };
}
