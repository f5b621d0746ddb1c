import type { Limits } from '#contract/access/limit.schema.ts';
import type { GenerationEvent, Resumed } from '#contract/writing/content.schema.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import type { SseMessage } from '../../http/sse.ts';
import { readLimits } from '../access/limit.service.ts';
import { imageModelName } from '../installation/imageModel.service.ts';
import { followEvents } from '../work/jobEvent.service.ts';
import { followJobs, listJobs, readJob } from '../work/jobList.service.ts';
import { stopJob } from '../work/work.service.ts';
import { chatHandlers } from './chat.routes.ts';
import { startDraft, startInText, startOutline, startProposal } from './content.service.ts';
import { continueJob } from './job.service.ts';
import { startRewrite } from './rewrite.service.ts';
import { startTone } from './tone.service.ts';

/**
 * The answer to a request that charges carries the caller's limits, so that the page need not fetch them
 * (spec §4).
 */
export const contentHandlers = (deps: Deps): GroupHandlers<'content'> => ({
  async postDraft(call) {
    const started = await startDraft(deps, call);
    return { ...started, limits: await readLimits(deps, call.caller) };
  },
  async postOutline(call) {
    const started = await startOutline(deps, call);
    return { ...started, limits: await readLimits(deps, call.caller) };
  },
  async postSection(call) {
    const { id: jobId } = await startInText(deps, 'section', call);
    return { jobId, limits: await readLimits(deps, call.caller) };
  },
  async postPassage(call) {
    const { id: jobId } = await startInText(deps, 'passage', call);
    return { jobId, limits: await readLimits(deps, call.caller) };
  },
  async postProposal(call) {
    const { id: jobId } = await startProposal(deps, call);
    return { jobId, limits: await readLimits(deps, call.caller) };
  },
  async postTone(call) {
    const jobId = await startTone(deps, call);
    const { workspaceId } = call;
    return { workspaceId, jobId, limits: await readLimits(deps, call.caller) };
  },
  async postRewrite(call) {
    const jobId = await startRewrite(deps, call);
    const { workspaceId } = call;
    return { workspaceId, jobId, limits: await readLimits(deps, call.caller) };
  },
  async getEngine() {
    const { model, tasks } = await deps.engines.engineFor('draft');
    return { model, tasks: [...tasks], imageModel: await imageModelName(deps) };
  },
  ...chatHandlers(deps),
  getJobs: ({ workspaceId, caller }) => listJobs(deps, workspaceId, caller.userId),
  followJobs: async ({ workspaceId, caller, signal }) =>
    followJobs(deps, workspaceId, caller.userId, signal),
  getJob: ({ jobId, page, state, outcome, caller: { userId } }) =>
    readJob(deps, { jobId, userId, page }, { state, outcome }),
  getJobEvents: async ({ jobId, lastEventId, signal, caller }) =>
    withLimits(followEvents(deps, jobId, lastEventId, signal), () => readLimits(deps, caller)),
  async stopJob({ jobId }) {
    await stopJob(deps, jobId);
    return { jobId };
  },
  async continueJob(call) {
    await continueJob(deps, call);
    return { jobId: call.jobId, limits: await readLimits(deps, call.caller) };
  },
});

type Message = SseMessage<GenerationEvent | Resumed>;

/** Adds the limits to an end that may have refunded the charge. */
async function* withLimits(
  events: AsyncIterable<Message>,
  limits: () => Promise<Limits>,
): AsyncGenerator<Message> {
  for await (const message of events) {
    const mayBeFree = message?.data.type === 'failed' || message?.data.type === 'stopped';
    yield mayBeFree ? { ...message, data: { ...message.data, limits: await limits() } } : message;
  }
}
