import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Keys of `src/copy`. */
export type NoticeText =
  | 'articleCopied'
  | 'articleDeleted'
  | 'articleDeleteFailed'
  | 'articleRestoreFailed'
  | 'conflictUnreadable'
  | 'exportFailed'
  | 'generationStartFailed'
  | 'generationStopFailed'
  | 'imageDeleteFailed'
  | 'limitReachedPaid'
  | 'newVersion'
  | 'purchaseFailed'
  | 'sectionMissing'
  | 'writingUnsaved'
  | 'signOutFailed'
  | 'unshareFailed'
  | 'versionRenameFailed'
  | 'versionRestored';

export type NoticeValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A short message above the page. Texts are keys of `src/copy`; `values` fill them. */
export interface Notice {
  readonly id: string;
  readonly kind: 'info' | 'error';
  readonly text: NoticeText;
  readonly values: NoticeValues;
  /** The button beside it. `undo`: `articleRestoreRequested` with the notice's id; `reload`: `reloadRequested`. */
  readonly offer: 'undo' | 'reload' | null;
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
