/** The state of the writing job of the open article. */
import type { SectionExtent } from '#contract/lib/tasks.ts';
import type { JobState } from '#domain/writing/job.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';

export interface OfArticle {
  readonly articleId: string;
}
export type Target = OfArticle & { readonly workspaceId: string };

/** A job and its last known event. */
export type JobToFollow = Target & { readonly jobId: string; readonly lastSeq: number };
/** `run` names one start or continuation of a job, which is one undo step of the editor. */
export type FollowedJob = JobToFollow & { readonly run: string };

/** `extent` defaults to 'anew'. */
export type SectionRequested = Target & { readonly extent?: SectionExtent };

export type PassageRequested = Target & {
  readonly place: PassagePlace;
  /** What to write, in the writer's words. */
  readonly instruction: string;
};

/** What the job has reported about itself. */
export interface Progress {
  /** Name of the model; null for the embedded engine; undefined until it is known. */
  readonly model: string | null | undefined;
  /** How many of its sources are read; null unless they are being read. */
  readonly reading: { readonly done: number; readonly total: number } | null;
  /** How many blocks of the original are translated; null for other jobs. */
  readonly translated: { readonly done: number; readonly total: number } | null;
  /** Headings of the sections to write, in order; null until they are known. */
  readonly headings: readonly string[] | null;
  /** The section that is being written. */
  readonly heading: string | null;
}

/** What a batch of events reports about the job, besides its text. */
export type JobProgress = OfArticle & { readonly seq: number } & Partial<Progress>;

/** A job that is followed; a dropped stream resumes at `lastSeq`. */
type Running = FollowedJob &
  Progress & {
    /** Attempts to reconnect since the last event. */
    readonly drops: number;
  };

/** A request whose answer was lost: the server may have started and counted it. */
export interface Unanswered {
  /** What was asked for, as a text to compare. */
  readonly wish: string;
  readonly requestId: string;
}

export type WritingJob =
  | { readonly status: 'idle'; readonly unanswered: Unanswered | null }
  | ({ readonly status: 'starting'; readonly unanswered: Unanswered | null } & Target)
  | ({ readonly status: 'following' | 'reconnecting' | 'stopping' } & Running)
  /** `outcome`: how the job ended; null if the stream just stopped. */
  | ({ readonly status: 'ended'; readonly outcome: JobState | null } & Running)
  /** `failure`: why the job or its stream failed; a problem code, or 'network'. */
  | ({ readonly status: 'failed'; readonly outcome: 'failed'; readonly failure: string } & Running);
