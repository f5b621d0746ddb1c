/**
 * Another tab or device may have asked in the conversation that is open here: it is read again when another window of this
 * browser says so, and whenever the panel is shown or the page is looked at.
 */
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import { reportFailure } from '../access/access.api.ts';
import { fork, put, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { toldConversation } from './chatRecord.ts';
import { listOf } from './conversations.saga.ts';
import { followAnswer } from './followAnswer.ts';

export function* chatRefreshSaga() {
  yield* takeEvery([page.visible, chat.shown], refresh);
  const { lock } = yield* services();
  const news = yield* listen(lock.hear);
  while (true) {
    const conversationId = toldConversation((yield* take(news)).name);
    if (conversationId === null) continue;
    if (yield* select(selectIsOpen, conversationId)) yield* fork(refresh);
    else yield* put(resources.invalidated({ name: 'ownConversations' }));
  }
}

function* refresh() {
  const { content } = yield* services();
  const open = yield* select(selectOpen);
  if (open === null) return;
  const { articleId, workspaceId, conversationId } = open;
  yield* put(resources.invalidated({ name: listOf(articleId) }));
  try {
    const { turns } = yield* callApi(content.getConversation, { workspaceId, conversationId });
    if (!(yield* select(selectIsOpen, conversationId))) return;
    yield* put(chat.refreshed({ articleId, turns }));
    yield* followAnswer(articleId);
  } catch (error) {
    const { status } = yield* reportFailure(error);
    const isGone = status === 404 && (yield* select(selectIsOpen, conversationId));
    if (isGone) yield* put(chat.left({ articleId })); // it was deleted elsewhere
  }
}

/** The conversation on the page, unless something happens in it. */
function selectOpen(state: RootState) {
  const { route, params } = router.selectLocation(state);
  const articleId = route === 'chat' ? NO_ARTICLE : params.articleId;
  const now = articleId === undefined ? null : chat.select(state, articleId);
  if (now?.status !== 'ready' || now.conversationId === null) return null;
  return { ...now, conversationId: now.conversationId };
}

const selectIsOpen = (state: RootState, conversationId: string): boolean =>
  selectOpen(state)?.conversationId === conversationId;
