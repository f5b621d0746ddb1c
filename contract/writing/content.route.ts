import { OF_ARTICLES } from '../article/article.route.ts';
import type { RouteGroup } from '../lib/route.ts';
import { jobRoutes } from '../work/job.route.ts';
import { chatRoutes } from './chat.route.ts';
import { rewriteRoutes } from './rewrite.route.ts';

/** Longest instruction for a passage. */
export const PASSAGE_INSTRUCTION_MAX_CHARS = 2000;
/** Longest part of a block around a passage, as HTML. */
export const PASSAGE_PART_MAX_CHARS = 200_000;

/** Longest instruction of the writer for a whole article, and longest saved prompt. */
export const GUIDANCE_MAX_CHARS = 2000;
/** Shortest and longest article that can be asked for, in words. */
export const ARTICLE_WORDS = { least: 200, most: 5000 } as const;
/** What an outline may hold. */
export const OUTLINE_LIMITS = {
  sections: 40,
  headingChars: 200,
  points: 20,
  pointChars: 1000,
} as const;

export const contentRoutes = {
  postDraft: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/drafts',
    stale: [...OF_ARTICLES, 'jobs', 'usage'],
    summary:
      'Creates an article and starts writing its draft. The same request id twice is one draft.',
  },
  postOutline: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/outlines',
    stale: [...OF_ARTICLES, 'jobs'],
    summary:
      'Creates an article, or takes the one of an earlier outline, and starts planning its sections. Nothing is charged. The same request id twice is one job.',
    perMinute: 20,
  },
  postSection: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/articles/:articleId/sections',
    stale: ['jobs', 'usage'],
    summary:
      'Writes a section anew, or more of it. Text that is replaced is removed when the new text is complete. The same request id twice is one job.',
  },
  postPassage: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/articles/:articleId/passages',
    stale: ['jobs', 'usage'],
    summary:
      'Writes what the instruction says, at a place in the article or over a part of it. The old text is removed when the new text is complete. The same request id twice is one job.',
  },
  postProposal: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/articles/:articleId/proposals',
    stale: ['jobs', 'usage'],
    summary:
      'Starts a job that proposes a text for a place in the article, in one or more alternatives. The article does not change. The same request id twice is one job.',
  },
  postTone: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/tones',
    stale: ['jobs', 'usage'],
    summary:
      'Has a model say in words how a voice sounds, as a job whose step has the words as outcome. Charged to AI features; a failure is not. The same request id twice is one job.',
    perMinute: 20,
  },
  getEngine: {
    method: 'GET',
    path: '/engine',
    read: 'engine',
    isForExtension: true,
    summary: 'Which model writes, if any, and which tasks can be requested.',
  },
  ...chatRoutes,
  ...rewriteRoutes,
  ...jobRoutes,
} as const satisfies RouteGroup;
