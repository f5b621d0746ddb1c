import { Problem } from '#contract/lib/problem.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from './limit.service.ts';
import { keepUpgrade } from './upgrade.repo.ts';
import { readUsage } from './usage.service.ts';

export const limitHandlers = (deps: Deps): GroupHandlers<'limit'> => ({
  getLimits: ({ caller }) => readLimits(deps, caller),
  getUsage: ({ caller, limit, page }) => readUsage(deps, caller, limit, page),
});

export const upgradeHandlers = (deps: Deps): GroupHandlers<'upgrade'> => ({
  async paidUser({ caller }) {
    if (caller.plan !== 'paid') throw new Problem('not_paid');
    const upgradedAt = await keepUpgrade(deps.orm, caller.userId, deps.now());
    return { upgradedAt: upgradedAt.toISOString() };
  },
});
