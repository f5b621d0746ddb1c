import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from '../access/limit.service.ts';
import { startProposal } from './content.service.ts';

/** Suggestions for the search fields are proposals, under an address of their own. */
export const metaHandlers = (deps: Deps): GroupHandlers<'meta'> => ({
  async postMeta({ body, ...call }) {
    const asked = { ...call, body: { ...body, task: { name: 'meta' } as const } };
    const { id: jobId } = await startProposal(deps, asked);
    return { jobId, limits: await readLimits(deps, call.caller) };
  },
});
