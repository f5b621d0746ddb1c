import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../lib/endpoints.ts';
import { readLimits } from './limit.service.ts';

export const limitHandlers = (deps: Deps): GroupHandlers<'limit'> => ({
  getLimits: ({ caller }) => readLimits(deps, caller),
});
