import type { Conversation } from '#contract/writing/chat.schema.ts';
import { write } from '../resources/write.ts';

interface List {
  conversations: Conversation[];
}

const renamed = (
  { conversations }: List,
  { conversationId, body }: { readonly conversationId: string; readonly body: { title: string } },
): undefined => {
  const one = conversations.find(({ id }) => id === conversationId);
  if (one) one.title = body.title;
};
const removed = (
  list: List,
  { conversationId }: { readonly conversationId: string },
): undefined => {
  list.conversations = list.conversations.filter(({ id }) => id !== conversationId);
};

/** What is changed in the lists of conversations: one of each article, and one of those about everything. */
export const conversationWrites = {
  rename: write('content.patchConversation', {
    show: { conversations: renamed, ownConversations: renamed },
    inTurn: 'conversationId',
    refused: 'conversationNotRenamed',
  }),
  remove: write('content.deleteConversation', {
    show: { conversations: removed, ownConversations: removed },
    inTurn: 'conversationId',
    keptIf: ['gone'],
    refused: 'conversationNotDeleted',
  }),
};
