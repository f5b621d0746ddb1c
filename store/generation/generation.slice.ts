import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { JobState } from '#domain/article/generation.ts';
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
  /** Names what is one undo step of the editor: a job, from where it was started or continued. */
  run: string | null;
  /** The last event that reached the store: where a dropped stream resumes. */
  lastSeq: number;
  /** Name of the model that writes; null for the embedded engine. Undefined until the job has said. */
  model: string | null | undefined;
  /** Headings of the sections to write, in order; null until the job has said. */
  headings: readonly string[] | null;
  /** The section that is being written. */
  heading: string | null;
  /** Attempts to reconnect since the last event. */
  drops: number;
  /** How the job ended; null while it goes on, or where nobody said. */
  outcome: JobState | null;
  /** Why the job or the stream failed: a problem code, or 'network'. */
  failure: string | null;
}

const initialState: GenerationState = {
  status: generationMachine.initial,
  articleId: null,
  workspaceId: null,
  jobId: null,
  run: null,
  lastSeq: 0,
  model: undefined,
  headings: null,
  heading: null,
  drops: 0,
  outcome: null,
  failure: null,
};
const step = stepper<GenerationStatus, GenerationEventName>(generationMachine.table);

interface OfArticle {
  readonly articleId: string;
  readonly workspaceId: string;
}
/** A job, and from behind which of its events it is to be followed. */
export type JobToFollow = OfArticle & { readonly jobId: string; readonly lastSeq: number };
export type FollowedJob = JobToFollow & { readonly run: string };

/** What a batch of events says of the job besides its text. */
export type JobProgress = { readonly seq: number } & Partial<
  Pick<GenerationState, 'model' | 'headings' | 'heading'>
>;

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
  selectIsGenerating,
  selectIsStopping,
} = generationSlice.selectors;
