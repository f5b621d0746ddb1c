import type { Left } from './world.ts';

/** No trouble at all. */
export const NOTHING: Left = {
  edits: 0,
  fields: 0,
  foreignFields: 0,
  streamed: 0,
  foreign: 0,
  crashes: 0,
  failures: 0,
  refusals: 0,
  forces: 0,
  discards: 0,
  tooLarge: 0,
  falseBases: 0,
};

const bound = (left: Partial<Left>): Left => ({ ...NOTHING, ...left });

/**
 * Each bound combines other kinds of trouble. All of them together take minutes; each is searched to the end
 * or to the limit.
 */
export const BOUNDS: Readonly<Record<string, Left>> = {
  'one of each': bound({ edits: 2, streamed: 1, foreign: 1, crashes: 1, failures: 1, refusals: 1 }),
  'every choice': bound({ edits: 1, foreign: 1, failures: 1, forces: 1, discards: 1, tooLarge: 1 }),
  'crash after crash': bound({ edits: 2, crashes: 3, failures: 2, refusals: 1, discards: 1 }),
  'two writers': bound({ edits: 2, foreign: 2, crashes: 1, failures: 2 }),
  'false bases': bound({
    edits: 2,
    streamed: 1,
    foreign: 1,
    crashes: 1,
    failures: 1,
    falseBases: 1,
  }),
  'fields beside the text': bound({
    edits: 1,
    fields: 2,
    foreignFields: 1,
    crashes: 1,
    failures: 1,
    discards: 1,
  }),
  streams: bound({ edits: 1, streamed: 2, foreign: 1, crashes: 1, failures: 1, forces: 1 }),
};
