/** A run of publishing, as a job in steps: the images one by one, the text, and what readers then see. */
import { z } from 'zod';
import type { Failure } from '#contract/lib/failure.ts';
import { failureOfProblem, Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { POST_IMAGE_STEPS } from '#contract/publishing/publication.ts';
import type { Deps } from '../../deps.ts';
import {
  defineSteppedJob,
  type JobOf,
  type NewStep,
  type StepEnd,
} from '../work/steppedJob.api.ts';
import { failedStep, findRun, type Run } from './publication.repo.ts';
import { askingSite, siteNamed } from './siteAccess.service.ts';
import { type OnSite, ownImagesIn, sentCover, sentImage } from './siteImages.service.ts';
import { settlePost, trashPost, writePost } from './sitePost.service.ts';

const inputSchema = z.object({ siteId: z.string() });

const COVER = 'cover';
const TEXT = 'text';
const STATE = 'state';
const TRASH = 'trash';

export const publishing = defineSteppedJob({
  kind: 'publishing',
  input: inputSchema,
  charge: null,
  limits: {
    perWorkspace: 5,
    most: POST_IMAGE_STEPS + 3,
    atOnce: 1,
    attempts: 3,
    stepMs: 240_000, // it may look for what was lost before it sends anything
    retryMs: 2000,
    turnMs: 0,
    isInOrder: true,
  },
  async plan(deps, { id }) {
    const found = await findRun(deps.orm, id);
    return found === null ? [] : stepsOf(found).map((key): NewStep => ({ key, turn: null }));
  },
  async run(deps, job, { key }, signal) {
    const found = await findRun(deps.orm, job.id);
    if (found === null) return { state: 'failed', error: 'not_found' };
    const failed = await failedStep(deps.orm, job.id, key);
    if (failed !== null) return { state: 'failed', error: failed as Failure }; // as it was stored
    try {
      return await endOf(deps, found, job, key, signal);
    } catch (error) {
      if (error instanceof Problem && !MAY_PASS.has(error.code))
        return { state: 'failed', error: failureOfProblem(error) };
      throw error;
    }
  },
});

/** What may be better a moment later. */
const MAY_PASS: ReadonlySet<ProblemCode> = new Set([
  'site_unreachable',
  'site_maintenance',
  'site_answer_unusable',
]);

function stepsOf({ run, publication }: Run): string[] {
  if (run.act.act === 'trash') return [TRASH];
  const images = ownImagesIn(run.text?.blocks ?? []).slice(0, POST_IMAGE_STEPS); // further ones go with the text
  const cover = publication.settings.coverId === null ? [] : [COVER];
  return [...images.map((_image, at) => `image ${at + 1}`), ...cover, TEXT, STATE];
}

async function endOf(
  deps: Deps,
  found: Run,
  { input, workspaceId }: JobOf<typeof inputSchema>,
  key: string,
  signal: AbortSignal,
): Promise<StepEnd> {
  const site = await siteNamed(deps.orm, workspaceId, input.siteId);
  return askingSite(deps, site, async (adapter, access) => {
    const on: OnSite = { workspaceId, adapter, access, signal };
    if (key === TRASH) return trashPost(on, found);
    if (key === TEXT) return writePost(deps, on, found);
    if (key === STATE) return settlePost(on, found);
    await sentBy(deps, on, found, key);
    return { state: 'done', outcome: 'sent' };
  });
}

async function sentBy(deps: Deps, on: OnSite, { run, publication }: Run, key: string) {
  const { coverId } = publication.settings;
  if (key === COVER && coverId !== null) return sentCover(deps, on, coverId);
  const image = ownImagesIn(run.text?.blocks ?? [])[Number(key.split(' ')[1]) - 1];
  if (image === undefined) throw new Error(`no ${key}`);
  return sentImage(deps, on, image);
}
