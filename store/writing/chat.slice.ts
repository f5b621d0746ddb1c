import type { ChatTurn, Conversation } from '#contract/writing/chat.schema.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import { answerAfter } from '#domain/writing/conversation.ts';
import { machineFamily } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';
import { chatMachine } from './chat.machine.ts';
import {
  type AskedQuestion,
  anew,
  answeredNow,
  blankChat,
  type Chat,
  isLost,
  type Kept,
  type OfChat,
  type OfferedInsertion,
  type RefusedQuestion,
  showing,
  unansweredBeside,
  withKept,
} from './chatState.ts';

type ChatTarget = OfChat & { readonly workspaceId: string };
type OfTurn = OfChat & { readonly turnId: string };
interface Accepted extends OfChat {
  readonly requestId: string;
  readonly conversation: Conversation;
  readonly turn: ChatTurn;
}
type Read = OfChat & { readonly turns: readonly ChatTurn[] };
type Grown = OfChat & { readonly jobId: string; readonly events: readonly GenerationEvent[] };

const withStatus = (turns: readonly ChatTurn[]) =>
  ({ turns, status: answeredNow({ turns }) ? 'answering' : 'ready' }) as const;

export const chat = machineFamily<Chat>()(chatMachine, {
  key: 'articleId',
  absent: null,
  creates: ['shown'],
  create: blankChat,
  events: {
    /** A conversation of the list is opened. */
    chosen: (from, { conversationId }: OfChat & { readonly conversationId: string }) => ({
      ...anew(from),
      status: 'opening',
      conversationId,
    }),
    /** Back to an empty panel, to begin another conversation. */
    left: (from, _of: OfChat) => ({ ...anew(from), status: 'blank' }),
    opened: (from, { turns }: Read) => ({ ...from, ...withStatus(turns) }),
    /** Read again: a question may have been asked elsewhere. What is typed here stays. */
    refreshed: (from, { turns }: Read) => ({
      ...from,
      ...withStatus(turns),
      failure: isLost(from) ? null : from.failure,
    }),
    notRead: (from, { failure }: OfChat & { readonly failure: string }) => ({
      ...from,
      status: 'unread',
      failure,
    }),
    /** A question is being sent. What else is typed stays. */
    asked: (from, { pending, isTyped }: AskedQuestion) => ({
      ...from,
      status: 'asking',
      conversationId: pending.conversationId,
      pending,
      failure: null,
      ...(isTyped && { typed: '', selection: null, editing: null }),
    }),
    accepted: (from, { requestId, conversation, turn }: Accepted) => {
      const { pending, ...rest } = from;
      if (pending.requestId !== requestId) return from;
      const turns = [...from.turns, turn];
      const branches = showing(from.branches, turn);
      const unanswered = unansweredBeside(from, requestId);
      const shown = { conversationId: conversation.id, turns, branches };
      return { ...rest, ...shown, status: 'answering', unanswered };
    },
    /** The question was not asked: it is in the field again, unless something else was typed since. */
    refused: (from, { requestId, failure, isUnknown }: RefusedQuestion) => {
      const { pending, ...rest } = from;
      if (pending.requestId !== requestId) return from;
      const isKept = from.typed.trim() === '';
      const status = from.conversationId === null ? 'blank' : 'ready';
      const { question, selection } = pending;
      const unanswered = isUnknown ? pending : unansweredBeside(from, requestId);
      const kept = { ...rest, status, failure, unanswered } as const;
      return { ...kept, ...(isKept && { typed: question, selection }) };
    },
    grew: (from, { jobId, events }: Grown) => {
      const turns = from.turns.map((turn) =>
        turn.jobId === jobId ? { ...turn, answer: answerAfter(turn.answer, events) } : turn,
      );
      return { ...from, ...withStatus(turns) };
    },
    /** The answer goes on, but cannot be followed; opening the conversation again shows it. */
    lost: (from, { failure }: OfChat & { readonly failure: string }) => ({
      ...from,
      status: 'ready',
      failure,
    }),
  },
  changes: {
    /** The panel is open. */
    shown: (from, _of: ChatTarget) => from,
    typed: (from, { text }: OfChat & { readonly text: string }) => ({ ...from, typed: text }),
    /** What this device has kept. */
    restored: (from, kept: OfChat & Kept) => withKept(from, kept),
    selectionNoted: (from, { selection }: OfChat & Pick<Chat, 'selection'>) => ({
      ...from,
      selection,
    }),
    editingBegun: (from, { turnId }: OfTurn) => {
      const turn = from.turns.find(({ id }) => id === turnId);
      if (turn === undefined) return from;
      return { ...from, editing: turnId, typed: turn.question, selection: turn.selection };
    },
    editingEnded: (from, _of: OfChat) => ({ ...from, editing: null, typed: '', selection: null }),
    /** Another version of a question is shown, with what followed it. */
    versionChosen: (from, { turnId }: OfTurn) => {
      const turn = from.turns.find(({ id }) => id === turnId);
      return turn ? { ...from, branches: showing(from.branches, turn) } : from;
    },
    /** Null: it was put into the text, or discarded. */
    insertionOffered: (
      from,
      { insertion }: OfChat & { readonly insertion: OfferedInsertion | null },
    ) => ({ ...from, insertion }),
    copied: (from, { turnId, isCopied }: OfTurn & { readonly isCopied: boolean }) => ({
      ...from,
      copied: { turnId, isCopied },
    }),
  },
  selectors: { selectShown: (entries): readonly string[] => Object.keys(entries) },
  requests: {
    /** Asks what is typed or, with `again`, the question of that turn once more. */
    askRequested: request<OfChat & { readonly again?: string }>(),
    stopRequested: request<OfChat>(),
    selectionRequested: request<OfChat>(),
    copyRequested: request<OfTurn>(),
    insertRequested: request<OfTurn>(),
    /** An article is begun with what an answer says. */
    articleRequested: request<OfTurn>(),
    insertAccepted: request<OfChat>(),
    removeRequested: request<ChatTarget & { readonly id: string }>(),
  },
});
