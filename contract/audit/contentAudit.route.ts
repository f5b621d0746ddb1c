import type { RouteGroup } from '../lib/route.ts';

/** Audits in one answer. */
export const AUDITS_LISTED = 20;
export const AUDIT_NAME_MAX_CHARS = 120;
/** Groups of pages that compete with each other, in one round. */
export const AUDIT_GROUPS_MOST = 500;
/** Rows of one list of figures of Search Console. */
export const AUDIT_FIGURES_MOST = 20_000;
export const PERIOD_NAME_MAX_CHARS = 80;
/** Of one period: ten years. */
export const PERIOD_DAYS_MOST = 3660;

/** Group `contentAudit`: the pages of a site, or one's own articles, scored together. */
export const contentAuditRoutes = {
  getAudits: {
    method: 'GET',
    path: '/:workspaceId/audits',
    read: 'audits',
    summary: 'The audits of a workspace, the newest first.',
    query: ['page'],
  },
  postAudit: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/audits',
    stale: ['audits', 'jobs'],
    bodyLimit: 12 * 1024 * 1024,
    summary:
      'Starts an audit of addresses, of the pages in a sitemap, or of the articles of the workspace. The same request id twice is one audit. Free of charge.',
    perMinute: 10,
  },
  getAudit: {
    method: 'GET',
    path: '/:workspaceId/audits/:auditId',
    read: 'audit',
    summary:
      'The pages of the newest round of an audit: scores and issues, and those of the round before. What is not known is null.',
    perMinute: 60,
  },
  postAuditRound: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/audits/:auditId/rounds',
    stale: ['audit', 'auditPage', 'audits', 'jobs'],
    summary:
      'Audits the same pages again, and those that have come to the sitemap or the workspace since. While a round runs, nothing is started.',
    perMinute: 20,
  },
  getAuditPage: {
    method: 'GET',
    path: '/:workspaceId/audits/:auditId/page',
    read: 'auditPage',
    summary: 'One page of an audit in every round that is kept, with all its checks.',
    query: ['position'],
  },
  putAuditKeyphrase: {
    method: 'PUT',
    path: '/:workspaceId/audits/:auditId/keyphrase',
    stale: ['audit', 'auditPage', 'audits'],
    summary:
      'Says what a page is to be found for, then reads and scores it again. If it cannot be read now, the next round scores it. The keyphrase of an article is one of its fields.',
    perMinute: 60,
  },
  putAuditFigures: {
    method: 'PUT',
    path: '/:workspaceId/audits/:auditId/figures',
    stale: ['audit', 'auditPage'],
    bodyLimit: 12 * 1024 * 1024,
    summary:
      'Stores clicks, impressions and positions of pages, as Search Console has them. A period that is there is replaced.',
    perMinute: 10,
  },
  deleteAudit: {
    method: 'DELETE',
    path: '/:workspaceId/audits/:auditId',
    stale: ['audit', 'auditPage', 'audits', 'examples'],
    summary: 'Deletes an audit, and stops it. It can be restored for a day.',
  },
  restoreAudit: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/audits/:auditId/restore',
    stale: ['audit', 'auditPage', 'audits', 'examples'],
    summary: 'Brings a deleted audit back.',
  },
} as const satisfies RouteGroup;
