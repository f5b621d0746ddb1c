/** What the store knows of the writing job of the open article. */
import type { JobState } from '#domain/writing/job.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';

export interface OfArticle {
  readonly articleId: string;
}
export type Target = OfArticle & { readonly workspaceId: string };

/** A job, and the last of its events that is known. */
export type JobToFollow = Target & { readonly jobId: string; readonly lastSeq: number };
/** `run` names one undo step of the editor: a job, from where it was started or continued. */
export type FollowedJob = JobToFollow & { readonly run: string };

export type PassageRequested = Target & {
  readonly place: PassagePlace;
  /** What to write, in the writer's words. */
  readonly instruction: string;
};

/** What the job has said of itself. */
export interface Progress {
  /** Name of the model that writes; null for the embedded engine. Undefined until it is known. */
  readonly model: string | null | undefined;
  /** Headings of the sections to write, in order; null until they are known. */
  readonly headings: readonly string[] | null;
  /** The section that is being written. */
  readonly heading: string | null;
}

/** What a batch of events says of the job besides its text. */
export type JobProgress = OfArticle & { readonly seq: number } & Partial<Progress>;

/** The job from its first event on; `lastSeq` is where a dropped stream resumes. */
type Running = FollowedJob &
  Progress & {
    /** Attempts to reconnect since the last event. */
    readonly drops: number;
  };

export type WritingJob =
  | { readonly status: 'idle' }
  | ({ readonly status: 'starting' } & Target)
  | ({ readonly status: 'following' | 'reconnecting' | 'stopping' } & Running)
  /** `outcome`: how the job ended; null where the stream just stopped. */
  | ({ readonly status: 'ended'; readonly outcome: JobState | null } & Running)
  /** `failure`: why the job or its stream failed; a problem code, or 'network'. */
  | ({ readonly status: 'failed'; readonly outcome: 'failed'; readonly failure: string } & Running);
