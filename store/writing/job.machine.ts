import { defineMachine, type StatusOf } from '#domain/machine.ts';

/**
 * Follows one job at a time: the one of the open article. The job itself runs on the server and outlives the page;
 * `left` only stops following it. The wizard starts drafts; `startRequested` continues a stopped job, or asks for a section.
 */
export const generationMachine = defineMachine({
  name: 'generation',
  purpose: 'Follows the events of a generation job and puts its text into the article (spec §4).',
  initial: 'idle',
  rest: ['idle', 'ended', 'failed'],
  table: {
    idle: { startRequested: 'starting', followed: 'following' },
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
    ended: { startRequested: 'starting', followed: 'following', left: 'idle' },
    failed: { startRequested: 'starting', followed: 'following', left: 'idle' },
  },
});

export type GenerationStatus = StatusOf<typeof generationMachine>;
