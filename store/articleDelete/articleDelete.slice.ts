import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface Deletion {
  readonly articleId: string;
  readonly workspaceId: string;
  readonly title: string;
}

/** Articles that were just deleted: hidden from every list at once, and for a while undoable. */
const articleDeleteSlice = createSlice({
  name: 'articleDelete',
  initialState: {} as Readonly<Record<string, Deletion>>,
  reducers: {
    articleDeleteRequested: (state, { payload }: PayloadAction<Deletion>) => ({
      ...state,
      [payload.articleId]: payload,
    }),
    /** The server refused, or the writer took it back. */
    articleDeleteUndone(state, { payload }: PayloadAction<{ articleId: string }>) {
      const { [payload.articleId]: _, ...rest } = state;
      return rest;
    },
    articleDeleted(_state, _action: PayloadAction<{ articleId: string }>) {},
    articleRestoreRequested(_state, _action: PayloadAction<{ articleId: string }>) {},
  },
  selectors: {
    selectDeletions: (state) => state,
    selectIsDeleted: (state, articleId: string) => articleId in state,
  },
});

export const articleDeleteReducer = articleDeleteSlice.reducer;
export const {
  articleDeleteRequested,
  articleDeleteUndone,
  articleDeleted,
  articleRestoreRequested,
} = articleDeleteSlice.actions;
export const { selectDeletions, selectIsDeleted } = articleDeleteSlice.selectors;
