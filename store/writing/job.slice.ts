import type { StatusOf } from '#domain/machine.ts';
import type { JobState } from '#domain/writing/job.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { jobMachine } from './job.machine.ts';
import type {
  FollowedJob,
  JobProgress,
  JobToFollow,
  OfArticle,
  PassageRequested,
  SectionRequested,
  Target,
  Unanswered,
  WritingJob,
} from './jobState.ts';

export type JobStatus = StatusOf<typeof jobMachine>;

const NOTHING_ASKED = { status: 'idle', unanswered: null } as const;

const starting = (from: WritingJob, { articleId, workspaceId }: Target) => {
  const { unanswered } = from.status === 'idle' ? from : NOTHING_ASKED;
  return { status: 'starting', articleId, workspaceId, unanswered } as const;
};

type Followed = Extract<WritingJob, { status: 'following' | 'reconnecting' | 'stopping' }>;
const FOLLOWED: ReadonlySet<WritingJob['status']> = new Set<Followed['status']>([
  'following',
  'reconnecting',
  'stopping',
]);
const isFollowed = (state: WritingJob): state is Followed => FOLLOWED.has(state.status);

export const job = machineSlice<WritingJob>()(jobMachine, {
  initial: NOTHING_ASKED,
  instance: 'articleId',
  events: {
    /** Continues a job that was stopped or has failed. */
    continueRequested: (from, target: JobToFollow) => starting(from, target),
    /** Writes at the caret, or over the selection. */
    passageRequested: (from, target: PassageRequested) => starting(from, target),
    /** Writes the section at the caret anew, or more of it. */
    sectionRequested: (from, target: SectionRequested) => starting(from, target),
    /** The same wish again is the same request as one that is still `unanswered`. */
    refused: (_from, { unanswered }: OfArticle & { readonly unanswered: Unanswered | null }) => ({
      status: 'idle',
      unanswered,
    }),
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
    left: () => NOTHING_ASKED,
  },
  selectors: {
    /** The article of the present or last job, or of the requested one; null if there is none. */
    selectArticleId: (state) => ('articleId' in state ? state.articleId : null),
    /** The last request, if its answer was lost. */
    selectUnanswered: (state) => ('unanswered' in state ? state.unanswered : null),
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

function progressed({ articleId: _articleId, seq, ...said }: JobProgress) {
  return { ...said, lastSeq: seq, drops: 0 };
}
