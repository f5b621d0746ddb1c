import type { JobId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { isStopRequested } from './job.api.ts';

/** How late a worker notices a stop if the wake-up was lost. */
const STOP_LOOK_MS = 1000;

/** A signal that fires when the job is asked to stop, in any process. */
export function stopAsked(deps: Pick<Deps, 'orm' | 'wakeups' | 'log'>, jobId: JobId) {
  const asked = new AbortController();
  const forgotten = new AbortController();
  const bell = deps.wakeups.listen(stopTopic(jobId));
  const watch = async () => {
    while (!forgotten.signal.aborted && !asked.signal.aborted) {
      const isAsked = await isStopRequested(deps.orm, jobId).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'could not check for a stop');
        return false;
      });
      if (isAsked) asked.abort();
      else await bell.wait(STOP_LOOK_MS, forgotten.signal);
    }
  };
  const watched = watch();
  return {
    signal: asked.signal,
    forget() {
      forgotten.abort();
      bell.close();
      return watched;
    },
  };
}

/** Rung when a job is asked to stop. */
export const stopTopic = (jobId: string): string => `stop/${jobId}`;
