/** Has the product rewrite a text. */
import type { Rewrite, Tone } from '#contract/lib/tasks.ts';
import type { Api } from '#contract/routes.ts';
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

/** Resolves when the text is written, or will not be. Rejects with a `PortError`. Aborting stops the job. */
export async function rewritten(
  api: Api,
  { workspaceId, text, language, ...wish }: RewriteOf,
  signal: AbortSignal,
): Promise<Rewritten> {
  const { jobId } = await api.content.postRewrite({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      task: taskOf(wish),
      text,
      language: LANGUAGE.test(language) ? language : '',
    },
  });
  while (!signal.aborted) {
    const { job, steps } = await api.content.getJob({ workspaceId, jobId });
    const [step] = steps;
    if (step?.state === 'done') return { text: step.outcome ?? '' };
    if (isJobOver(job.state)) return { failure: step?.error ?? job.failure };
    await pause(LOOK_MS);
  }
  await api.content.stopJob({ workspaceId, jobId });
  return { failure: null };
}
