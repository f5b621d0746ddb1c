/**
 * Following a generation job (spec §4, streaming flag). One at a time: the one of the open article.
 *
 *   state          followed    progressed   dropped        reconnected   stopRequested   ended   failed   left
 *   idle           following   -            -              -             -               -       -        -
 *   following      -           following    reconnecting   -             stopping        ended   failed   idle
 *   reconnecting   -           -            reconnecting   following     stopping        -       failed   idle
 *   stopping       -           stopping     stopping       -             -               ended   failed   idle
 *   ended          following   -            -              -             -               -       -        idle
 *   failed         following   -            -              -             -               -       -        idle
 *
 * The job itself runs on the server and outlives the page; `left` only stops following it.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type GenerationStatus =
  | 'idle'
  | 'following'
  | 'reconnecting'
  | 'stopping'
  | 'ended'
  | 'failed';
export type GenerationEventName =
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
    idle: { followed: 'following' },
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
    ended: { followed: 'following', left: 'idle' },
    failed: { followed: 'following', left: 'idle' },
  },
} as const satisfies Machine<GenerationStatus, GenerationEventName>;
