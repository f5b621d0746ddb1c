import type { ProblemCode } from '../lib/problems.ts';
import type { RouteGroup } from '../lib/route.ts';

/** Why a search service did not give a usable answer. */
export const SEARCH_FAILURES = [
  'search_key_rejected',
  'search_json_disabled',
  'search_engines_blocked',
  'search_quota_spent',
  'search_busy',
  'search_refused_request',
  'search_country_unknown',
  'search_unavailable',
  'search_timed_out',
  'search_answer_unusable',
] as const satisfies readonly ProblemCode[];
export type SearchFailure = (typeof SEARCH_FAILURES)[number];

/** Part of the group `installation`. */
export const searchRoutes = {
  getSearch: {
    method: 'GET',
    path: '/search',
    read: 'installationSearch',
    isAdministrative: true,
    summary:
      'The service that searches the web, and where it is configured. The key is never returned.',
  },
  putSearch: {
    method: 'PUT',
    path: '/search',
    stale: [],
    renewed: ['installationSearch'],
    isAdministrative: true,
    summary:
      'Replaces the search service. Without a key, the stored one stays if service, scheme, host and port do.',
  },
  deleteSearch: {
    method: 'DELETE',
    path: '/search',
    stale: [],
    renewed: ['installationSearch'],
    isAdministrative: true,
    summary:
      'Removes the search service and its key: competitors are then looked for among imported pages.',
  },
  testSearch: {
    method: 'POST',
    creates: 'nothing',
    path: '/search/test',
    stale: [],
    isAdministrative: true,
    perMinute: 10,
    summary:
      'Makes one search, which may cost money, with the given service or the one that is set, and says what is left. Stores nothing.',
  },
} as const satisfies RouteGroup;
