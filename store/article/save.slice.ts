import { weakMapMemoize } from 'reselect';
import { displayedTitle } from '#domain/article/body.ts';
import type { Choices } from '#domain/article/merge.ts';
import {
  isPending,
  requestOf,
  type SaveQueue,
  type SaveQueueEvent,
  type SaveStatus,
  statusOf,
} from '#domain/article/saveQueue.ts';
import { nextStates } from '#domain/machine.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';
import { articleSaveMachine } from './save.machine.ts';
import {
  type ArticleEntry,
  type ArticleSaveState,
  confirmedOf,
  pendingArticles,
  unseenArticles,
  withEvent,
  withLeft,
  withOpened,
  withoutArticle,
  withoutQueue,
  withRecovered,
} from './saveEntries.ts';

interface OfArticle {
  readonly articleId: string;
}
type PayloadOf<T extends SaveQueueEvent['type']> = OfArticle &
  Omit<Extract<SaveQueueEvent, { type: T }>, 'type'>;

/** Hands an event to the queue of its article. */
const handsOver =
  <T extends SaveQueueEvent['type']>(type: T) =>
  (state: ArticleSaveState, { articleId, ...data }: PayloadOf<T>): ArticleSaveState =>
    withEvent(state, articleId, { type, ...data } as unknown as SaveQueueEvent);

const queueOf = (state: ArticleSaveState, articleId: string): SaveQueue | null =>
  state.entries[articleId]?.queue ?? null;
const draftOf = (state: ArticleSaveState, articleId: string): SaveQueue['draft'] | null =>
  queueOf(state, articleId)?.draft ?? null;
const statusIn = (state: ArticleSaveState, articleId: string): SaveStatus => {
  const queue = queueOf(state, articleId);
  return queue === null ? 'idle' : statusOf(queue);
};
const titleOf = (text: SaveQueue['draft'] | null): string =>
  text === null ? '' : displayedTitle(text.body, text.title);
const pendingIds = ({ entries }: ArticleSaveState): readonly string[] =>
  Object.entries(entries).flatMap(([id, { queue }]) => (isPending(queue) ? [id] : []));

const events = {
  edited: handsOver('edited'),
  streamed: handsOver('streamed'),
  streamStarted: handsOver('streamStarted'),
  streamEnded: handsOver('streamEnded'),
  forceRequested: handsOver('forceRequested'),
  saveDue: handsOver('saveDue'),
  saveSucceeded: handsOver('saveSucceeded'),
  saveFailed: handsOver('saveFailed'),
  resumed: handsOver('resumed'),
  discarded: handsOver('discarded'),
  conflictMerged: handsOver('conflictMerged'),
  conflictResolved: handsOver('conflictResolved'),
};

/** What opens or removes a queue is legal at any time; an event is where the table lists it. */
function isLegal(state: ArticleSaveState, change: string, { articleId }: OfArticle): boolean {
  if (!Object.hasOwn(events, change)) return true;
  const queue = queueOf(state, articleId);
  return queue !== null && nextStates(articleSaveMachine.table, statusOf(queue), change).length > 0;
}

const slice = plainSlice<ArticleSaveState>()('articleSave', {
  initial: { entries: {}, confirmed: {} },
  isLegal,
  changes: {
    opened: withOpened,
    recovered: withRecovered,
    left: (state, { articleId }: OfArticle) => withLeft(state, articleId),
    ...events,
    /** Another tab writes the article now: what waits here is in the journal, and that tab has it. */
    handedOver: (state, { articleId }: OfArticle) => withoutQueue(state, articleId),
    /** The article no longer exists; what waited is dropped on the writer's own request. */
    forgotten: (state, { articleId }: OfArticle) => withoutArticle(state, articleId),
  },
  requests: {
    /** What was typed is to be saved now, and what waits is to be sent again. */
    flushRequested: request<{ readonly articleIds: readonly string[] }>(),
    /** The saga reverts the editor, then puts `discarded`. */
    discardRequested: request<OfArticle>(),
    /** The writer's choice; the saga reads the server's current version, then puts `conflictResolved`. */
    conflictChoiceMade: request<OfArticle & { readonly choices: Choices }>(),
  },
  selectors: {
    selectEntry: ({ entries }, articleId: string): ArticleEntry | null =>
      entries[articleId] ?? null,
    selectQueue: queueOf,
    selectDraft: draftOf,
    selectStatus: statusIn,
    selectIsOpen: ({ entries }, articleId: string): boolean => entries[articleId]?.isOpen ?? false,
    selectIsPending: (state, articleId: string): boolean => statusIn(state, articleId) !== 'idle',
    selectIsForced: (state, articleId: string): boolean =>
      queueOf(state, articleId)?.forced ?? false,
    selectRequest(state, articleId: string) {
      const queue = queueOf(state, articleId);
      return queue === null ? null : requestOf(queue);
    },
    /** Articles with a save queue: open ones, and ones that were left with something to save. */
    selectArticleIds: weakMapMemoize(({ entries }: ArticleSaveState): readonly string[] =>
      Object.keys(entries),
    ),
    /** The newest version that the server has confirmed to this tab, of open articles and others; or null. */
    selectConfirmed: confirmedOf,
    selectPendingIds: weakMapMemoize(pendingIds),
    selectIsAnyPending: ({ entries }): boolean =>
      Object.values(entries).some(({ queue }) => isPending(queue)),
    selectPending: weakMapMemoize(pendingArticles),
    /** What could not be saved and no editor shows: an article that was left, or that cannot be opened. */
    selectUnseen: weakMapMemoize(unseenArticles),
    /** The title of what is written, saved or not. */
    selectTitle: (state, articleId: string): string => titleOf(draftOf(state, articleId)),
    /** The title on the page: of what is written, or of what is confirmed while saving is paused. */
    selectShownTitle(state, articleId: string): string {
      const queue = queueOf(state, articleId);
      return titleOf(queue && (queue.pause === null ? queue.draft : queue.base));
    },
  },
});

/**
 * The articles that this tab has opened: their save queues, and what the server has confirmed.
 * `domain/article/saveQueue.ts` decides what is legal.
 */
export const articleSave = { ...slice, machine: articleSaveMachine };
