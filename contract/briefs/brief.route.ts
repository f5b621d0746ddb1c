import { OF_ARTICLES } from '../article/article.route.ts';
import type { RouteGroup } from '../lib/route.ts';

/** Keyphrases of one request. */
export const BRIEFS_MOST = 50;

/** Briefs that are listed, the newest first. */
export const BRIEFS_LISTED_MOST = 200;

/** A brief is due on a day between these. */
export const DUE_DAYS = { first: '2000-01-01', last: '2999-12-31' } as const;

/** What one request makes for each keyphrase. */
export const BRIEF_MAKES = ['briefs', 'drafts'] as const;
export type BriefMakes = (typeof BRIEF_MAKES)[number];

export const briefRoutes = {
  postBriefs: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    stale: [...OF_ARTICLES, 'briefs', 'jobs'],
    summary:
      'Creates a brief for each keyphrase, and starts a job that makes them from the results of a search or from one snapshot; on request also a draft from each, which counts as an article once it begins. The same request id twice is one job.',
    perMinute: 10,
  },
  getBriefs: {
    method: 'GET',
    path: '/:workspaceId',
    read: 'briefs',
    summary: 'The briefs of a workspace with state and due date, the newest first.',
  },
  getBrief: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    read: 'brief',
    summary: 'A brief without its text, which is the text of the article with the same id.',
  },
  patchBrief: {
    method: 'PATCH',
    path: '/:workspaceId/:articleId',
    stale: ['articles', 'briefOf', 'briefs'],
    renewed: ['brief'],
    summary: 'Approves or reopens a brief, or changes the day on which it is due.',
  },
  remakeBrief: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId/remake',
    stale: ['articles', 'brief', 'briefOf', 'briefs', 'jobs'],
    summary:
      'Makes a brief again that could not be made. The same request id twice is one attempt.',
    perMinute: 20,
  },
  getPlan: {
    method: 'GET',
    path: '/:workspaceId/snapshots/:snapshotId/plan',
    summary:
      'What an article could be written from: the outline, questions and terms that the pages of a snapshot have in common. Nothing is stored.',
    perMinute: 60,
  },
  getBriefOf: {
    method: 'GET',
    path: '/:workspaceId/:articleId/brief',
    read: 'briefOf',
    summary: 'The brief that an article is written from, if it is.',
  },
} as const satisfies RouteGroup;
