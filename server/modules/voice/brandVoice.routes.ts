import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { choiceOf } from './voice.repo.ts';
import {
  chooseArticleVoice,
  createVoice,
  deleteVoice,
  listVoices,
  replaceVoice,
  restoreVoice,
} from './voice.service.ts';

export const brandVoiceHandlers = (deps: Deps): GroupHandlers<'brandVoice'> => ({
  getVoices: async ({ workspaceId }) => ({
    workspaceId,
    voices: await listVoices(deps, workspaceId),
  }),
  postVoice: ({ caller, workspaceId, body }) => createVoice(deps, caller, workspaceId, body),
  putVoice: ({ workspaceId, voiceId, body }) => replaceVoice(deps, workspaceId, voiceId, body),
  async deleteVoice({ voiceId }) {
    await deleteVoice(deps, voiceId);
    return { id: voiceId };
  },
  restoreVoice: ({ workspaceId, voiceId }) => restoreVoice(deps, workspaceId, voiceId),
  getArticleVoice: async ({ articleId }) => ({
    articleId,
    ...(await choiceOf(deps.orm, articleId)),
  }),
  putArticleVoice: async ({ workspaceId, articleId, body }) => ({
    articleId,
    ...(await chooseArticleVoice(deps, workspaceId, articleId, body)),
  }),
});
