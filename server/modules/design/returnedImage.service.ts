/** Brings the design of an image back: exports it, and adds what comes to the library as a new image. */
import type { ReturnProgress } from '#contract/design/design.schema.ts';
import type { Asset } from '#contract/images/asset.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ImageDesignRow } from '#db/schema/design.ts';
import { without } from '#domain/without.ts';
import type { ExportJob } from '../../adapters/design/designTool.ts';
import type { Deps } from '../../deps.ts';
import { assetRow, imageOf, presentAsset, storeAsset } from '../images/asset.service.ts';
import { oneStep, type Progress, type StepEnd } from './designStep.service.ts';
import { askDesignTool, designToolOf, isProblem } from './designToken.service.ts';
import { findDesign, type OfImage } from './imageDesign.repo.ts';

type Step = StepEnd<Asset>;

/** Until an export is asked about again. */
const EXPORT_S = 2;
/** An export for another request, such as of another tab, is left alone for so long before a new one takes its place. */
const EXPORT_MOST_MS = 20_000;

/**
 * Takes the next step towards bringing a design back, once for each request id. Throws `design_gone` without a design, and what
 * adding an image throws.
 */
export async function stepToReturn(
  deps: Deps,
  of: OfImage,
  requestId: string,
): Promise<ReturnProgress> {
  designToolOf(deps);
  if ((await findDesign(deps.orm, of))?.design == null) throw new Problem('design_gone');
  const progress = await oneStep(deps, of, (row) => nextStep(deps, row, requestId));
  return { assetId: of.assetId, ...presented(progress) };
}

const presented = (progress: Progress<Asset>) =>
  'ready' in progress
    ? { isReady: true, waitS: 0, image: progress.ready }
    : { isReady: false, waitS: progress.waitS, image: null };

async function nextStep(deps: Deps, row: ImageDesignRow, requestId: string): Promise<Step> {
  if (row.returnedFor === requestId && row.returnedId !== null) {
    const known = await imageOf(deps, { ...row, assetId: row.returnedId });
    return { change: {}, ready: presentAsset(known) };
  }
  const { exportJob, exportedAt } = row;
  if (exportJob === null) return beginExport(deps, row, requestId);
  if (row.exportFor === requestId) return goOn(deps, row, exportJob);
  const isOld = (exportedAt?.getTime() ?? 0) < deps.now().getTime() - EXPORT_MOST_MS;
  return isOld ? beginExport(deps, row, requestId) : { change: {}, waitS: EXPORT_S };
}

async function beginExport(deps: Deps, row: ImageDesignRow, requestId: string): Promise<Step> {
  const { design } = row;
  if (design === null) throw new Problem('design_gone');
  const { type } = await imageOf(deps, row);
  const as = type === 'image/jpeg' ? type : 'image/png';
  const job = await askDesignTool(deps, row, (tool, token) => tool.export(token, design, as));
  return afterExport(deps, row, job, { exportFor: requestId, exportedAt: deps.now() });
}

/** An export is kept there for a day; one that has gone is begun anew. */
async function goOn(deps: Deps, row: ImageDesignRow, exportJob: string): Promise<Step> {
  try {
    const job = await askDesignTool(deps, row, (tool, token) => tool.exportJob(token, exportJob));
    return await afterExport(deps, row, job, {});
  } catch (error) {
    if (!isProblem(error, 'design_gone')) throw error;
    return { change: { exportJob: null, exportFor: null }, waitS: 0 };
  }
}

async function afterExport(
  deps: Deps,
  row: ImageDesignRow,
  job: ExportJob,
  begun: Partial<ImageDesignRow>,
): Promise<Step> {
  if (job.state === 'failed') throw new Problem(job.code);
  const change = { ...begun, exportJob: job.id };
  if (job.state === 'running' || begun.exportFor !== undefined)
    return { change, waitS: job.state === 'running' ? EXPORT_S : 0 }; // known before it is fetched
  return added(deps, row, job.url);
}

/** The image and what is stored of the design become known together, so it is added once. */
async function added(deps: Deps, row: ImageDesignRow, url: string): Promise<Step> {
  const bytes = await designToolOf(deps).download(url);
  const { name } = await imageOf(deps, row);
  const image = assetRow(deps, row.workspaceId, { name, bytes, origin: { kind: 'design' } });
  return {
    change: { returnedId: image.id, returnedFor: row.exportFor, exportJob: null, exportFor: null },
    keep: (tx) => storeAsset(deps, tx, image),
    ready: presentAsset(without(image, 'bytes')),
  };
}
