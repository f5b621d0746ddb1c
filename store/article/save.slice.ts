import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { original } from 'immer';
import { createSelector } from 'reselect';
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
import {
  type ArticleEntry,
  type ArticleSaveState,
  type OpenedArticle,
  pendingArticles,
  type RecoveredArticle,
  unseenArticles,
  withLeft,
  withOpened,
  withoutArticle,
  withRecovered,
  withStep,
} from './saveEntries.ts';

type OfArticle = { readonly articleId: string };
type EventOf<T extends SaveQueueEvent['type']> = OfArticle &
  Omit<Extract<SaveQueueEvent, { type: T }>, 'type'>;

/** The state itself: a key press in a long article must not walk its blocks through immer's drafts. */
const plain = (state: ArticleSaveState): ArticleSaveState =>
  (original(state as never) as ArticleSaveState | undefined) ?? state;

/** A reducer that hands its event to the queue of its article; illegal events change nothing. */
function moves<T extends SaveQueueEvent['type']>(type: T) {
  return (state: ArticleSaveState, { payload }: PayloadAction<EventOf<T>>): ArticleSaveState => {
    const { articleId, ...data } = payload;
    return withStep(plain(state), articleId, { type, ...data } as unknown as SaveQueueEvent);
  };
}

const articleSaveSlice = createSlice({
  name: 'articleSave',
  initialState: {} as ArticleSaveState,
  reducers: {
    opened: (state, { payload }: PayloadAction<OpenedArticle>) => withOpened(plain(state), payload),
    recovered: (state, { payload }: PayloadAction<RecoveredArticle>) =>
      withRecovered(plain(state), payload),
    left: (state, { payload }: PayloadAction<OfArticle>) =>
      withLeft(plain(state), payload.articleId),
    edited: moves('edited'),
    streamed: moves('streamed'),
    streamStarted: moves('streamStarted'),
    streamEnded: moves('streamEnded'),
    forceRequested: moves('forceRequested'),
    saveDue: moves('saveDue'),
    saveSucceeded: moves('saveSucceeded'),
    saveFailed: moves('saveFailed'),
    resumed: moves('resumed'),
    discarded: moves('discarded'),
    conflictMerged: moves('conflictMerged'),
    conflictResolved: moves('conflictResolved'),
    /** Discard; the saga takes the difference back in the editor, then answers with `discarded`. */
    discardRequested(_state, _action: PayloadAction<OfArticle>) {},
    /** The writer's choice; the saga reads what is there now and answers with `conflictResolved`. */
    conflictChoiceMade(_state, _action: PayloadAction<OfArticle & { choices: Choices }>) {},
    /** Another tab writes the article now: what waits here is in the journal, and that tab has it. */
    handedOver: (state, { payload }: PayloadAction<OfArticle>) =>
      withoutArticle(plain(state), payload.articleId),
    /** The article no longer exists; what waited is dropped on the writer's own request. */
    forgotten: (state, { payload }: PayloadAction<OfArticle>) =>
      withoutArticle(plain(state), payload.articleId),
  },
});

export const articleSaveReducer = articleSaveSlice.reducer;
export const {
  opened,
  recovered,
  left,
  edited,
  streamed,
  streamStarted,
  streamEnded,
  forceRequested,
  saveDue,
  saveSucceeded,
  saveFailed,
  resumed,
  discarded,
  conflictMerged,
  conflictResolved,
  discardRequested,
  conflictChoiceMade,
  handedOver,
  forgotten,
} = articleSaveSlice.actions;

interface Root {
  readonly articleSave: ArticleSaveState;
}

const selectEntries = (state: Root): ArticleSaveState => state.articleSave;
export const selectSaveQueue = (state: Root, articleId: string): SaveQueue | null =>
  state.articleSave[articleId]?.queue ?? null;

export const selectArticleEntry = (state: Root, articleId: string): ArticleEntry | null =>
  state.articleSave[articleId] ?? null;
export const selectIsOpen = (state: Root, articleId: string): boolean =>
  state.articleSave[articleId]?.isOpen ?? false;
export const selectDraft = (state: Root, articleId: string): SaveQueue['draft'] | null =>
  selectSaveQueue(state, articleId)?.draft ?? null;
export const selectSaveStatus = (state: Root, articleId: string): SaveStatus => {
  const queue = selectSaveQueue(state, articleId);
  return queue === null ? 'idle' : statusOf(queue);
};
export const selectIsSavePending = (state: Root, articleId: string): boolean =>
  selectSaveStatus(state, articleId) !== 'idle';
/** Articles with a save queue: open ones, and ones that were left with something to save. */
export const selectKnownArticleIds = createSelector([selectEntries], (entries) =>
  Object.keys(entries),
);
export const selectSaveForced = (state: Root, articleId: string): boolean =>
  selectSaveQueue(state, articleId)?.forced ?? false;
export const selectSaveRequest = (state: Root, articleId: string) => {
  const queue = selectSaveQueue(state, articleId);
  return queue === null ? null : requestOf(queue);
};
export const selectAnySavePending = (state: Root): boolean =>
  Object.values(state.articleSave).some((entry) => isPending(entry.queue));
export const selectPendingArticleIds = createSelector([selectEntries], (entries) =>
  Object.keys(entries).filter((id) => isPending(entries[id]?.queue as SaveQueue)),
);
export const selectPendingArticles = createSelector([selectEntries], pendingArticles);
/** What could not be saved and no editor shows: an article that was left, or that cannot be opened. */
export const selectUnseenArticles = createSelector([selectEntries], unseenArticles);
const titleOf = (text: SaveQueue['draft'] | null) =>
  text === null ? '' : displayedTitle(text.body, text.title);
/** The title of what is written, saved or not. */
export const selectDraftTitle = (state: Root, articleId: string): string =>
  titleOf(selectDraft(state, articleId));
/** What the article is called on the page: as it is written, and as it was once a save of that has failed. */
export const selectShownTitle = (state: Root, articleId: string): string => {
  const queue = selectSaveQueue(state, articleId);
  return titleOf(queue && (queue.pause === null ? queue.draft : queue.base));
};
