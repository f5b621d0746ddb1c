import { defineMachine, type StatusOf } from '#domain/machine.ts';
import type { JobState } from '#domain/writing/job.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import type {
  FollowedJob,
  JobProgress,
  JobToFollow,
  OfArticle,
  PassageRequested,
  SectionRequested,
  Target,
  WritingJob,
} from './jobState.ts';

const begins = {
  continueRequested: 'starting',
  passageRequested: 'starting',
  sectionRequested: 'starting',
  followed: 'following',
} as const;

/** Follows the job of the open article. The job runs on the server and outlives the page; `left` only stops following it. */
const jobMachine = defineMachine({
  name: 'job',
  purpose: 'Follows the events of a writing job and puts its text into the article (spec §4).',
  initial: 'idle',
  rest: ['idle', 'ended', 'failed'],
  table: {
    idle: begins,
    starting: { refused: 'idle', followed: 'following', left: 'idle' },
    following: {
      progressed: 'following',
      dropped: 'reconnecting',
      stopRequested: 'stopping',
      ended: 'ended',
      failed: 'failed',
      left: 'idle',
    },
    reconnecting: {
      dropped: 'reconnecting',
      reconnected: 'following',
      stopRequested: 'stopping',
      failed: 'failed',
      left: 'idle',
    },
    stopping: {
      progressed: 'stopping',
      dropped: 'stopping',
      ended: 'ended',
      failed: 'failed',
      left: 'idle',
    },
    ended: { ...begins, left: 'idle' },
    failed: { ...begins, left: 'idle' },
  },
});

export type JobStatus = StatusOf<typeof jobMachine>;

const starting = ({ articleId, workspaceId }: Target) =>
  ({ status: 'starting', articleId, workspaceId }) as const;

type Followed = Extract<WritingJob, { status: 'following' | 'reconnecting' | 'stopping' }>;
const FOLLOWED: ReadonlySet<WritingJob['status']> = new Set<Followed['status']>([
  'following',
  'reconnecting',
  'stopping',
]);
const isFollowed = (state: WritingJob): state is Followed => FOLLOWED.has(state.status);

export const job = machineSlice<WritingJob>()(jobMachine, {
  initial: { status: 'idle' },
  instance: 'articleId',
  events: {
    /** Continues a job that was stopped or has failed. */
    continueRequested: (_from, target: JobToFollow) => starting(target),
    /** Writes at the caret, or over the selection. */
    passageRequested: (_from, target: PassageRequested) => starting(target),
    /** Writes the section at the caret anew, or more of it. */
    sectionRequested: (_from, target: SectionRequested) => starting(target),
    refused: (_from, _of: OfArticle) => ({ status: 'idle' }),
    followed: (_from, { articleId, workspaceId, jobId, lastSeq }: JobToFollow) => ({
      status: 'following',
      articleId,
      workspaceId,
      jobId,
      lastSeq,
      run: `${jobId}/${lastSeq}`,
      model: undefined,
      reading: null,
      translated: null,
      headings: null,
      heading: null,
      drops: 0,
    }),
    progressed: {
      following: (from, progress: JobProgress) => ({ ...from, ...progressed(progress) }),
      stopping: (from, progress: JobProgress) => ({ ...from, ...progressed(progress) }),
    },
    dropped: {
      following: (from, _of: OfArticle) => ({
        ...from,
        status: 'reconnecting',
        drops: from.drops + 1,
      }),
      reconnecting: (from, _of: OfArticle) => ({ ...from, drops: from.drops + 1 }),
      stopping: (from, _of: OfArticle) => ({ ...from, drops: from.drops + 1 }),
    },
    reconnected: (from, _of: OfArticle) => ({ ...from, status: 'following' }),
    stopRequested: (from) => ({ ...from, status: 'stopping' }),
    ended: (from, { outcome }: OfArticle & { readonly outcome: JobState | null }) => ({
      ...from,
      status: 'ended',
      outcome,
    }),
    failed: (from, { failure }: OfArticle & { readonly failure: string }) => ({
      ...from,
      status: 'failed',
      outcome: 'failed',
      failure,
    }),
    /** No article is open any more. */
    left: () => ({ status: 'idle' }),
  },
  selectors: {
    /** The article of the present or last job, or of the requested one; null if there is none. */
    selectArticleId: (state) => ('articleId' in state ? state.articleId : null),
    /** Attempts to reconnect since the last event. */
    selectDrops: (state) => ('drops' in state ? state.drops : 0),
    /** Whether a job is writing. */
    selectIsWriting: isFollowed,
    /** Whether no other job can be requested. */
    selectIsBusy: (state) => isFollowed(state) || state.status === 'starting',
    /** How the last job has ended; null while one writes, and if that is not known. */
    selectOutcome: (state) => ('outcome' in state ? state.outcome : null),
    /** The job whose events are followed, or null. */
    selectFollowed(state): FollowedJob | null {
      if (!isFollowed(state)) return null;
      const { articleId, workspaceId, jobId, run, lastSeq } = state;
      return { articleId, workspaceId, jobId, run, lastSeq };
    },
  },
});

function progressed({ articleId: _, seq, ...said }: JobProgress) {
  return { ...said, lastSeq: seq, drops: 0 };
}
