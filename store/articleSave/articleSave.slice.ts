import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { displayedTitle } from '#domain/article/body.ts';
import {
  type ConfirmedArticle,
  isPending,
  openQueue,
  requestOf,
  type SaveQueue,
  type SaveQueueEvent,
  type SaveStatus,
  statusOf,
  step,
} from '#domain/article/saveQueue.ts';

/** One article that has been opened in this session. */
interface ArticleEntry {
  readonly workspaceId: string;
  readonly queue: SaveQueue;
  /** The writer is on the article's page. An entry that was left stays until its queue is empty. */
  readonly isOpen: boolean;
}

export type ArticleSaveState = Readonly<Record<string, ArticleEntry>>;

type WithArticle<Event> = { readonly articleId: string } & Omit<Event, 'type'>;
type EventOf<T extends SaveQueueEvent['type']> = WithArticle<Extract<SaveQueueEvent, { type: T }>>;

/** A reducer that hands its event to the queue of its article; illegal events change nothing. */
function moves<T extends SaveQueueEvent['type']>(type: T) {
  return (state: ArticleSaveState, { payload }: PayloadAction<EventOf<T>>): ArticleSaveState => {
    const { articleId, ...data } = payload;
    const entry = state[articleId];
    if (entry === undefined) return state;
    const queue = step(entry.queue, { type, ...data } as unknown as SaveQueueEvent);
    return queue === entry.queue ? state : withoutAbandoned({ ...state, [articleId]: { ...entry, queue } }, articleId);
  };
}

/** An article that was left is forgotten as soon as nothing of it waits to be saved. */
function withoutAbandoned(state: ArticleSaveState, articleId: string): ArticleSaveState {
  const entry = state[articleId];
  if (entry === undefined || entry.isOpen || isPending(entry.queue)) return state;
  const { [articleId]: _, ...rest } = state;
  return rest;
}

const articleSaveSlice = createSlice({
  name: 'articleSave',
  initialState: {} as ArticleSaveState,
  reducers: {
    /** What waits to be saved outranks what was just loaded. */
    opened(
      state: ArticleSaveState,
      { payload }: PayloadAction<{ articleId: string; workspaceId: string; article: ConfirmedArticle }>,
    ): ArticleSaveState {
      const { articleId, workspaceId, article } = payload;
      const waiting = state[articleId];
      const queue = waiting && isPending(waiting.queue) ? waiting.queue : openQueue(article);
      return { ...state, [articleId]: { workspaceId, queue, isOpen: true } };
    },
    left(state: ArticleSaveState, { payload }: PayloadAction<{ articleId: string }>): ArticleSaveState {
      const entry = state[payload.articleId];
      if (entry === undefined) return state;
      return withoutAbandoned(
        { ...state, [payload.articleId]: { ...entry, isOpen: false } },
        payload.articleId,
      );
    },
    edited: moves('edited'),
    streamed: moves('streamed'),
    streamStarted: moves('streamStarted'),
    streamEnded: moves('streamEnded'),
    forceRequested: moves('forceRequested'),
    roundDue: moves('roundDue'),
    saveSucceeded: moves('saveSucceeded'),
    saveFailed: moves('saveFailed'),
    resumed: moves('resumed'),
    discarded: moves('discarded'),
    conflictResolved: moves('conflictResolved'),
    /** The article no longer exists; what waited is dropped on the writer's own request. */
    forgotten(state: ArticleSaveState, { payload }: PayloadAction<{ articleId: string }>): ArticleSaveState {
      const { [payload.articleId]: _, ...rest } = state;
      return rest;
    },
  },
});

export const articleSaveReducer = articleSaveSlice.reducer;
export const {
  opened,
  left,
  edited,
  streamed,
  streamStarted,
  streamEnded,
  forceRequested,
  roundDue,
  saveSucceeded,
  saveFailed,
  resumed,
  discarded,
  conflictResolved,
  forgotten,
} = articleSaveSlice.actions;

interface Root {
  readonly articleSave: ArticleSaveState;
}

const selectQueue = (state: Root, articleId: string): SaveQueue | null =>
  state.articleSave[articleId]?.queue ?? null;

export const selectArticleEntry = (state: Root, articleId: string) =>
  state.articleSave[articleId] ?? null;
export const selectSaveQueue = selectQueue;
export const selectIsOpen = (state: Root, articleId: string): boolean =>
  state.articleSave[articleId]?.isOpen ?? false;
export const selectDraft = (state: Root, articleId: string): SaveQueue['draft'] | null =>
  selectQueue(state, articleId)?.draft ?? null;
export const selectSaveStatus = (state: Root, articleId: string): SaveStatus => {
  const queue = selectQueue(state, articleId);
  return queue === null ? 'idle' : statusOf(queue);
};
export const selectSaveForced = (state: Root, articleId: string): boolean =>
  selectQueue(state, articleId)?.forced ?? false;
export const selectSaveRequest = (state: Root, articleId: string) => {
  const queue = selectQueue(state, articleId);
  return queue === null ? null : requestOf(queue);
};
export const selectAnySavePending = (state: Root): boolean =>
  Object.values(state.articleSave).some((entry) => isPending(entry.queue));
export const selectPendingArticleIds = createSelector(
  [(state: Root) => state.articleSave],
  (entries) => Object.keys(entries).filter((id) => isPending(entries[id]?.queue as SaveQueue)),
);
/** The title as the writer sees it: of the draft, not of the last save. */
export const selectDraftTitle = (state: Root, articleId: string): string => {
  const draft = selectDraft(state, articleId);
  return draft === null ? '' : displayedTitle(draft.body, draft.title);
};
