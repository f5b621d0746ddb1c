import { ASSETS_PATH } from '../images/asset.route.ts';
import type { RouteGroup } from '../lib/route.ts';

/** Where a file is downloaded from, under a pass that only the requester gets. Below images, whose cookies say who is signed in. */
export const ARCHIVES_PATH = `${ASSETS_PATH}/archives`;
/** An uploaded file comes in parts of this size; only the last one may be smaller. */
export const PART_BYTES = 4 * 1024 * 1024;
/** As long as ZIP files are without their 64-bit extension. */
export const ARCHIVE_MOST_BYTES = 4_000_000_000;
export const ARCHIVE_NAME_MAX_CHARS = 200;
/** A file is kept for so long. */
export const ARCHIVE_KEPT_HOURS = 24;
/** Files of one person that are listed of a workspace. */
export const ARCHIVES_LISTED = 20;
/** Parts that are named of what was left out. */
export const LEFT_OUT_NAMED = 100;

/** What a file is of. The counts of manifest and report are by these names. */
export const ARCHIVED_KINDS = [
  'article',
  'brief',
  'post',
  'image',
  'voice',
  'topicSearch',
  'snapshot',
  'audit',
  'page',
  'conversation',
  'workspace',
] as const;
export type ArchivedKind = (typeof ARCHIVED_KINDS)[number];

/** Part of the group `workspace`. */
export const archiveRoutes = {
  getArchives: {
    method: 'GET',
    path: '/:workspaceId/archives',
    read: 'archives',
    summary: "The caller's exports and imports of a workspace, newest first.",
  },
  getArchiveReport: {
    method: 'GET',
    path: '/:workspaceId/archives/:archiveId/report',
    read: 'archiveReport',
    summary: 'What an import has made, and what was left out and why.',
  },
  postExport: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/exports',
    stale: ['archives', 'jobs'],
    isPersonal: true,
    perMinute: 10,
    summary: 'Starts the export of everything of a workspace as one ZIP file.',
  },
  postArchivePass: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/archives/:archiveId/pass',
    stale: [],
    isPersonal: true,
    outlivesRemoval: true,
    summary:
      'The address of a finished export, for the browser of the requester: only the last one counts, and only until the file was downloaded.',
  },
  postImport: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/imports',
    stale: ['archives'],
    perMinute: 10,
    summary: 'Announces the file of an export, which is then uploaded in parts.',
  },
  putImportPart: {
    method: 'PUT',
    path: '/:workspaceId/imports/:archiveId/parts/:part',
    stale: [],
    bytes: ['application/octet-stream'],
    bodyLimit: PART_BYTES,
    summary: 'Stores one part of an announced file, from 0. The same part again replaces it.',
  },
  postImportStart: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/imports/:archiveId/start',
    stale: ['archives', 'jobs'],
    summary: 'Starts the import of a file that is uploaded.',
  },
} as const satisfies RouteGroup;
