import { defineMachine, type StatusOf } from '#domain/machine.ts';

/** `granted` in `elsewhere`: the other tab has closed the article. */
export const articleLockMachine = defineMachine({
  name: 'articleLock',
  purpose:
    'Lets one tab of a browser write an article at a time; the others show it read-only (docs/spec-map.md, save queue).',
  initial: 'free',
  rest: ['free', 'mine', 'elsewhere'],
  table: {
    free: { needed: 'asking' },
    asking: { granted: 'mine', refused: 'elsewhere', released: 'free' },
    mine: { lost: 'elsewhere', released: 'free' },
    elsewhere: { granted: 'mine', takeOverRequested: 'taking', released: 'free' },
    taking: { granted: 'mine', refused: 'elsewhere', released: 'free' },
  },
});

export type ArticleLockStatus = StatusOf<typeof articleLockMachine>;
