/** What this device keeps of the conversation beside an article, so that a reload loses no question. */
import { misfit } from '#contract/lib/shape.ts';
import { chat } from '#store/writing/chat.slice.ts';
import type { PendingQuestion } from '#store/writing/chatState.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { accountKey } from '../session/session.api.ts';

interface KeptChat {
  readonly typed: string;
  readonly conversationId: string | null;
  /** The question that was sent; the server answers a repeated request with what it has started. */
  readonly pending: PendingQuestion | null;
  /** The last question, if it is not known whether the server has it: only the writer sends it again. */
  readonly unanswered?: PendingQuestion | null;
}

const ID_OR_NULL = { oneOf: ['null', 'id'] } as const;
const QUESTION_OR_NULL = {
  oneOf: [
    'null',
    {
      fields: {
        requestId: 'id',
        conversationId: ID_OR_NULL,
        parentId: ID_OR_NULL,
        question: 'id',
        selection: { oneOf: ['null', { fields: { blockId: 'id', text: 'id' } }] },
      },
    },
  ],
} as const;

/** The server checks the question once more. */
const KEPT_SHAPE = {
  fields: {
    typed: 'string',
    conversationId: ID_OR_NULL,
    pending: QUESTION_OR_NULL,
    unanswered: { oneOf: ['absent', QUESTION_OR_NULL] },
  },
} as const;

export function* keepChat({ payload }: { readonly payload: { readonly articleId: string } }) {
  const { storage } = yield* services();
  const { articleId } = payload;
  const now = yield* select(chat.select, articleId);
  if (now === null) return;
  const { typed, conversationId, unanswered } = now;
  const pending = now.status === 'asking' ? now.pending : null;
  const key = yield* keyOf(articleId);
  const kept: KeptChat = { typed, conversationId, pending, unanswered };
  const isEmpty = typed === '' && (conversationId ?? pending ?? unanswered) === null;
  if (isEmpty) yield* call(storage.remove, key);
  else yield* call(storage.set, key, JSON.stringify(kept));
}

/** Returns what was kept last, here or in another tab; null: nothing that can be read. */
export function* keptChat(articleId: string) {
  const { storage } = yield* services();
  const kept = parsed(yield* call(storage.get, yield* keyOf(articleId)));
  return misfit(KEPT_SHAPE, kept) === null ? (kept as KeptChat) : null;
}

const keyOf = (articleId: string) => accountKey(`chat/${articleId}`);

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

const TOLD = 'conversation/';

/** What tabs tell each other of a conversation. */
export const toldOf = (conversationId: string) =>
  ({ name: TOLD + conversationId, what: 'changed' }) as const;

/** Returns the id of the conversation that a message between tabs is about; null for other messages. */
export const toldConversation = (name: string): string | null =>
  name.startsWith(TOLD) ? name.slice(TOLD.length) : null;
