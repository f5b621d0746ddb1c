import type { chatRoutes } from '#contract/writing/chat.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLimits } from '../access/limit.service.ts';
import {
  askQuestion,
  beginConversation,
  deleteConversation,
  listConversations,
  listOwnConversations,
  readConversation,
  renameConversation,
  restoreConversation,
} from './chat.service.ts';

/** Part of the handlers of `content`. */
export const chatHandlers = (
  deps: Deps,
): Pick<GroupHandlers<'content'>, keyof typeof chatRoutes> => ({
  async getConversations(call) {
    return { articleId: call.articleId, conversations: await listConversations(deps, call) };
  },
  async postConversation(call) {
    const asked = await beginConversation(deps, {
      ...call,
      body: { ...call.body, parentId: null },
    });
    return { ...asked, limits: await readLimits(deps, call.caller) };
  },
  getOwnConversations: async (call) => ({
    conversations: await listOwnConversations(deps, call),
  }),
  async postOwnConversation(call) {
    const body = { ...call.body, selection: null, parentId: null };
    const asked = await beginConversation(deps, { ...call, articleId: null, body });
    return { ...asked, limits: await readLimits(deps, call.caller) };
  },
  getConversation: ({ conversationId }) => readConversation(deps, conversationId),
  async postQuestion(call) {
    const asked = await askQuestion(deps, call);
    return { ...asked, limits: await readLimits(deps, call.caller) };
  },
  patchConversation: ({ conversationId, body }) =>
    renameConversation(deps, conversationId, body.title),
  async deleteConversation({ conversationId }) {
    await deleteConversation(deps, conversationId);
    return { id: conversationId };
  },
  restoreConversation: (call) => restoreConversation(deps, call),
});
