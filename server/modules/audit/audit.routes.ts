import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { deleteAudit, readAudits, restoreAudit, startAudit, startRound } from './audit.service.ts';
import { putFigures } from './auditFigures.service.ts';
import { putKeyphrase } from './auditKeyphrase.service.ts';
import { readAudit, readAuditPage } from './auditReport.service.ts';

export const contentAuditHandlers = (deps: Deps): GroupHandlers<'contentAudit'> => ({
  getAudits: (call) => readAudits(deps, call),
  postAudit: (call) => startAudit(deps, call),
  getAudit: (call) => readAudit(deps, call),
  postAuditRound: (call) => startRound(deps, call),
  getAuditPage: (call) => readAuditPage(deps, call),
  putAuditKeyphrase: (call) => putKeyphrase(deps, call),
  putAuditFigures: (call) => putFigures(deps, call),
  deleteAudit: (call) => deleteAudit(deps, call),
  restoreAudit: (call) => restoreAudit(deps, call),
});
