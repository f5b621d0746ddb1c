import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { wordsIn } from './dictionary.repo.ts';
import { addWords, removeWords } from './dictionary.service.ts';

export const dictionaryHandlers = (deps: Deps): GroupHandlers<'dictionary'> => ({
  getWords: async ({ workspaceId }) => ({
    workspaceId,
    words: await wordsIn(deps.orm, workspaceId),
  }),
  postWords: async ({ caller, workspaceId, body }) => ({
    workspaceId,
    words: await addWords(deps, caller, workspaceId, body.words),
  }),
  removeWords: async ({ workspaceId, body }) => ({
    workspaceId,
    words: await removeWords(deps, workspaceId, body.words),
  }),
});
