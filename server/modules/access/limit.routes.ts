import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from './limit.service.ts';

export const limitHandlers = (deps: Deps): GroupHandlers<'limit'> => ({
  getLimits: ({ caller }) => readLimits(deps, caller),
});
