/** The design of an image: uploaded, designed, edited there. */
import type { DesignProgress } from '#contract/design/design.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ImageDesignRow } from '#db/schema/design.ts';
import { designSize } from '#domain/design/designSize.ts';
import type { MadeDesign, UploadJob } from '../../adapters/design/designTool.ts';
import type { Deps } from '../../deps.ts';
import { bytesOfImage, imageOf } from '../images/asset.service.ts';
import { findAccount } from './designAccount.repo.ts';
import { oneStep, type Progress, type StepEnd } from './designStep.service.ts';
import { askDesignTool, designToolOf, isProblem } from './designToken.service.ts';
import { addDesign, findDesign, type OfImage } from './imageDesign.repo.ts';

/** Until an upload is asked about again. */
const UPLOAD_S = 1;

type Step = StepEnd<{ readonly editUrl: string }>;

export async function readImageDesign({ orm }: Pick<Deps, 'orm'>, of: OfImage) {
  const { design = null, editUrl = null } = (await findDesign(orm, of)) ?? {};
  return {
    assetId: of.assetId,
    design: design === null || editUrl === null ? null : { editUrl },
  };
}

/** Takes the next step towards an address where the design of an image is edited. */
export async function stepToDesign(deps: Deps, of: OfImage): Promise<DesignProgress> {
  designToolOf(deps);
  if ((await findAccount(deps.orm, of)) === null) throw new Problem('design_not_connected');
  await addDesign(deps.orm, of);
  const progress = await oneStep(deps, of, (row) => nextStep(deps, row));
  return { assetId: of.assetId, ...presented(progress) };
}

const presented = (progress: Progress<{ readonly editUrl: string }>) =>
  'ready' in progress
    ? { isReady: true, waitS: 0, editUrl: progress.ready.editUrl }
    : { isReady: false, waitS: progress.waitS, editUrl: null };

async function nextStep(deps: Deps, row: ImageDesignRow): Promise<Step> {
  if (row.design !== null) return openAgain(deps, row, row.design);
  if (row.uploaded !== null) return create(deps, row, row.uploaded);
  return upload(deps, row);
}

/** What has gone there is made anew: an image in the trash, a design that nobody has edited in a week. */
async function unlessGone(step: Promise<Step>, change: Partial<ImageDesignRow>): Promise<Step> {
  try {
    return await step;
  } catch (error) {
    if (isProblem(error, 'design_gone')) return { change, waitS: 0 };
    throw error;
  }
}

const ready = ({ id, editUrl }: MadeDesign): Step => ({
  change: { design: id, editUrl },
  ready: { editUrl },
});

/** An address is read anew each time, which shows whether the design is still there. */
const openAgain = (deps: Deps, row: ImageDesignRow, design: string): Promise<Step> =>
  unlessGone(
    askDesignTool(deps, row, (tool, token) => tool.readDesign(token, design)).then(ready),
    { design: null, editUrl: null },
  );

async function create(deps: Deps, row: ImageDesignRow, imageId: string): Promise<Step> {
  const { name, width, height } = await imageOf(deps, row);
  const asked = { imageId, title: name, ...designSize({ width, height }) };
  return unlessGone(
    askDesignTool(deps, row, (tool, token) => tool.createDesign(token, asked)).then(ready),
    { uploaded: null },
  );
}

function upload(deps: Deps, row: ImageDesignRow): Promise<Step> {
  const { uploadJob } = row;
  const job =
    uploadJob === null
      ? begunUpload(deps, row)
      : askDesignTool(deps, row, (tool, token) => tool.uploadJob(token, uploadJob));
  return unlessGone(job.then(afterUpload), { uploadJob: null });
}

async function begunUpload(deps: Deps, row: ImageDesignRow): Promise<UploadJob> {
  const image = await imageOf(deps, row);
  const named = { name: image.name, bytes: await bytesOfImage(deps, image) };
  return askDesignTool(deps, row, (tool, token) => tool.upload(token, named));
}

function afterUpload(job: UploadJob): Step {
  if (job.state === 'failed') throw new Problem(job.code);
  return job.state === 'done'
    ? { change: { uploadJob: null, uploaded: job.imageId }, waitS: 0 }
    : { change: { uploadJob: job.id }, waitS: UPLOAD_S };
}
