/** What is known of the conversation beside an article, or of the one on its own. */
import type { ChatSelection, ChatTurn } from '#contract/writing/chat.schema.ts';
import type { Branches } from '#domain/writing/conversation.ts';
import type { Insertion } from '#domain/writing/insertion.ts';
import { isJobOver } from '#domain/writing/job.ts';

/** In place of an article: the conversation is about everything in the workspace. */
export const NO_ARTICLE = 'none';

export interface OfChat {
  /** Or `NO_ARTICLE`. */
  readonly articleId: string;
}

/** A question that was sent; the same request id twice is one question. */
export interface PendingQuestion {
  readonly requestId: string;
  /** Null: it begins a conversation. */
  readonly conversationId: string | null;
  readonly parentId: string | null;
  readonly question: string;
  readonly selection: ChatSelection | null;
}

export interface AskedQuestion extends OfChat {
  readonly pending: PendingQuestion;
  /** It is what was typed. */
  readonly isTyped: boolean;
}

export interface RefusedQuestion extends OfChat {
  readonly requestId: string;
  readonly failure: string | null;
  /** The server may have accepted it. */
  readonly isUnknown: boolean;
}

/** An answer that is offered for a place in the text. */
export interface OfferedInsertion extends Insertion {
  readonly turnId: string;
  /** Its place has changed since. */
  readonly isOutdated: boolean;
}

interface Shown extends OfChat {
  readonly workspaceId: string;
  /** Null until there is one. */
  readonly conversationId: string | null;
  readonly turns: readonly ChatTurn[];
  readonly branches: Branches;
  /** What is typed. */
  readonly typed: string;
  /** The turn whose question is being edited; null: the question comes last. */
  readonly editing: string | null;
  /** The selected text that the question is about. */
  readonly selection: ChatSelection | null;
  /** Why the last question was not asked, or its answer cannot be followed: a problem code, or 'network'. */
  readonly failure: string | null;
  /** The last question, if it is not known whether the server has it: the same one is the same request. */
  readonly unanswered: PendingQuestion | null;
  readonly insertion: OfferedInsertion | null;
  /** The turn whose answer was copied, and whether the browser allowed it. */
  readonly copied: { readonly turnId: string; readonly isCopied: boolean } | null;
}

export type Chat =
  | ({ readonly status: 'blank' | 'opening' | 'unread' | 'ready' | 'answering' } & Shown)
  | ({ readonly status: 'asking'; readonly pending: PendingQuestion } & Shown);

/** A panel in which nothing was asked yet. */
export const blankChat = ({ articleId, workspaceId }: OfChat & { readonly workspaceId: string }) =>
  ({
    status: 'blank',
    articleId,
    workspaceId,
    conversationId: null,
    turns: [],
    branches: {},
    typed: '',
    editing: null,
    selection: null,
    failure: null,
    unanswered: null,
    insertion: null,
    copied: null,
  }) as const satisfies Chat;

/** The turn that is being answered; undefined: none is. */
export const answeredNow = ({ turns }: Pick<Shown, 'turns'>): ChatTurn | undefined =>
  turns.findLast(({ answer }) => !isJobOver(answer.state));

/** Whether an answer that is not over could not be followed to its end. */
export const isLost = (chat: Pick<Chat, 'status' | 'turns'>): boolean =>
  chat.status === 'ready' && answeredNow(chat) !== undefined;

/** Whether a question can be asked now. */
export const mayAsk = (chat: Pick<Chat, 'status' | 'turns'>): boolean =>
  (chat.status === 'blank' || chat.status === 'ready') && !isLost(chat);

/** The branches that show a turn in its place. */
export const showing = (branches: Branches, { id, parentId }: ChatTurn): Branches => ({
  ...branches,
  [parentId ?? '']: id,
});

/** What is typed stays when another conversation is shown. */
export const anew = ({ articleId, workspaceId, typed, selection, unanswered }: Chat) => ({
  ...blankChat({ articleId, workspaceId }),
  typed,
  selection,
  unanswered,
});

/** The question whose answer is unknown, now that something is known of a request. */
export const unansweredBeside = ({ unanswered }: Chat, requestId: string) =>
  unanswered?.requestId === requestId ? null : unanswered;

export type Kept = Pick<Shown, 'typed' | 'unanswered'>;

/** A question that may have been asked is the same one only with the same selection. */
export function withKept(chat: Chat, { typed, unanswered }: Kept): Chat {
  const isTyped = unanswered !== null && unanswered.question === typed.trim();
  return {
    ...chat,
    typed,
    unanswered,
    selection: isTyped ? unanswered.selection : chat.selection,
  };
}
