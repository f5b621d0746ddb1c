/** Brings the design of an image back: exports it, and adds what comes to the library as a new image. */
import type { ReturnProgress } from '#contract/design/design.schema.ts';
import type { Asset } from '#contract/images/asset.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { madeOnce } from '#db/madeOnce.ts';
import type { ImageDesignRow } from '#db/schema/design.ts';
import { without } from '#domain/without.ts';
import type { ExportJob } from '../../adapters/design/designTool.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { assetRow, imageOf, presentAsset, storeAsset } from '../images/asset.service.ts';
import { oneStep, type Progress, type StepEnd } from './designStep.service.ts';
import { askDesignTool, designToolOf, isProblem } from './designToken.service.ts';
import { beginReturn, findDesign, type OfImage } from './imageDesign.repo.ts';

type Step = StepEnd<Asset>;

/** Until an export is asked about again. */
const EXPORT_S = 2;

/** Begins to bring a design back, once for each request id. Throws `design_gone` without a design. */
export async function startReturn(
  deps: Deps,
  of: OfImage,
  { asked }: Pick<CreatingContext, 'asked'>,
) {
  designToolOf(deps);
  if ((await findDesign(deps.orm, of))?.design == null) throw new Problem('design_gone');
  const returnId = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      const id = deps.newId();
      await beginReturn(tx, of, id);
      return id;
    }),
  );
  return { assetId: of.assetId, returnId };
}

/**
 * Takes the next step of bringing an image back, whichever request has begun that. If nothing is being brought back, resolves with the
 * image that was brought back last. Throws `design_gone` if there is neither, and what adding an image throws.
 */
export async function stepToReturn(deps: Deps, of: OfImage): Promise<ReturnProgress> {
  designToolOf(deps);
  const progress = await oneStep(deps, of, (row) => nextStep(deps, row));
  return { assetId: of.assetId, ...presented(progress) };
}

const presented = (progress: Progress<Asset>) =>
  'ready' in progress
    ? { isReady: true, waitS: 0, image: progress.ready }
    : { isReady: false, waitS: progress.waitS, image: null };

async function nextStep(deps: Deps, row: ImageDesignRow): Promise<Step> {
  const { design, returning, returnedId, exportJob } = row;
  if (returning !== null && design !== null)
    return exportJob === null ? beginExport(deps, row, design) : goOn(deps, row, exportJob);
  if (returnedId === null) throw new Problem('design_gone');
  return { change: {}, ready: presentAsset(await imageOf(deps, { ...row, assetId: returnedId })) };
}

/** It is stored before it is fetched, so that a request that dies has not begun it in vain. */
async function beginExport(deps: Deps, row: ImageDesignRow, design: string): Promise<Step> {
  const { type } = await imageOf(deps, row);
  const as = type === 'image/jpeg' ? type : 'image/png';
  const job = await askDesignTool(deps, row, (tool, token) => tool.export(token, design, as));
  return { change: { exportJob: job.id }, waitS: job.state === 'running' ? EXPORT_S : 0 };
}

/** An export is kept there for a day; one that has gone is begun anew. */
async function goOn(deps: Deps, row: ImageDesignRow, exportJob: string): Promise<Step> {
  try {
    const ask = askDesignTool(deps, row, (tool, token) => tool.exportJob(token, exportJob));
    return await afterExport(deps, row, await ask);
  } catch (error) {
    if (!isProblem(error, 'design_gone')) throw error;
    return { change: { exportJob: null }, waitS: 0 };
  }
}

/** The image and what is stored of the design become known together, so it is added once. */
async function afterExport(deps: Deps, row: ImageDesignRow, job: ExportJob): Promise<Step> {
  if (job.state === 'failed') throw new Problem(job.code);
  if (job.state === 'running') return { change: {}, waitS: EXPORT_S };
  const bytes = await designToolOf(deps).download(job.url);
  const { name } = await imageOf(deps, row);
  const image = assetRow(deps, row.workspaceId, { name, bytes, origin: { kind: 'design' } });
  return {
    change: { returnedId: image.id, returning: null, exportJob: null },
    keep: (tx) => storeAsset(deps, tx, image),
    ready: presentAsset(without(image, 'bytes')),
  };
}
