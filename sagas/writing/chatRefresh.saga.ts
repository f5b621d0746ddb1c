/**
 * Another tab or device may have asked in the conversation that is open here: it is read again whenever the panel is
 * shown or the page is looked at.
 */
import { resources } from '#store/resources/resources.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { followAnswer } from './followAnswer.ts';

export function* chatRefreshSaga() {
  yield* takeEvery([page.visible, chat.shown], refresh);
}

function* refresh() {
  const { content } = yield* services();
  const open = yield* select(selectOpen);
  if (open === null) return;
  const { articleId, workspaceId, conversationId } = open;
  yield* put(resources.invalidated({ name: 'conversations' }));
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

/** The conversation of the article on the page, unless something happens in it. */
function selectOpen(state: RootState) {
  const { articleId } = router.selectLocation(state).params;
  const now = articleId === undefined ? null : chat.select(state, articleId);
  if (now?.status !== 'ready' || now.conversationId === null) return null;
  return { ...now, conversationId: now.conversationId };
}

const selectIsOpen = (state: RootState, conversationId: string): boolean =>
  selectOpen(state)?.conversationId === conversationId;
