import type { RouteGroup } from '../lib/route.ts';

export const HAPPENED_MAX_CHARS = 5000;
/** A log is sent packed (gzip), as Base64 in parts of this many characters: a request is read part by part. */
export const LOG_PART_CHARS = 64 * 1024;
export const LOG_PARTS_MOST = 160;
/** Of the log itself: as many characters as a recording has at most, most of them of one byte. */
export const LOG_UNPACKED_MOST_BYTES = 128 * 1024 * 1024;
export const REPORTS_PAGE_SIZE = 20;
/** How long a report is kept. */
export const REPORT_KEPT_DAYS = 90;

/** What a report holds of the session: no log, one without words, one with them. */
export const REPORT_HOLDS = ['nothing', 'shape', 'words'] as const;
export type ReportHolds = (typeof REPORT_HOLDS)[number];

/** The support inbox of the installation. */
export const supportRoutes = {
  postReport: {
    method: 'POST',
    creates: 'perRequest',
    path: '/reports',
    stale: ['supportReports'],
    isPersonal: true,
    perMinute: 10,
    bodyLimit: 12 * 1024 * 1024,
    summary: 'Sends a report of a problem, and the log of the session if there is one.',
  },
  getReports: {
    method: 'GET',
    path: '/reports',
    read: 'supportReports',
    isForSupport: true,
    query: ['page'],
    summary: 'A page of the reports, newest first, without their logs.',
  },
  getReport: {
    method: 'GET',
    path: '/reports/:reportId',
    isForSupport: true,
    summary: 'A report with its log.',
  },
  deleteReport: {
    method: 'DELETE',
    path: '/reports/:reportId',
    stale: ['supportReports'],
    isForSupport: true,
    summary: 'Deletes a report.',
  },
} as const satisfies RouteGroup;
