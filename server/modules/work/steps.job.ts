import { defineJob } from '../../jobs/job.ts';
import { findJob } from './job.api.ts';
import { giveUpSteps } from './stepEnd.service.ts';
import { LANES, type SteppedJob } from './steppedJob.api.ts';
import { runLane } from './stepRunner.ts';

/** The job of the queue that does the steps of all jobs of these kinds. */
export const stepsJobOf = (kinds: readonly SteppedJob[]) =>
  defineJob({
    ...LANES,
    concurrency: 10, // they wait for web servers most of the time
    keepDays: 7,
    async run(deps, { jobId }, signal) {
      const job = await findJob(deps.orm, jobId);
      if (job === null) return; // removed with its article
      const kind = kinds.find((row) => row.kind === job.kind);
      if (kind === undefined) throw new Error(`another version has to do jobs of kind ${job.kind}`);
      if ((await runLane(deps, kind, jobId, signal)) === 'over') return;
      await deps.orm.transaction((tx) => deps.jobs.enqueue(tx, LANES, { jobId }));
    },
    giveUp: (deps, { jobId }) => giveUpSteps(deps, jobId),
  });
