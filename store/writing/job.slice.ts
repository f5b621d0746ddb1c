import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { JobState } from '#domain/writing/job.ts';
import { stepper } from '../lib/stepper.ts';
import {
  type FollowedJob,
  type GenerationState,
  initialState,
  type JobProgress,
  type JobToFollow,
  type OfArticle,
  type PassageRequested,
} from './jobState.ts';
import { generationMachine } from './job.machine.ts';

const step = stepper(generationMachine);

const isGenerating = ({ status }: GenerationState): boolean =>
  status === 'following' || status === 'reconnecting' || status === 'stopping';

/** From here on the state is about this article and nothing else. */
function starts(state: GenerationState, { articleId, workspaceId }: OfArticle) {
  if (!step(state, 'startRequested')) return;
  Object.assign(state, initialState, { articleId, workspaceId, status: state.status });
}

const generationSlice = createSlice({
  name: 'generation',
  initialState,
  reducers: {
    /** Goes on with a job that was stopped or has failed. */
    continueRequested: (state, { payload }: PayloadAction<JobToFollow>) => starts(state, payload),
    /** Writes at the caret, or over what is selected. */
    passageRequested: (state, { payload }: PayloadAction<PassageRequested>) =>
      starts(state, payload),
    /** Writes anew the section that the caret is in. */
    sectionRequested: (state, { payload }: PayloadAction<OfArticle>) => starts(state, payload),
    startRefused: (state) => void step(state, 'refused'),
    jobFollowed(state, { payload }: PayloadAction<JobToFollow>) {
      if (!step(state, 'followed')) return;
      const run = `${payload.jobId}/${payload.lastSeq}`;
      Object.assign(state, initialState, payload, { run, status: state.status });
    },
    jobProgressed(state, { payload }: PayloadAction<JobProgress>) {
      if (!step(state, 'progressed')) return;
      const { seq, ...said } = payload;
      Object.assign(state, said, { lastSeq: seq, drops: 0 });
    },
    streamDropped(state) {
      if (step(state, 'dropped')) state.drops += 1;
    },
    streamReconnected: (state) => void step(state, 'reconnected'),
    stopRequested: (state) => void step(state, 'stopRequested'),
    jobEnded(state, { payload }: PayloadAction<{ outcome: JobState | null }>) {
      if (step(state, 'ended')) state.outcome = payload.outcome;
    },
    jobFailed(state, { payload }: PayloadAction<{ failure: string }>) {
      if (step(state, 'failed')) Object.assign(state, payload, { outcome: 'failed' });
    },
    jobLeft(state) {
      if (step(state, 'left')) Object.assign(state, initialState);
    },
  },
  selectors: {
    selectGeneration: (state) => state,
    selectGenerationStatus: (state) => state.status,
    selectIsGenerating: isGenerating,
    /** Nothing else can be asked for now. */
    selectIsBusy: (state) => isGenerating(state) || state.status === 'starting',
    /** The job whose events are followed now, or null. */
    selectFollowedJob(state): FollowedJob | null {
      const { articleId, workspaceId, jobId, run, lastSeq } = state;
      const isKnown = articleId !== null && workspaceId !== null && jobId !== null && run !== null;
      return isGenerating(state) && isKnown
        ? { articleId, workspaceId, jobId, run, lastSeq }
        : null;
    },
    selectIsStopping: (state) => state.status === 'stopping',
  },
});

export const generationReducer = generationSlice.reducer;
export const {
  continueRequested,
  passageRequested,
  sectionRequested,
  startRefused,
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
  selectIsBusy,
  selectIsGenerating,
  selectIsStopping,
} = generationSlice.selectors;
