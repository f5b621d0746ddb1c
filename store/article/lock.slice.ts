import { machineFamily } from '../lib/machineFamily.ts';
import { articleLockMachine, type ArticleLockStatus } from './lock.machine.ts';

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
