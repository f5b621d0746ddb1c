import type { Deps } from '../../deps.ts';
import type { GroupHandlers } from '../../http/endpoints.ts';
import { startAnalysis } from './analysis.service.ts';
import {
  readByArticle,
  readCompetitor,
  readRecent,
  readSnapshot,
  readSnapshots,
} from './snapshot.service.ts';
import { importSnapshot } from './snapshotFile.service.ts';

export const competitorsCollectorHandlers = (
  deps: Deps,
): GroupHandlers<'competitorsCollector'> => ({
  postCompetitors: (call) => startAnalysis(deps, call),
  getCompetitors: ({ competitorId }) => readCompetitor(deps, competitorId),
  getCompetitorsByArticle: (call) => readByArticle(deps, call),
  getSnapshots: (call) => readSnapshots(deps, call),
  getRecentSnapshots: ({ workspaceId }) => readRecent(deps, workspaceId),
  getSnapshot: ({ snapshotId }) => readSnapshot(deps, snapshotId),
  postSnapshot: (call) => importSnapshot(deps, call),
});
