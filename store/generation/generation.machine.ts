/**
 * Following a generation job (spec §4, streaming flag). One at a time: the one of the open article.
 *
 *   state          startRequested   refused   followed    progressed   dropped        reconnected   stopRequested   ended   failed   left
 *   idle           starting         -         following   -            -              -             -               -       -        -
 *   starting       -                idle      following   -            -              -             -               -       -        idle
 *   following      -                -         -           following    reconnecting   -             stopping        ended   failed   idle
 *   reconnecting   -                -         -           -            reconnecting   following     stopping        -       failed   idle
 *   stopping       -                -         -           stopping     stopping       -             -               ended   failed   idle
 *   ended          starting         -         following   -            -              -             -               -       -        idle
 *   failed         starting         -         following   -            -              -             -               -       -        idle
 *
 * The job itself runs on the server and outlives the page; `left` only stops following it. A draft is
 * started by the wizard; `startRequested` goes on with a stopped job, or asks for a section anew.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type GenerationStatus =
  | 'idle'
  | 'starting'
  | 'following'
  | 'reconnecting'
  | 'stopping'
  | 'ended'
  | 'failed';
export type GenerationEventName =
  | 'startRequested'
  | 'refused'
  | 'followed'
  | 'progressed'
  | 'dropped'
  | 'reconnected'
  | 'stopRequested'
  | 'ended'
  | 'failed'
  | 'left';

export const generationMachine = {
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
} as const satisfies Machine<GenerationStatus, GenerationEventName>;
