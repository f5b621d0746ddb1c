import type { archiveRoutes } from '#contract/archive/archive.route.ts';
import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import {
  announceImport,
  listArchives,
  passOf,
  putPart,
  reportOf,
  startExport,
  startImport,
} from './archive.service.ts';

type ArchiveHandlers = Pick<GroupHandlers<'workspace'>, keyof typeof archiveRoutes>;

export const archiveHandlers = (deps: Deps): ArchiveHandlers => ({
  getArchives: (call) => listArchives(deps, call),
  getArchiveReport: (call) => reportOf(deps, call),
  postExport: (call) => startExport(deps, call),
  postArchivePass: (call) => passOf(deps, call),
  postImport: (call) => announceImport(deps, call),
  putImportPart: (call) => putPart(deps, call),
  postImportStart: (call) => startImport(deps, call),
});
