/** What an article could be written from, without storing it. */
import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import type { SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import { briefBody } from '#domain/briefs/briefBody.ts';
import type { Deps } from '../../deps.ts';
import { readSnapshot } from '../competitors/snapshot.service.ts';
import { briefTexts } from './briefTexts.ts';
import { contentOf } from './makeBrief.service.ts';

interface OfSnapshot {
  readonly workspaceId: WorkspaceId;
  readonly snapshotId: SnapshotId;
}

/** Throws `not_found` if the snapshot was removed meanwhile. */
export async function readPlan(deps: Deps, { workspaceId, snapshotId }: OfSnapshot) {
  const snapshot: Snapshot = await readSnapshot(deps, snapshotId);
  const { keyphrase, country, location: city, language } = snapshot;
  const { data, plan } = await contentOf(deps, { workspaceId, keyphrase, language }, snapshot);
  const blocks = briefBody({ plan, voice: [], newId: deps.newId }, briefTexts);
  return { snapshotId, keyphrase, country, city, language, data, blocks };
}
