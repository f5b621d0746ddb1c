import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../lib/endpoints.ts';
import { continueJob, startDraft, startPassage, startSection, stopJob } from './content.service.ts';
import { followEvents } from './jobEvent.service.ts';

export const contentHandlers = (deps: Deps): GroupHandlers<'content'> => ({
  postDraft: (call) => startDraft(deps, call),
  async postSection(call) {
    const job = await startSection(deps, call);
    return { jobId: job.id };
  },
  async postPassage(call) {
    const job = await startPassage(deps, call);
    return { jobId: job.id };
  },
  getEngine: async () => ({ model: deps.engine.model }),
  getJobEvents: async ({ jobId, lastEventId, signal }) =>
    followEvents(deps, jobId, lastEventId, signal),
  async stopJob({ jobId }) {
    await stopJob(deps, jobId);
    return { jobId };
  },
  async continueJob(call) {
    await continueJob(deps, call);
    return { jobId: call.jobId };
  },
});
