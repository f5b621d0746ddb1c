import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PortError } from '#domain/contract/problems.ts';
import { stepper } from '../lib/stepper.ts';
import { type ShareEvent, shareMachine, type ShareStatus } from './share.machine.ts';

interface OfArticle {
  readonly articleId: string;
  readonly workspaceId: string;
}

export interface ShareState {
  status: ShareStatus;
  articleId: string | null;
  /** The link's path on our origin. */
  path: string | null;
  error: PortError | null;
  /** Whether the link is in the clipboard; null until somebody has asked for it. */
  isCopied: boolean | null;
}

const initialState: ShareState = {
  status: shareMachine.initial,
  articleId: null,
  path: null,
  error: null,
  isCopied: null,
};
const step = stepper<ShareStatus, ShareEvent>(shareMachine.table);

type Answer<Data = unknown> = PayloadAction<{ readonly articleId: string } & Data>;

/** Moves with the answer to a request of the article that is shown; a late one for another is nobody's. */
function answers(state: ShareState, event: ShareEvent, { payload }: Answer): boolean {
  return payload.articleId === state.articleId && step(state, event);
}

const shareSlice = createSlice({
  name: 'share',
  initialState,
  reducers: {
    /** The view opens, or asks again; called for once each time (spec §7). */
    shareOpened(state, { payload }: PayloadAction<OfArticle>) {
      if (!step(state, 'opened')) return;
      Object.assign(state, initialState, { status: state.status, articleId: payload.articleId });
    },
    shareMade(state, action: Answer<{ readonly path: string }>) {
      if (answers(state, 'made', action)) state.path = action.payload.path;
    },
    shareFailed(state, action: Answer<{ readonly error: PortError }>) {
      if (answers(state, 'failed', action)) state.error = action.payload.error;
    },
    unshareRequested(state, _action: PayloadAction<OfArticle>) {
      if (step(state, 'revokeRequested')) Object.assign(state, { error: null, isCopied: null });
    },
    unshared(state, action: Answer) {
      if (answers(state, 'revoked', action)) state.path = null;
    },
    shareClosed(state) {
      if (step(state, 'closed')) Object.assign(state, initialState);
    },
    /** Copy was pressed; a saga puts the link into the clipboard. */
    shareLinkCopyRequested(_state, _action: PayloadAction<{ url: string; title: string }>) {},
    shareLinkCopied(state, { payload }: PayloadAction<{ isCopied: boolean }>) {
      if (state.path !== null) state.isCopied = payload.isCopied;
    },
  },
  selectors: { selectShare: (state) => state },
});

export const shareReducer = shareSlice.reducer;
export const {
  shareOpened,
  shareMade,
  shareFailed,
  unshareRequested,
  unshared,
  shareClosed,
  shareLinkCopyRequested,
  shareLinkCopied,
} = shareSlice.actions;
export const { selectShare } = shareSlice.selectors;
