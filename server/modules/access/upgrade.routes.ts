import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { Problem } from '#contract/problem.ts';
import { keepUpgrade } from './upgrade.repo.ts';

export const upgradeHandlers = (deps: Deps): GroupHandlers<'upgrade'> => ({
  async paidUser({ caller }) {
    if (caller.plan !== 'paid') throw new Problem('not_paid');
    const upgradedAt = await keepUpgrade(deps.orm, caller.userId, deps.now());
    return { upgradedAt: upgradedAt.toISOString() };
  },
});
