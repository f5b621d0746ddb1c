/**
 * Who writes an article, of all tabs of this browser (docs/machines/articleLock.md).
 *
 *   state       needed   granted   refused     takenOver   lost        over
 *   free        asking   -         -           -           -           -
 *   asking      -        mine      elsewhere   -           -           free
 *   mine        -        -         -           -           elsewhere   free
 *   elsewhere   -        mine      -           taking      -           free
 *   taking      -        mine      elsewhere   -           -           free
 *
 * `granted` in `elsewhere`: the other tab has closed the article.
 */
import type { Machine } from '#domain/machine/machine.ts';

export type ArticleLockStatus = 'free' | 'asking' | 'mine' | 'elsewhere' | 'taking';
export type ArticleLockEvent = 'needed' | 'granted' | 'refused' | 'takenOver' | 'lost' | 'over';

export const articleLockMachine = {
  name: 'articleLock',
  purpose:
    'Lets one tab of a browser write an article at a time; the others read along (docs/spec-map.md, save queue).',
  initial: 'free',
  rest: ['free', 'mine', 'elsewhere'],
  table: {
    free: { needed: 'asking' },
    asking: { granted: 'mine', refused: 'elsewhere', over: 'free' },
    mine: { lost: 'elsewhere', over: 'free' },
    elsewhere: { granted: 'mine', takenOver: 'taking', over: 'free' },
    taking: { granted: 'mine', refused: 'elsewhere', over: 'free' },
  },
} as const satisfies Machine<ArticleLockStatus, ArticleLockEvent>;
