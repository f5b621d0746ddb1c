import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import {
  listSummaries,
  patchBrief,
  readBrief,
  readBriefOf,
  remakeBrief,
  startBriefs,
} from './brief.service.ts';

import { readPlan } from './plan.service.ts';

export const briefHandlers = (deps: Deps): GroupHandlers<'brief'> => ({
  postBriefs: (call) => startBriefs(deps, call),
  getBriefs: async ({ workspaceId }) => ({
    workspaceId,
    briefs: await listSummaries(deps, workspaceId),
  }),
  getBrief: (call) => readBrief(deps, call),
  patchBrief: (call) => patchBrief(deps, call),
  remakeBrief: (call) => remakeBrief(deps, call),
  getPlan: (call) => readPlan(deps, call),
  getBriefOf: (call) => readBriefOf(deps, call),
});
