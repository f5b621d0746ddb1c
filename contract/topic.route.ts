import { ideaRoutes } from './idea.route.ts';
import type { RouteGroup } from './route.ts';

export const SEARCH_INTENTS = [
  'informational',
  'navigational',
  'commercial',
  'transactional',
] as const;
export type SearchIntent = (typeof SEARCH_INTENTS)[number];

/**
 * Where a figure comes from. `file`: the imported list; `searchConsole`: a list of Search Console; `pages`: the imported pages of
 * one's own site; `wording`: rules for the words; the others are search services.
 */
export const FIGURE_SOURCES = [
  'file',
  'searchConsole',
  'pages',
  'wording',
  'searxng',
  'brave',
  'dataForSeo',
  'serpApi',
] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

/** Group `topic`: the clusters that a search has made. */
export const topicRoutes = {
  getTopics: {
    method: 'GET',
    path: '/:workspaceId/searches/:topicSearchId/topics',
    summary:
      'The topics of a search: clusters of keyphrases with what is known of them. What is not known is null.',
    perMinute: 60,
  },
  patchTopic: {
    method: 'PATCH',
    path: '/:workspaceId/topics/:topicId',
    summary: 'Marks a topic as a favourite, or as none.',
  },
} as const satisfies RouteGroup;

/** Group `topic2`: searches for topics, and the ideas of each week. */
export const topic2Routes = {
  getTopicSearches: {
    method: 'GET',
    path: '/:workspaceId/searches',
    summary: 'The searches for topics of a workspace, the newest first.',
    query: ['page'],
  },
  postTopicSearch: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/searches',
    bodyLimit: 12 * 1024 * 1024,
    summary:
      'Starts a search for topics: around a subject or a website, or in a list of keyphrases. The same request id twice is one search. Free of charge.',
    perMinute: 10,
  },
  continueTopicSearch: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/searches/:topicSearchId/continue',
    summary: 'Goes on with a search that was stopped or has failed, where it was.',
    perMinute: 10,
  },
  deleteTopicSearch: {
    method: 'DELETE',
    path: '/:workspaceId/searches/:topicSearchId',
    summary: 'Deletes a search and its topics. It can be restored for a day.',
  },
  restoreTopicSearch: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/searches/:topicSearchId/restore',
    summary: 'Brings a deleted search back.',
  },
  ...ideaRoutes,
} as const satisfies RouteGroup;
