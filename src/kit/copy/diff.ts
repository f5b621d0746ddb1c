import { counted } from './formats.ts';

/** Read out by screen readers in front of a change. */
export const diffMarks = { added: 'added: ', removed: 'removed: ' } as const;

/** Two states of a text, block by block. */
export const blockDiff = {
  same: 'There is no difference.',
  title: 'Title',
  unchanged: (blocks: number) => counted(blocks, 'unchanged block', 'unchanged blocks'),
  summary: (added: number, changed: number, removed: number) =>
    [
      [added, 'added'],
      [changed, 'changed'],
      [removed, 'removed'],
    ]
      .filter(([blocks]) => blocks !== 0)
      .map(([blocks, what]) => `${counted(Number(blocks), 'block', 'blocks')} ${what}`)
      .join(', '),
  rows: {
    added: 'Added',
    removed: 'Removed',
    changed: 'Changed',
    moved: 'Moved',
    unchanged: 'Unchanged',
  },
  before: 'Before',
  after: 'After',
} as const;
