import type { userRoutes } from '#contract/session/user.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { promptsOf } from './savedPrompt.repo.ts';
import { changePrompt, deletePrompt, savePrompt } from './savedPrompt.service.ts';
import { readConfig, writeConfig } from './user.repo.ts';

export const userHandlers = (deps: Deps): Pick<GroupHandlers<'user'>, keyof typeof userRoutes> => ({
  getConfig: ({ caller }) => readConfig(deps.orm, caller.userId),
  async postConfig({ caller, body }) {
    await writeConfig(deps.orm, caller.userId, body);
    return body;
  },
  async getPrompts({ caller }) {
    return { prompts: await promptsOf(deps.orm, caller.userId) };
  },
  postPrompt: ({ caller, body }) => savePrompt(deps, caller.userId, body.text),
  patchPrompt: ({ caller, promptId, body }) =>
    changePrompt(deps, caller.userId, { id: promptId, ...body }),
  async deletePrompt({ caller, promptId }) {
    await deletePrompt(deps, caller.userId, promptId);
    return { id: promptId };
  },
});
