/** Renames and deletes conversations. The list shows a change at once; a refusal takes it back. */
import type { Conversation } from '#contract/chat.schema.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { NoticeText } from '#store/session/notices.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { chat, type ChatTarget } from '#store/writing/chat.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { fork, put, select } from '../lib/effects.ts';
import { sendInTurn, takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { showAtOnce, shownFor, takeBackShown } from '../resources/showAtOnce.api.ts';
import { callApi, showError, showUndoable } from '../session/session.api.ts';

export function* conversationsSaga() {
  yield* takeEvery(chat.renameRequested, showTitle);
  yield* fork(sendInTurn, chat.renameRequested.type, rename);
  yield* takeEvery(chat.removeRequested, remove);
}

type List = readonly Conversation[];

/** The list that has the conversations about an article, or about everything. */
export const listOf = (articleId: string) =>
  articleId === NO_ARTICLE ? 'ownConversations' : 'conversations';

function* changeList({ workspaceId, articleId }: ChatTarget, to: (list: List) => List) {
  const changed = <Cached extends { readonly conversations: List }>(cached: Cached) => ({
    ...cached,
    conversations: [...to(cached.conversations)],
  });
  if (articleId === NO_ARTICLE)
    return yield* showAtOnce('ownConversations', { workspaceId }, changed);
  return yield* showAtOnce('conversations', { workspaceId, articleId }, changed);
}

type Renaming = ReturnType<typeof chat.renameRequested>;

function* showTitle(asked: Renaming) {
  const { id: conversationId, title } = asked.payload;
  const takeBack = yield* changeList(asked.payload, (list) =>
    list.map((one) => (one.id === conversationId ? { ...one, title } : one)),
  );
  shownFor.set(asked, takeBack);
}

function* rename(asked: Renaming) {
  const { content } = yield* services();
  const { payload } = asked;
  const { workspaceId, id: conversationId, title } = payload;
  try {
    yield* callApi(content.patchConversation, { workspaceId, conversationId, body: { title } });
  } catch (error) {
    const { status } = yield* reportFailure(error);
    yield* takeBackShown(asked);
    if (status !== 402) yield* showError('conversationNotRenamed');
    yield* put(resources.invalidated({ name: listOf(payload.articleId) }));
  }
}

function* remove({ payload }: ReturnType<typeof chat.removeRequested>) {
  const { content } = yield* services();
  const { workspaceId, articleId, id: conversationId } = payload;
  const takeBack = yield* changeList(payload, (list) =>
    list.filter(({ id }) => id !== conversationId),
  );
  const isOpen = (yield* select(chat.select, articleId))?.conversationId === conversationId;
  if (isOpen) yield* put(chat.left({ articleId }));
  let failed: NoticeText = 'conversationNotDeleted';
  try {
    yield* callApi(content.deleteConversation, { workspaceId, conversationId });
    if (!(yield* showUndoable('conversationDeleted'))) return;
    failed = 'conversationNotRestored';
    yield* callApi(content.restoreConversation, { workspaceId, conversationId });
    if (isOpen) yield* put(chat.chosen({ articleId, conversationId }));
  } catch (error) {
    const { status } = yield* reportFailure(error);
    if (failed === 'conversationNotDeleted' && status !== 404) yield* takeBack();
    if (status !== 402 && status !== 404) yield* showError(failed);
  }
  yield* put(resources.invalidated({ name: listOf(payload.articleId) }));
}
