import type { RouteGroup } from '../lib/route.ts';

export const SEARCH_INTENTS = [
  'informational',
  'navigational',
  'commercial',
  'transactional',
] as const;
export type SearchIntent = (typeof SEARCH_INTENTS)[number];

/** Group `topic`: the clusters that a search has made. */
export const topicRoutes = {
  getTopics: {
    method: 'GET',
    path: '/:workspaceId/searches/:topicSearchId/topics',
    read: 'topics',
    summary:
      'The topics of a search: clusters of keyphrases with what is known of them. What is not known is null.',
    perMinute: 60,
  },
  patchTopic: {
    method: 'PATCH',
    path: '/:workspaceId/topics/:topicId',
    stale: [],
    renewed: ['topics'],
    summary: 'Marks a topic as a favourite, or as none.',
  },
} as const satisfies RouteGroup;

/** Group `topic2`: searches for topics, and the ideas of each week. */
export const topic2Routes = {
  getTopicSearches: {
    method: 'GET',
    path: '/:workspaceId/searches',
    read: 'topicSearches',
    summary: 'The searches for topics of a workspace, the newest first.',
    query: ['page'],
  },
  postTopicSearch: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/searches',
    stale: ['jobs', 'topicSearches'],
    bodyLimit: 12 * 1024 * 1024,
    summary:
      'Starts a search for topics: around a subject or a website, or in a list of keyphrases. The same request id twice is one search. Free of charge.',
    perMinute: 10,
  },
  continueTopicSearch: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/searches/:topicSearchId/continue',
    stale: ['jobs', 'topicSearches', 'topics'],
    summary: 'Goes on with a search that was stopped or has failed, where it was.',
    perMinute: 10,
  },
  deleteTopicSearch: {
    method: 'DELETE',
    path: '/:workspaceId/searches/:topicSearchId',
    stale: ['examples', 'topicSearches', 'topics'],
    summary: 'Deletes a search and its topics. It can be restored for a day.',
  },
  restoreTopicSearch: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/searches/:topicSearchId/restore',
    stale: ['examples', 'topicSearches', 'topics'],
    summary: 'Brings a deleted search back.',
  },
} as const satisfies RouteGroup;
