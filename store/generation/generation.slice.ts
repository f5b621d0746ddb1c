import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { stepper } from '../lib/stepper.ts';
import {
  type GenerationEventName,
  generationMachine,
  type GenerationStatus,
} from './generation.machine.ts';

export interface GenerationState {
  status: GenerationStatus;
  articleId: string | null;
  workspaceId: string | null;
  jobId: string | null;
  /** The last event that reached the store: where a dropped stream resumes. */
  lastSeq: number;
  /** Name of the model that writes; null for the embedded engine. Undefined until the job has said. */
  model: string | null | undefined;
  /** Attempts to reconnect since the last event. */
  drops: number;
  /** Why the job or the stream failed: a problem code, or 'network'. */
  failure: string | null;
}

const initialState: GenerationState = {
  status: generationMachine.initial,
  articleId: null,
  workspaceId: null,
  jobId: null,
  lastSeq: 0,
  model: undefined,
  drops: 0,
  failure: null,
};
const step = stepper<GenerationStatus, GenerationEventName>(generationMachine.table);

export type FollowedJob = Readonly<
  Record<'articleId' | 'workspaceId' | 'jobId', string> & { lastSeq: number }
>;

const isGenerating = ({ status }: GenerationState): boolean =>
  status === 'following' || status === 'reconnecting' || status === 'stopping';

const generationSlice = createSlice({
  name: 'generation',
  initialState,
  reducers: {
    jobFollowed(state, { payload }: PayloadAction<FollowedJob>) {
      if (step(state, 'followed')) {
        Object.assign(state, initialState, payload, { status: state.status });
      }
    },
    jobProgressed(state, { payload }: PayloadAction<{ seq: number; model?: string | null }>) {
      if (!step(state, 'progressed')) return;
      state.lastSeq = payload.seq;
      state.drops = 0;
      if (payload.model !== undefined) state.model = payload.model;
    },
    streamDropped(state) {
      if (step(state, 'dropped')) state.drops += 1;
    },
    streamReconnected: (state) => void step(state, 'reconnected'),
    stopRequested: (state) => void step(state, 'stopRequested'),
    jobEnded: (state) => void step(state, 'ended'),
    jobFailed(state, { payload }: PayloadAction<{ failure: string }>) {
      if (step(state, 'failed')) state.failure = payload.failure;
    },
    jobLeft(state) {
      if (step(state, 'left')) Object.assign(state, initialState);
    },
  },
  selectors: {
    selectGeneration: (state) => state,
    selectGenerationStatus: (state) => state.status,
    selectIsGenerating: isGenerating,
    /** The job whose events are followed now, or null. */
    selectFollowedJob(state): FollowedJob | null {
      const { articleId, workspaceId, jobId, lastSeq } = state;
      if (!isGenerating(state) || articleId === null || workspaceId === null || jobId === null) {
        return null;
      }
      return { articleId, workspaceId, jobId, lastSeq };
    },
    selectIsStopping: (state) => state.status === 'stopping',
  },
});

export const generationReducer = generationSlice.reducer;
export const {
  jobFollowed,
  jobProgressed,
  streamDropped,
  streamReconnected,
  stopRequested,
  jobEnded,
  jobFailed,
  jobLeft,
} = generationSlice.actions;
export const {
  selectGeneration,
  selectGenerationStatus,
  selectFollowedJob,
  selectIsGenerating,
  selectIsStopping,
} = generationSlice.selectors;
