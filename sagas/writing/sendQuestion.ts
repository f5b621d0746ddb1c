import type { ChatAsked } from '#contract/writing/chat.schema.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import type { RootState } from '#store/subjects.ts';
import { chat } from '#store/writing/chat.slice.ts';
import { NO_ARTICLE, type PendingQuestion } from '#store/writing/chatState.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { callApi, flushSaves } from '../session/session.api.ts';
import { toldOf } from './chatRecord.ts';

interface Sending {
  /** It is what was typed. */
  readonly isTyped: boolean;
  /** It was sent before, here or before a reload. */
  readonly isRepeated: boolean;
}

/** Asks a question, with what was typed in the article so far. Returns whether it is asked and still shown. */
export function* sendQuestion(
  articleId: string,
  pending: PendingQuestion,
  { isTyped, isRepeated }: Sending,
) {
  const { requestId } = pending;
  yield* put(chat.asked({ articleId, pending, isTyped }));
  const limit = isRepeated ? null : 'aiFeatures'; // the server may have counted it
  const spending = { limit, benefit: 'editArticle', requestId } as const;
  try {
    const asked = yield* spendUnit(spending, () => request(articleId, pending));
    const nothing = { articleId, requestId, failure: null, isUnknown: isRepeated };
    if (asked === null) yield* put(chat.refused(nothing));
    else yield* accept(articleId, requestId, asked);
    return asked !== null && (yield* select(selectTurns, articleId)).includes(asked.turn);
  } catch (error) {
    const refusal = yield* reportFailure(error, spending.benefit);
    const failure = refusal.status === 402 ? null : (refusal.code ?? refusal.kind);
    const isUnknown = mayBeAccepted(refusal, isRepeated);
    yield* put(chat.refused({ articleId, requestId, failure, isUnknown }));
    return false;
  }
}

function* accept(articleId: string, requestId: string, asked: ChatAsked) {
  const { lock } = yield* services();
  yield* put(chat.accepted({ articleId, requestId, ...asked }));
  yield* call(lock.tell, toldOf(asked.conversation.id));
}

const selectTurns = (state: RootState, articleId: string) =>
  chat.select(state, articleId)?.turns ?? [];

function* request(articleId: string, { conversationId, parentId, ...body }: PendingQuestion) {
  const { content, editor } = yield* services();
  const workspaceId = (yield* select(chat.select, articleId))?.workspaceId ?? '';
  if (articleId !== NO_ARTICLE) {
    yield* call(editor.flush, { articleId });
    yield* flushSaves([articleId]); // what cannot be saved now is not seen
  }
  if (conversationId === null) {
    const { selection: _selection, ...own } = body;
    return yield* articleId === NO_ARTICLE
      ? callApi(content.postOwnConversation, { workspaceId, body: own })
      : callApi(content.postConversation, { workspaceId, articleId, body });
  }
  const asked = { ...body, parentId };
  return yield* callApi(content.postQuestion, { workspaceId, conversationId, body: asked });
}
