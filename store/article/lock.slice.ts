import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventOf } from '#domain/machine.ts';
import { stepper } from '../lib/stepper.ts';
import { articleLockMachine, type ArticleLockStatus } from './lock.machine.ts';

interface LockEntry {
  status: ArticleLockStatus;
}
type ArticleLockState = Record<string, LockEntry>;
type OfArticle = PayloadAction<{ readonly articleId: string }>;

const step = stepper(articleLockMachine);

/** A reducer that moves the lock of one article; a lock that is free again is forgotten. */
function moves(event: EventOf<typeof articleLockMachine>) {
  return (state: ArticleLockState, { payload: { articleId } }: OfArticle) => {
    const entry = state[articleId] ?? { status: articleLockMachine.initial };
    if (!step(entry, event)) return;
    if (entry.status === 'free') delete state[articleId];
    else state[articleId] = entry;
  };
}

const articleLockSlice = createSlice({
  name: 'articleLock',
  initialState: {} as ArticleLockState,
  reducers: {
    lockNeeded: moves('needed'),
    lockGranted: moves('granted'),
    lockRefused: moves('refused'),
    /** The button "edit here instead". */
    takeOverRequested: moves('takenOver'),
    lockLost: moves('lost'),
    lockOver: moves('over'),
  },
});

export const articleLockReducer = articleLockSlice.reducer;
export const { lockNeeded, lockGranted, lockRefused, takeOverRequested, lockLost, lockOver } =
  articleLockSlice.actions;

interface Root {
  readonly articleLock: ArticleLockState;
}

export const selectLockStatus = (state: Root, articleId: string): ArticleLockStatus =>
  state.articleLock[articleId]?.status ?? 'free';
export const selectLockedArticleIds = (state: Root): readonly string[] =>
  Object.keys(state.articleLock);
export const selectIsLockMine = (state: Root, articleId: string): boolean =>
  selectLockStatus(state, articleId) === 'mine';
