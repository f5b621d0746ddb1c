/** What people read about the bounds of what they can make (contract/bounds.ts); docs/bounds.md shows the same. */
import { BOUNDS, type BoundName, type RefusingBound } from '#contract/bounds.ts';
import type { MetBound } from '#contract/problems.ts';
import { numbers } from './formats.ts';

interface BoundText {
  /** What there are so many of. */
  readonly what: string;
  /** Said when there may be no more: how many there are, and what makes room. */
  readonly met: (most: string) => string;
  /** Where room can be made. */
  readonly at?: string;
}

export const refusingBounds: Readonly<Record<RefusingBound, BoundText>> = {
  folders: {
    what: 'folders',
    met: (most) =>
      `Your account has ${most} folders, the most it can have. Rename one that you no longer need.`,
  },
  members: {
    what: 'guests and invitations',
    met: (most) => `The folder has ${most} guests and invitations. Remove one first.`,
  },
  workspaces: {
    what: 'workspaces',
    met: (most) =>
      `Your account has ${most} workspaces, the most it can have. Use one that you no longer need.`,
  },
  prompts: {
    what: 'saved prompts',
    met: (most) => `You have ${most} saved prompts. Delete one to save another.`,
  },
  articles: {
    what: 'articles, briefs and posts',
    met: (most) =>
      `This workspace has ${most} articles, the most it can hold. Delete some to make room.`,
    at: '/articles',
  },
  images: {
    what: 'images',
    met: () =>
      'The images of this workspace use all of its space. Delete some from the library, then try again.',
    at: '/images',
  },
  voices: {
    what: 'brand voices',
    met: (most) =>
      `This workspace has ${most} brand voices, which is all it can hold. Delete one first.`,
    at: '/brand-voice',
  },
  words: {
    what: 'words of the dictionary',
    met: (most) =>
      `The dictionary has ${most} words, which is all it can hold. Remove some in Settings → Workspace.`,
    at: '/settings',
  },
  pages: {
    what: 'imported pages',
    met: (most) => `This workspace has ${most} imported pages. Remove some first.`,
    at: '/settings',
  },
  searches: {
    what: 'topic searches',
    met: (most) => `This workspace has ${most} topic searches. Delete some first.`,
    at: '/topic-finder',
  },
  audits: {
    what: 'audits',
    met: (most) => `This workspace has ${most} audits. Delete some first.`,
    at: '/audit',
  },
  jobs: {
    what: 'jobs that wait or run',
    met: (most) =>
      `This workspace has ${most} jobs that are not over, the most it can have. Stop some, or wait until they are done.`,
    at: '/',
  },
  ownConversations: {
    what: 'conversations of one person about everything',
    met: (most) => `You have ${most} conversations about this workspace. Delete one first.`,
    at: '/chat',
  },
  conversations: {
    what: 'conversations of one person',
    met: (most) =>
      `You have ${most} conversations about this article. Delete one to begin another.`,
  },
  versions: {
    what: 'versions that were kept on request',
    met: (most) =>
      `This article has ${most} kept versions, the most it can have. Make a copy of it, which begins without any.`,
  },
  sources: {
    what: 'sources',
    met: (most) => `An article has at most ${most} sources. Remove one first.`,
  },
  questions: {
    what: 'questions',
    met: (most) => `This conversation has ${most} questions. Begin another one to go on.`,
  },
};

/** Of the others, what becomes of what is beyond. */
export const keepingBounds: Readonly<
  Record<Exclude<BoundName, RefusingBound>, { readonly what: string; readonly beyond: string }>
> = {
  savedViews: { what: 'saved views of audits', beyond: 'The person is asked to delete one.' },
  readPages: { what: 'copies of pages that analyses have read', beyond: 'The oldest are removed.' },
  snapshots: { what: 'analyses without an article', beyond: 'The oldest are removed.' },
  articleSnapshots: { what: 'analyses', beyond: 'The oldest are removed.' },
  keyphrases: { what: 'keyphrases', beyond: 'The rest is left out, and counted.' },
  auditPages: { what: 'pages', beyond: 'The rest is left out, and counted.' },
  auditRounds: { what: 'rounds with what they have found', beyond: 'The oldest are removed.' },
  auditPeriods: { what: 'periods of figures', beyond: 'The oldest are removed.' },
};

const count = numbers();

/** The sentence for a bound that was met. */
export const textOfBound = ({ name, most }: { name: RefusingBound; most: number }): string =>
  refusingBounds[name].met(count.format(most));

/** Null for a bound that only a newer server has. */
export const knownBound = ({
  name,
  most,
}: MetBound): { name: RefusingBound; most: number } | null =>
  name in refusingBounds ? { name: name as RefusingBound, most } : null;

/** The sentence for as many as there may be by this release. */
export const usualText = (name: RefusingBound): string =>
  textOfBound({ name, most: BOUNDS[name].most });
