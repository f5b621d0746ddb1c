import { defineJob } from '../../jobs/job.ts';
import { findJob } from './job.api.ts';
import { giveUpSteps } from './stepEnd.service.ts';
import type { LANES, SteppedJob } from './steppedJob.api.ts';
import { runLane } from './stepRunner.ts';

/** The job of a queue that does the steps of all jobs of these kinds, whichever queue they were put in. */
export const stepsJobOf = (lanes: typeof LANES, kinds: readonly SteppedJob[]) =>
  defineJob({
    ...lanes,
    keepDays: 7,
    async run(deps, { jobId }, signal) {
      const job = await findJob(deps.orm, jobId);
      if (job === null) return; // removed with its article
      const kind = kinds.find((row) => row.kind === job.kind);
      if (kind === undefined) throw new Error(`another version has to do jobs of kind ${job.kind}`);
      if ((await runLane(deps, kind, jobId, signal)) === 'over') return;
      await deps.orm.transaction((tx) => deps.jobs.enqueue(tx, lanes, { jobId }));
    },
    async giveUp(deps, { jobId }) {
      const job = await findJob(deps.orm, jobId);
      await giveUpSteps(deps, jobId, kinds.find(({ kind }) => kind === job?.kind) ?? null);
    },
  });
