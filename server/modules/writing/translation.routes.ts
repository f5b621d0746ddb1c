import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from '../access/limit.service.ts';
import { readTranslations } from '../article/translation.service.ts';
import { startTranslation } from './translation.service.ts';

export const translationHandlers = (deps: Deps): GroupHandlers<'translation'> => ({
  async postTranslation(call) {
    const started = await startTranslation(deps, call);
    return { ...started, limits: await readLimits(deps, call.caller) };
  },
  async getTranslations({ workspaceId, articleId }) {
    return { articleId, translations: await readTranslations(deps, workspaceId, articleId) };
  },
});
