import { defineMachine, type StatusOf } from '#domain/machine.ts';
import { machineFamily } from '../lib/machineFamily.ts';

/** `granted` in `elsewhere`: the other tab has closed the article. */
const articleLockMachine = defineMachine({
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

interface OfArticle {
  readonly articleId: string;
}
interface Lock {
  readonly status: ArticleLockStatus;
}

const leadsTo =
  <Status extends ArticleLockStatus>(status: Status) =>
  (_from: Lock, _of: OfArticle): { readonly status: Status } => ({ status });

/** The locks of articles; one that is free again is removed. */
export const articleLock = machineFamily<Lock>()(articleLockMachine, {
  key: 'articleId',
  absent: { status: 'free' },
  creates: ['needed'],
  isOver: ({ status }) => status === 'free',
  events: {
    needed: leadsTo('asking'),
    granted: leadsTo('mine'),
    refused: leadsTo('elsewhere'),
    /** The button "edit here instead". */
    takeOverRequested: leadsTo('taking'),
    lost: leadsTo('elsewhere'),
    released: leadsTo('free'),
  },
  selectors: {
    selectStatus: (locks, articleId: string): ArticleLockStatus =>
      locks[articleId]?.status ?? 'free',
    selectIsMine: (locks, articleId: string) => locks[articleId]?.status === 'mine',
    selectArticleIds: (locks): readonly string[] => Object.keys(locks),
  },
});
