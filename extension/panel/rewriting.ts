/** Has the product rewrite a text. */

import { isPortError, type PortError } from '#contract/lib/problems.ts';
import type { Rewrite, Tone } from '#contract/lib/tasks.ts';
import type { Api } from '#contract/routes.ts';
import type { JobWithSteps } from '#contract/work/job.schema.ts';
import { isTransient, mayBeAccepted, pauseMs } from '#domain/retry.ts';
import { isJobOver } from '#domain/writing/job.ts';

export interface RewriteWish {
  readonly task: Rewrite;
  /** Of `changeTone`. */
  readonly tone: Tone;
  /** Of `translate` (BCP 47). */
  readonly target: string;
}

export interface RewriteOf extends RewriteWish {
  readonly workspaceId: string;
  readonly text: string;
  /** BCP 47, as the page says. */
  readonly language: string;
}

const LOOK_MS = 700;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

function taskOf({ task, tone, target }: RewriteWish) {
  if (task === 'changeTone') return { name: task, tone } as const;
  if (task === 'translate') return { name: task, language: target } as const;
  return { name: task } as const;
}

/** `failure`: a problem code; null: it was stopped. */
export type Rewritten = { readonly text: string } | { readonly failure: string | null };

/** The ids of requests whose end is not known, by what they ask for: asked again, it is the same request, and charged once. */
const unanswered = new Map<string, string>();

/** Resolves when the text is written, or will not be. Rejects with a `PortError`. Aborting stops the job. */
export async function rewritten(
  api: Api,
  { workspaceId, text, language, ...wish }: RewriteOf,
  signal: AbortSignal,
): Promise<Rewritten> {
  const asked = { task: taskOf(wish), text, language: LANGUAGE.test(language) ? language : '' };
  const key = JSON.stringify([workspaceId, asked]);
  const before = unanswered.get(key);
  const requestId = before ?? crypto.randomUUID();
  unanswered.set(key, requestId);
  try {
    const body = { requestId, ...asked };
    const { jobId } = await api.content.postRewrite({ workspaceId, body });
    const end = await endOf(api, { workspaceId, jobId }, signal);
    unanswered.delete(key);
    return end;
  } catch (error) {
    if (isPortError(error) && !mayBeAccepted(error, before !== undefined)) unanswered.delete(key);
    throw error;
  }
}

interface OfJob {
  readonly workspaceId: string;
  readonly jobId: string;
}

/** A look that fails is repeated: the job goes on without it. */
async function endOf(api: Api, of: OfJob, signal: AbortSignal): Promise<Rewritten> {
  for (let failures = 0; !signal.aborted; ) {
    const read = await api.content.getJob(of).catch(passing);
    failures = 'job' in read ? 0 : failures + 1;
    const end = 'job' in read ? ended(read) : null;
    if (end !== null) return end;
    await pause('job' in read ? LOOK_MS : pauseMs(failures, read));
  }
  await api.content.stopJob(of);
  return { failure: null };
}

function ended({ job, steps: [step] }: JobWithSteps): Rewritten | null {
  if (step?.state === 'done') return { text: step.outcome ?? '' };
  return isJobOver(job.state) ? { failure: step?.error ?? job.failure } : null;
}

function passing(error: unknown): PortError {
  if (isPortError(error) && isTransient(error)) return error;
  throw error;
}
