/**
 * The conversation beside an article (store/writing/chat.slice.ts): questions are asked, their answers followed. The
 * answer is written on the server; leaving only stops following.
 */
import { pathOf } from '#domain/writing/conversation.ts';
import type { RootState } from '#store/subjects.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { mayAsk, type PendingQuestion } from '#store/writing/chatState.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { callApi } from '../session/session.api.ts';
import { keepChat, keptChat } from './chatRecord.ts';
import {
  acceptInsertion,
  beginArticle,
  copyAnswer,
  noteSelection,
  offerInsertion,
} from './chatText.ts';
import { followAnswer, stopAnswer } from './followAnswer.ts';
import { sendQuestion } from './sendQuestion.ts';

export function* chatSaga() {
  yield* takeEvery([chat.typed, chat.asked, chat.accepted, chat.refused], keepChat);
  yield* takeEvery([chat.opened, chat.left, chat.editingEnded], keepChat);
  yield* takeEvery(chat.shown, restoreShown);
  yield* takeEvery(chat.chosen, open);
  yield* takeEvery(chat.askRequested, ask);
  yield* takeEvery(chat.stopRequested, stopAnswer);
  yield* takeEvery(chat.selectionRequested, noteSelection);
  yield* takeEvery(chat.copyRequested, copyAnswer);
  yield* takeEvery(chat.insertRequested, offerInsertion);
  yield* takeEvery(chat.articleRequested, beginArticle);
  yield* takeEvery(chat.insertAccepted, acceptInsertion);
  // The page of the chat may be open before this workflow is loaded.
  for (const articleId of yield* select(chat.selectShown)) yield* fork(restore, articleId);
}

function* restoreShown({ payload: { articleId } }: ReturnType<typeof chat.shown>) {
  yield* restore(articleId);
}

/** Goes on where this device has left off: with what was typed, the question that was sent, the open conversation. */
function* restore(articleId: string) {
  const kept = yield* keptChat(articleId);
  const now = yield* select(chat.select, articleId);
  if (kept === null || now?.status !== 'blank' || now.typed !== '') return;
  const { pending, typed, unanswered = null } = kept;
  yield* put(chat.restored({ articleId, typed, unanswered }));
  const sending = { isTyped: false, isRepeated: true };
  const isAsked = pending !== null && (yield* sendQuestion(articleId, pending, sending));
  const { conversationId } = pending ?? kept;
  if (conversationId === null) {
    if (isAsked) yield* followAnswer(articleId);
  } else if (pending === null || (yield* select(selectIsShown, articleId, conversationId)))
    yield* put(chat.chosen({ articleId, conversationId })); // with what was said before the question
}

function* open({ payload: { articleId, conversationId } }: ReturnType<typeof chat.chosen>) {
  const { content } = yield* services();
  const workspaceId = (yield* select(chat.select, articleId))?.workspaceId ?? '';
  try {
    const { turns } = yield* callApi(content.getConversation, { workspaceId, conversationId });
    if (!(yield* select(selectIsShown, articleId, conversationId))) return;
    yield* put(chat.opened({ articleId, turns }));
    yield* followAnswer(articleId);
  } catch (error) {
    const { code, kind } = yield* reportFailure(error);
    if (yield* select(selectIsShown, articleId, conversationId))
      yield* put(chat.notRead({ articleId, failure: code ?? kind }));
  }
}

const selectIsShown = (state: RootState, articleId: string, conversationId: string | null) =>
  chat.select(state, articleId)?.conversationId === conversationId;

function* ask({ payload: { articleId, again } }: ReturnType<typeof chat.askRequested>) {
  const { ids } = yield* services();
  const question = yield* select(selectQuestion, articleId, again);
  if (question === null) return;
  const last = (yield* select(chat.select, articleId))?.unanswered ?? null;
  const isSame = last !== null && isSameQuestion(last, question);
  const requestId = isSame ? last.requestId : yield* call(ids.next);
  const sending = { isTyped: again === undefined, isRepeated: isSame };
  if (yield* sendQuestion(articleId, { ...question, requestId }, sending))
    yield* followAnswer(articleId);
}

type Question = Omit<PendingQuestion, 'requestId'>;

const isSameQuestion = (one: Question, other: Question): boolean =>
  one.question === other.question &&
  one.conversationId === other.conversationId &&
  one.parentId === other.parentId &&
  JSON.stringify(one.selection) === JSON.stringify(other.selection);

/** What would be asked now; null: nothing, or not now. */
function selectQuestion(state: RootState, articleId: string, again: string | undefined) {
  const now = chat.select(state, articleId);
  if (now === null || !mayAsk(now)) return null;
  const { conversationId, turns, branches, typed } = now;
  const turn = turns.find(({ id }) => id === (again ?? now.editing));
  const question = again === undefined ? typed.trim() : (turn?.question ?? '');
  const selection = again === undefined ? now.selection : (turn?.selection ?? null);
  const last = pathOf(turns, branches).at(-1)?.turn.id ?? null;
  const parentId = turn === undefined ? last : turn.parentId;
  return question === '' ? null : { conversationId, parentId, question, selection };
}
