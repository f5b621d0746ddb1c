import type { Choice } from '#domain/article/merge.ts';

/** What the writer is asked when two people have changed the same thing. */
export const conflict = {
  title: 'This article was changed elsewhere',
  hint: 'Changes of different parts are merged already. These parts were changed by both of you: choose what to keep. What you do not keep of the other version stays in the history.',
  ofTitle: 'Title',
  ofBlock: 'Part of the text',
  mine: 'Your version',
  theirs: 'The version on the server',
  removed: 'removed',
  empty: 'empty',
  keep: 'Keep',
  choices: { mine: 'Mine', theirs: 'Theirs', both: 'Both' } satisfies Record<Choice, string>,
  allMine: 'Mine for all',
  allTheirs: 'Theirs for all',
  save: 'Merge and save',
  open: (count: number) => (count === 1 ? '1 part to decide' : `${count} parts to decide`),
} as const;
