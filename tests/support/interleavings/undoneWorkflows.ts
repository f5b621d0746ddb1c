/** Workflows that show a change of cached reads at once and offer to undo it in their own way. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { ideasSaga } from '#sagas/ideas/ideas.saga.ts';
import { imageUploadSaga } from '#sagas/images/upload.saga.ts';
import { conversationsSaga } from '#sagas/writing/conversations.saga.ts';
import { savedPromptsSaga } from '#sagas/writing/savedPrompts.saga.ts';
import { ideas } from '#store/ideas/ideas.slice.ts';
import { imageUpload } from '#store/images/upload.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { savedPrompts } from '#store/writing/savedPrompts.slice.ts';
import {
  aConversation,
  anAsset,
  anIdea,
  idOf,
  someIdeas,
  WORKSPACE_ID as workspaceId,
} from '../factories.ts';
import { cachedScenario, read } from './cachedServer.ts';
import { WORKFLOWS } from './everyWrite.ts';
import { undoPressed } from './undo.ts';
import type { Act, Scenario } from './world.ts';

const OF = { workspaceId };
const ID = idOf(61);
const IDS = [ID, idOf(62)];

/** Nobody can remove what is not on the screen. */
const ifShown =
  (action: UnknownAction): Act =>
  (state) => {
    const list = resources.selectEntry(state, 'ownConversations', OF)?.data?.conversations;
    return list?.some(({ id }) => id === ID) ? action : null;
  };

const conversation = cachedScenario({
  workflows: { ...WORKFLOWS, conversations: conversationsSaga },
  reads: [
    read('ownConversations', OF, {
      ...OF,
      conversations: IDS.map((id) => aConversation({ id, articleId: null })),
    }),
  ],
  ports: ['content.deleteConversation'],
  undo: { 'content.deleteConversation': 'content.restoreConversation' },
  acts: [
    chat.removeRequested({ ...OF, articleId: NO_ARTICLE, id: ID }),
    undoPressed,
    ifShown(chat.removeRequested({ ...OF, articleId: NO_ARTICLE, id: ID })),
  ],
});

const image = cachedScenario({
  workflows: { ...WORKFLOWS, imageUpload: imageUploadSaga },
  reads: [
    read(
      'assets',
      { ...OF, page: 0 },
      { content: IDS.map((id) => anAsset({ id })), page: 0, last: true },
    ),
  ],
  ports: ['asset.deleteAsset'],
  undo: { 'asset.deleteAsset': 'asset.restoreAsset' },
  acts: [
    imageUpload.assetDeleteRequested({ ...OF, assetId: ID }),
    undoPressed,
    imageUpload.assetDeleteRequested({ ...OF, assetId: idOf(62) }),
  ],
});

const idea = cachedScenario({
  workflows: { ...WORKFLOWS, ideas: ideasSaga },
  reads: [read('ideas', OF, someIdeas({ ...OF, ideas: IDS.map((id) => anIdea({ id })) }))],
  ports: ['topic2.patchIdea'],
  acts: [
    ideas.changeRequested({ ...OF, ideaId: ID, state: 'kept' }),
    ideas.changeRequested({ ...OF, ideaId: ID, state: 'dismissed' }),
  ],
});

/** Undo saves the text again, as another prompt. */
function promptServer() {
  let made = 0;
  let prompts = IDS.map((id) => ({ id, text: `Text of ${id}.` }));
  return {
    has: () => ({ prompts: { prompts } }),
    ports: {
      'user.getPrompts': () => ({ prompts }),
      'user.deletePrompt': (args: { readonly promptId: string }) => {
        prompts = prompts.filter(({ id }) => id !== args.promptId);
        return { id: args.promptId };
      },
      'user.postPrompt': ({ body: { text } }: { readonly body: { readonly text: string } }) => {
        made += 1;
        const saved = { id: idOf(70 + made), text };
        prompts = [saved, ...prompts];
        return saved;
      },
    },
  };
}

const removePrompt = savedPrompts.removeRequested({ id: ID, text: `Text of ${ID}.` });
const prompt: Scenario = {
  ...cachedScenario({
    workflows: { ...WORKFLOWS, savedPrompts: savedPromptsSaga },
    reads: [read('prompts', null, promptServer().ports['user.getPrompts']())],
    ports: [],
    acts: [removePrompt, undoPressed, savedPrompts.saveRequested({ text: 'Another one.' })],
  }),
  server: promptServer,
};

/** By the name of the workflow. */
export const UNDONE_WORKFLOWS: Readonly<Record<string, Scenario>> = {
  conversations: conversation,
  'images/deletion': image,
  ideas: idea,
  savedPrompts: prompt,
};
