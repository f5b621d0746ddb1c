import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { deleteReport, keepReport, readReport, readReports } from './report.service.ts';

export const supportHandlers = (deps: Deps): GroupHandlers<'support'> => ({
  postReport: (call) => keepReport(deps, call),
  getReports: ({ page }) => readReports(deps, page),
  getReport: ({ reportId }) => readReport(deps, reportId),
  deleteReport: ({ reportId }) => deleteReport(deps, reportId),
});
