import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../lib/endpoints.ts';
import {
  continueJob,
  jobIn,
  startDraft,
  startPassage,
  startSection,
  stopJob,
} from './content.service.ts';
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
  async getJobEvents({ workspaceId, jobId, lastEventId, signal }) {
    const job = await jobIn(deps, workspaceId, jobId);
    return followEvents(deps, job.id, lastEventId, signal);
  },
  async stopJob({ workspaceId, jobId }) {
    await stopJob(deps, workspaceId, jobId);
    return { jobId };
  },
  async continueJob(call) {
    await continueJob(deps, call);
    return { jobId: call.jobId };
  },
});
