import type { RouteGroup } from '../lib/route.ts';

/** Ideas of one week. */
export const IDEAS_PER_WEEK = 10;
/** Ideas in one answer: those of the week, and the newest that were kept, for years at ten a week. */
export const IDEAS_LISTED_MOST = 1000;

/** What an idea comes from. */
export const IDEA_SOURCES = ['favourite', 'question', 'snapshot', 'audit', 'tag'] as const;
export type IdeaSource = (typeof IDEA_SOURCES)[number];

/** A new one is there for its week, a kept one until it is dismissed, which also keeps it from coming back. */
export const IDEA_STATES = ['new', 'kept', 'dismissed'] as const;
export type IdeaState = (typeof IDEA_STATES)[number];

/** Part of the group `topic2`. */
export const ideaRoutes = {
  getIdeas: {
    method: 'GET',
    path: '/:workspaceId/ideas',
    read: 'ideas',
    summary:
      'Ideas for articles: those of this week and those that were kept, each with what it comes from. They are made on Mondays at nine, by the time zone of the workspace.',
  },
  putIdeaMail: {
    method: 'PUT',
    path: '/:workspaceId/ideas/mail',
    stale: [],
    renewed: ['ideas'],
    summary:
      'Whether the caller gets the ideas of each week by e-mail, to the address of their account.',
    perMinute: 20,
  },
  patchIdea: {
    method: 'PATCH',
    path: '/:workspaceId/ideas/:ideaId',
    stale: ['ideas'],
    summary: 'Keeps or dismisses an idea, or takes that back.',
  },
} as const satisfies RouteGroup;
