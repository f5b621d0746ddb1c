import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventOf } from '#domain/machine.ts';
import { stepper } from '../lib/stepper.ts';
import { versionsMachine, type VersionsStatus } from './versions.machine.ts';

interface OfArticle {
  readonly articleId: string;
  readonly workspaceId: string;
}
type OfVersion = OfArticle & { readonly version: number };

/**
 * Why it did not work; keys of `src/copy`. Up to `unkept` the text is as it was; `unsaved`: it is in
 * the editor and the save queue, not on the server yet; `unrecorded`: only the history does not say so.
 */
export type VersionsFailure =
  | 'streaming'
  | 'pending'
  | 'unread'
  | 'unkept'
  | 'uncopied'
  | 'left'
  | 'unsaved'
  | 'unrecorded';

export interface VersionsState {
  status: VersionsStatus;
  articleId: string | null;
  failure: VersionsFailure | null;
  /** The problem behind it, where there is one: a code, or the kind of a port error. */
  code: string | null;
}

const initialState: VersionsState = {
  status: versionsMachine.initial,
  articleId: null,
  failure: null,
  code: null,
};
const step = stepper(versionsMachine);

const begins =
  <Payload extends OfArticle>(event: EventOf<typeof versionsMachine>) =>
  (state: VersionsState, { payload }: PayloadAction<Payload>) => {
    if (!step(state, event)) return;
    Object.assign(state, initialState, { status: state.status, articleId: payload.articleId });
  };

const versionsSlice = createSlice({
  name: 'versions',
  initialState,
  reducers: {
    /** Keeps the article as it is now under a name. */
    versionNameRequested: begins<OfArticle & { readonly name: string }>('nameRequested'),
    /** A version becomes an article of its own, with this title. */
    versionCopyRequested: begins<OfVersion & { readonly title: string }>('copyRequested'),
    versionRestoreRequested: begins<OfVersion>('restoreRequested'),
    /** The present state is a version: from here on the text may change. */
    versionKept: (state) => void step(state, 'kept'),
    versionsDone: (state) => void step(state, 'done'),
    versionsFailed(
      state,
      { payload }: PayloadAction<{ failure: VersionsFailure; code: string | null }>,
    ) {
      if (step(state, 'failed')) Object.assign(state, payload);
    },
    versionsFailureDismissed(state) {
      if (step(state, 'dismissed')) Object.assign(state, initialState);
    },
    /** A version gets another name, or none; the saga tells the server. */
    versionRenamed(_state, _action: PayloadAction<OfVersion & { readonly name: string | null }>) {},
  },
  selectors: { selectVersions: (state) => state },
});

export const versionsReducer = versionsSlice.reducer;
export const {
  versionNameRequested,
  versionCopyRequested,
  versionRestoreRequested,
  versionKept,
  versionsDone,
  versionsFailed,
  versionsFailureDismissed,
  versionRenamed,
} = versionsSlice.actions;
export const { selectVersions } = versionsSlice.selectors;
