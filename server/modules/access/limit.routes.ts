import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from './limit.service.ts';
import { readUsage } from './usage.service.ts';

export const limitHandlers = (deps: Deps): GroupHandlers<'limit'> => ({
  getLimits: ({ caller }) => readLimits(deps, caller),
  getUsage: ({ caller, limit, page }) => readUsage(deps, caller, limit, page),
});
