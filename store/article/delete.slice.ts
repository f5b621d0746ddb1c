import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface DeletedArticle {
  readonly articleId: string;
  readonly title: string;
}

/** Articles that are deleted together, and can be brought back together. */
interface Deletion {
  readonly workspaceId: string;
  readonly articles: readonly DeletedArticle[];
}

interface OfArticles {
  readonly articleIds: readonly string[];
}

/** Articles that were just deleted: hidden from every list at once, and for a while undoable. */
const articleDeleteSlice = createSlice({
  name: 'articleDelete',
  initialState: {} as Readonly<Record<string, true>>,
  reducers: {
    articleDeleteRequested: (state, { payload }: PayloadAction<Deletion>) => ({
      ...state,
      ...Object.fromEntries(payload.articles.map(({ articleId }) => [articleId, true as const])),
    }),
    /** The server refused, or the writer took it back. */
    articleDeleteUndone: (state, { payload }: PayloadAction<OfArticles>) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => !payload.articleIds.includes(id))),
    articleDeleted(_state, _action: PayloadAction<OfArticles>) {},
    /** Undo was pressed in the notice of a deletion. */
    articleRestoreRequested(_state, _action: PayloadAction<{ noticeId: string }>) {},
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
