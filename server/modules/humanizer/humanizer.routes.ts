import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from '../access/limit.service.ts';
import { checkText, lastCheck } from './humanizer.service.ts';

export const humanizerHandlers = (deps: Deps): GroupHandlers<'humanizer'> => ({
  getHumanizerCheck: async (call) => ({
    articleId: call.articleId,
    check: await lastCheck(deps, call),
  }),
  async postHumanizerCheck(call) {
    const checked = await checkText(deps, call);
    return { articleId: call.articleId, ...checked, limits: await readLimits(deps, call.caller) };
  },
});
