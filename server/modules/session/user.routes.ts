import type { userRoutes } from '#contract/session/user.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { makePass } from '../../http/extensionPass.ts';
import { deleteEventsOf } from './event.repo.ts';
import { keepEvents } from './event.service.ts';
import { keepAnswers, questionnaireOf } from './questionnaire.service.ts';
import { promptsOf } from './savedPrompt.repo.ts';
import { changePrompt, deletePrompt, savePrompt } from './savedPrompt.service.ts';
import { readConfig, writeConfig } from './user.repo.ts';

export const userHandlers = (deps: Deps): Pick<GroupHandlers<'user'>, keyof typeof userRoutes> => ({
  getConfig: ({ caller }) => readConfig(deps.orm, caller.userId),
  async postConfig({ caller, body }) {
    await writeConfig(deps.orm, caller.userId, body);
    return body;
  },
  getQuestionnaire: ({ caller }) => questionnaireOf(deps, caller.userId),
  async postQuestionnaire({ caller: { userId }, workspaceId, body }) {
    return { answered: await keepAnswers(deps, { userId, workspaceId }, body) };
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
  postExtensionPass: ({ caller, body }) => makePass(deps, caller, body.origin),
  postEvents: ({ caller, body }) => keepEvents(deps, caller, body),
  async deleteEvents({ caller }) {
    return { deleted: await deleteEventsOf(deps.orm, caller.userId) };
  },
});
