/** What the store knows of the generation job of the open article. */
import type { JobState } from '#domain/writing/job.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import { generationMachine, type GenerationStatus } from './job.machine.ts';

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

export const initialState: GenerationState = {
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
export interface OfArticle {
  readonly articleId: string;
  readonly workspaceId: string;
}
/** A job, and from behind which of its events it is to be followed. */
export type JobToFollow = OfArticle & { readonly jobId: string; readonly lastSeq: number };
export type PassageRequested = OfArticle & {
  readonly place: PassagePlace;
  /** What is to be written, in the writer's words. */
  readonly instruction: string;
};
export type FollowedJob = JobToFollow & { readonly run: string };

/** What a batch of events says of the job besides its text. */
export type JobProgress = { readonly seq: number } & Partial<
  Pick<GenerationState, 'model' | 'headings' | 'heading'>
>;
