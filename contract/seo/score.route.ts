import type { RouteGroup } from '../lib/route.ts';

/** What an article is scored for. */
export const SCORE_NAMES = ['seo', 'aiSearch'] as const;
/** The entries of one article. */
export const LEDGER_ENTRIES_MOST = 200;
/** The lines that one entry names, of each score. */
export const LEDGER_CHANGES_MOST = 12;

export const scoreRoutes = {
  getScores: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    read: 'scores',
    summary: 'The changes of the scores of an article, newest first, each with what changed it.',
  },
  postScore: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/:articleId',
    stale: ['articles'],
    renewed: ['scores'],
    summary: 'Scores the text as it is saved, and records a change of its scores.',
    perMinute: 60,
  },
  postPageScore: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/pages/scores',
    stale: [],
    isForExtension: true,
    bodyLimit: 9 * 1024 * 1024,
    summary:
      'Scores a web page as an audit does, from its HTML as a browser has it. Stores nothing.',
    perMinute: 20,
  },
} as const satisfies RouteGroup;
