import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type JournalRecord, recordOf } from '#domain/article/journal.ts';
import { isPending } from '#domain/article/saveQueue.ts';
import type { ArticleSaveState } from './saveEntries.ts';
import { handedOver } from './save.slice.ts';

interface ArticleJournalState {
  /** False where the browser keeps nothing; then saves do not wait for it. */
  readonly isOn: boolean;
  /** Articles with a record on this device, and the revision of the save queue that it is of. */
  readonly kept: Readonly<Record<string, number>>;
  /** Articles of which an earlier page has left a record that was not read yet. */
  readonly found: readonly string[];
}

const initialState: ArticleJournalState = { isOn: true, kept: {}, found: [] };

/** What the device has kept of the articles that are not all saved (docs/machines/articleSave.md). */
const articleJournalSlice = createSlice({
  name: 'articleJournal',
  initialState,
  reducers: {
    journalKept: (
      state,
      { payload }: PayloadAction<{ articleId: string; revision: number }>,
    ): ArticleJournalState => ({
      ...state,
      kept: { ...state.kept, [payload.articleId]: payload.revision },
    }),
    journalCleared: (state, { payload }: PayloadAction<{ articleId: string }>) =>
      withoutRecord(state, payload.articleId),
    journalFound: (
      state,
      { payload }: PayloadAction<{ articleIds: readonly string[] }>,
    ): ArticleJournalState => ({ ...state, found: payload.articleIds }),
    /** The record is in the save queue again, or another tab has it. */
    journalRead: (
      state,
      { payload }: PayloadAction<{ articleId: string }>,
    ): ArticleJournalState => ({
      ...state,
      found: state.found.filter((id) => id !== payload.articleId),
    }),
    /** The browser keeps nothing (private window, no space left). */
    journalFailed: (state): ArticleJournalState => ({ ...state, isOn: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(handedOver, (state, { payload }) => withoutRecord(state, payload.articleId));
  },
});

function withoutRecord(state: ArticleJournalState, articleId: string): ArticleJournalState {
  const { [articleId]: _, ...kept } = state.kept;
  return { ...state, kept };
}

export const articleJournalReducer = articleJournalSlice.reducer;
export const { journalKept, journalCleared, journalFound, journalRead, journalFailed } =
  articleJournalSlice.actions;

interface Root {
  readonly articleJournal: ArticleJournalState;
  readonly articleSave: ArticleSaveState;
}

/** The record of an article is due: to be written, or (null) to be taken away. */
export interface DueRecord {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly revision: number;
  readonly record: JournalRecord | null;
}

/** The next thing that the journal has to learn; null when it knows all. */
export function selectDueRecord(root: Root): DueRecord | null {
  const { isOn, kept } = root.articleJournal;
  if (!isOn) return null;
  for (const [articleId, { workspaceId, queue, revision }] of Object.entries(root.articleSave)) {
    if (!isPending(queue) || kept[articleId] === revision) continue;
    return { articleId, workspaceId, revision, record: recordOf(queue) };
  }
  const saved = Object.keys(kept).find((id) => !isWaiting(root, id));
  return saved === undefined
    ? null
    : { articleId: saved, workspaceId: '', revision: 0, record: null };
}

function isWaiting({ articleSave }: Root, articleId: string): boolean {
  const entry = articleSave[articleId];
  return entry !== undefined && isPending(entry.queue);
}

/** A save may leave: the journal has it, or there is none (write-ahead). */
export function selectIsJournaled({ articleJournal, articleSave }: Root, articleId: string) {
  const { isOn, kept } = articleJournal;
  return !isOn || kept[articleId] === articleSave[articleId]?.revision;
}

/** Nothing of an article would be lost with this tab: it is saved, or the device has it. */
export function selectIsKept(root: Root, articleId: string): boolean {
  return (
    !isWaiting(root, articleId) || (selectIsJournalOn(root) && selectIsJournaled(root, articleId))
  );
}

export const selectIsJournalOn = (root: Root): boolean => root.articleJournal.isOn;
export const selectFoundArticles = (root: Root): readonly string[] => root.articleJournal.found;
export const selectIsJournalComplete = (root: Root): boolean => selectDueRecord(root) === null;
