/** Deletes conversations. An open one is left, and opened again when it is brought back. */
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { conversationWrites } from '#store/writing/conversations.writes.ts';
import { put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { undone, written } from '../resources/writes.api.ts';

export function* conversationsSaga() {
  yield* takeEvery(chat.removeRequested, remove);
}

/** The list that has the conversations about an article, or about everything. */
export const listOf = (articleId: string) =>
  articleId === NO_ARTICLE ? 'ownConversations' : 'conversations';

const UNDO = {
  offered: 'conversationDeleted',
  port: 'content.restoreConversation',
  refused: 'conversationNotRestored',
} as const;

function* remove({ payload }: ReturnType<typeof chat.removeRequested>) {
  const { workspaceId, articleId, id: conversationId } = payload;
  const isOpen = (yield* select(chat.select, articleId))?.conversationId === conversationId;
  if (isOpen) yield* put(chat.left({ articleId }));
  const removal = conversationWrites.remove({ workspaceId, conversationId });
  if ((yield* written(removal)) !== 'kept') return;
  if ((yield* undone(removal.payload, UNDO)) && isOpen)
    yield* put(chat.chosen({ articleId, conversationId }));
}
