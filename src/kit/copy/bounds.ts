/** What people read about the bounds of what they can make (contract/lib/bounds.ts); docs/bounds.md shows the same. */
import { BOUNDS, type RefusingBound } from '#contract/lib/bounds.ts';
import type { MetBound } from '#contract/lib/problems.ts';
import { numbers } from './formats.ts';

interface BoundText {
  /** Said when there may be no more: how many there are, and what makes room. */
  readonly met: (most: string) => string;
  /** Where room can be made. */
  readonly at?: string;
}

export const refusingBounds: Readonly<Record<RefusingBound, BoundText>> = {
  folders: {
    met: (most) =>
      `Your account has ${most} folders, the most it can have. Rename one that you no longer need.`,
  },
  members: {
    met: (most) => `The folder has ${most} guests and invitations. Remove one first.`,
  },
  workspaces: {
    met: (most) =>
      `Your account has ${most} workspaces, the most it can have. Use one that you no longer need.`,
  },
  accountMegabytes: {
    met: (most) =>
      `Your workspaces use ${most} MB, the most they can use together. Delete images or articles.`,
    at: '/images',
  },
  workspaceMegabytes: {
    met: (most) =>
      `This workspace uses ${most} MB, the most it can use. Delete images or articles.`,
    at: '/images',
  },
  prompts: {
    met: (most) => `You have ${most} saved prompts. Delete one to save another.`,
  },
  reports: {
    met: (most) =>
      `You have sent ${most} reports of problems, which are kept for 90 days. Download this one and send it by e-mail.`,
  },
  articles: {
    met: (most) =>
      `This workspace has ${most} articles, the most it can hold. Delete some to make room.`,
    at: '/articles',
  },
  images: {
    met: () =>
      'The images of this workspace use all of its space. Delete some from the library, then try again.',
    at: '/images',
  },
  voices: {
    met: (most) =>
      `This workspace has ${most} brand voices, which is all it can hold. Delete one first.`,
    at: '/brand-voice',
  },
  words: {
    met: (most) =>
      `The dictionary has ${most} words, which is all it can hold. Remove some in Settings → Workspace.`,
    at: '/settings',
  },
  pages: {
    met: (most) => `This workspace has ${most} imported pages. Remove some first.`,
    at: '/settings',
  },
  searches: {
    met: (most) => `This workspace has ${most} topic searches. Delete some first.`,
    at: '/topic-finder',
  },
  audits: {
    met: (most) => `This workspace has ${most} audits. Delete some first.`,
    at: '/audit',
  },
  sites: {
    met: (most) => `This workspace has ${most} connected sites. Disconnect one first.`,
    at: '/settings?section=integrations',
  },
  jobs: {
    met: (most) =>
      `This workspace has ${most} jobs that are not over, the most it can have. Stop some, or wait until they are done.`,
    at: '/',
  },
  ownConversations: {
    met: (most) => `You have ${most} conversations about this workspace. Delete one first.`,
    at: '/chat',
  },
  conversations: {
    met: (most) =>
      `You have ${most} conversations about this article. Delete one to begin another.`,
  },
  versions: {
    met: (most) =>
      `This article has ${most} kept versions, the most it can have. Make a copy of it, which begins without any.`,
  },
  sources: {
    met: (most) => `An article has at most ${most} sources. Remove one first.`,
  },
  questions: {
    met: (most) => `This conversation has ${most} questions. Begin another one to go on.`,
  },
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
