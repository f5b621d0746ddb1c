import type { RouteGroup } from '../lib/route.ts';

/** Pages of one analysis: the first results of a search. */
export const COMPETITORS_MOST = 10;

/** Bounds of a snapshot that comes from a file. */
export const SNAPSHOT_LIMITS = {
  pages: 50,
  termsPerPage: 20_000,
  termChars: 300,
  shinglesPerPage: 5000,
  bytes: 8 * 1024 * 1024,
} as const;

/** Related searches that are kept of a search. */
export const RELATED_LIMITS = { most: 20, chars: 200 } as const;

/** What is kept of a page of competitors besides numbers: no text, but headings of at most so many words. */
export const SKETCH_LIMITS = { headings: 60, headingWords: 25, chars: 300, names: 40 } as const;

export const competitorsCollectorRoutes = {
  postCompetitors: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/competitors',
    stale: ['jobs'],
    summary:
      'Starts an analysis: searches for a topic in a place and a language, or takes the given addresses, and reads the pages found. The same request id twice is one analysis.',
    perMinute: 20,
  },
  getCompetitors: {
    method: 'GET',
    path: '/:workspaceId/competitors/:competitorId',
    summary: 'One competitor: a page of a snapshot with its features.',
  },
  getCompetitorsByArticle: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/competitors',
    summary:
      'How far the newest analysis of an article has come, its pages, and the values that it suggests by the names of form fields.',
  },
  getSnapshots: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/snapshots',
    read: 'snapshots',
    summary: 'The analyses of an article that are over and have pages, the newest first.',
  },
  getRecentSnapshots: {
    method: 'GET',
    path: '/:workspaceId/snapshots',
    read: 'recentSnapshots',
    summary: 'The analyses of a workspace that are over and have pages, the newest first.',
  },
  getSnapshot: {
    method: 'GET',
    path: '/:workspaceId/snapshots/:snapshotId',
    read: 'snapshot',
    summary:
      'The result of an analysis: its pages in numbers, without their text. Never changes once it is frozen. Saved as a file, it can be imported again.',
  },
  postSnapshot: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/snapshots',
    stale: ['recentSnapshots', 'snapshots'],
    bodyLimit: SNAPSHOT_LIMITS.bytes,
    summary:
      'Imports a snapshot from its file, as the newest analysis of an article if one is named. Refused if the file was changed since it was saved.',
    perMinute: 20,
  },
} as const satisfies RouteGroup;
