/** What writing offers to the workflows of other subjects. */
import type { JobWithSteps } from '#contract/work/job.schema.ts';
import { isTransient } from '#domain/retry.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { delay } from '../lib/effects.ts';
import { portErrorOf } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';

interface OfJob {
  readonly workspaceId: string;
  readonly jobId: string;
}

/** Polls a job every `everyMs`, and returns it once it is over; `show` gets each answer. A read that fails is repeated. */
export function* jobOnceOver(
  of: OfJob,
  everyMs: number,
  show?: (read: JobWithSteps) => Generator<unknown, unknown>,
) {
  const { content } = yield* services();
  while (true) {
    let pauseMs = everyMs;
    try {
      const read = yield* callApi(content.getJob, of);
      if (show !== undefined) yield* show(read);
      if (isJobOver(read.job.state)) return read;
    } catch (error) {
      const failure = portErrorOf(error);
      if (!isTransient(failure)) throw error;
      pauseMs = Math.max(everyMs, failure.retryAfterMs ?? 0);
    }
    yield* delay(pauseMs);
  }
}
