import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Keys of `src/copy`. */
export type NoticeText =
  | 'articleDeleted'
  | 'articleDeleteFailed'
  | 'articleRestoreFailed'
  | 'conflictUnreadable'
  | 'generationStartFailed'
  | 'generationStopFailed'
  | 'limitReachedPaid'
  | 'purchaseFailed'
  | 'sectionMissing'
  | 'sectionUnsaved'
  | 'signOutFailed'
  | 'signOutUnsaved';

/** A short message above the page. Texts are keys of `src/copy`; `values` fill them. */
export interface Notice {
  readonly id: string;
  readonly kind: 'info' | 'error';
  readonly text: NoticeText;
  readonly values: Readonly<Record<string, string | number>>;
  /** Offered as a button; `articleRestoreRequested` for a deletion. */
  readonly undo: { readonly articleId: string } | null;
}

const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as readonly Notice[],
  reducers: {
    noticeShown: (state, { payload }: PayloadAction<Notice>) => [
      ...state.filter((notice) => notice.id !== payload.id),
      payload,
    ],
    noticeClosed: (state, { payload }: PayloadAction<{ id: string }>) =>
      state.filter((notice) => notice.id !== payload.id),
  },
  selectors: { selectNotices: (state) => state },
});

export const noticesReducer = noticesSlice.reducer;
export const { noticeShown, noticeClosed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
