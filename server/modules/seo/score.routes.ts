import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { readLedger, recordScore } from './scoreLedger.service.ts';
import { scoreSeenPage } from './seenPage.service.ts';

export const scoreHandlers = (deps: Deps): GroupHandlers<'score'> => ({
  getScores: (call) => readLedger(deps, call),
  postScore: (call) => recordScore(deps, call),
  postPageScore: ({ workspaceId, body }) => scoreSeenPage(deps, workspaceId, body),
});
