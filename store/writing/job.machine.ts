import { defineMachine } from '#domain/machine.ts';

const begins = {
  continueRequested: 'starting',
  passageRequested: 'starting',
  sectionRequested: 'starting',
  followed: 'following',
} as const;

/** Follows the job of the open article. The job runs on the server and outlives the page; `left` only stops following it. */
export const jobMachine = defineMachine({
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
