/** The rows of a snapshot that is being made. */
import type { FoundPages } from '#db/schema/briefs.ts';
import type { CompetitorId, SnapshotId } from '#db/schema/ids.ts';
import type { CompetitorRow, SnapshotRow } from '#db/schema/seo.ts';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import type { Deps } from '../../deps.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import type { SearchInput } from './results.service.ts';

export type NewSnapshot = Pick<SnapshotRow, 'jobId' | 'workspaceId' | 'articleId'> & {
  readonly asked: Omit<SearchInput, 'urls'>;
};

export function snapshotRow(
  deps: Deps,
  { asked: { topic, country, location, language }, ...of }: NewSnapshot,
  { leftOut = 0, ...found }: Omit<FoundPages, 'results'>,
): SnapshotRow {
  const now = deps.now();
  const { jobId, workspaceId, articleId } = of;
  return {
    ...found,
    leftOut,
    jobId,
    workspaceId,
    articleId,
    keyphrase: topic,
    country,
    location,
    language,
    id: newCheckedId<SnapshotId>(deps),
    scorerVersion: SCORER_VERSION,
    icuVersion: process.versions.icu ?? '',
    hash: null,
    takenAt: now,
    createdAt: now,
    frozenAt: null,
  };
}

const UNREAD = {
  state: 'waiting',
  problem: null,
  hash: null,
  readAt: null,
  language: null,
  schemaTypes: [],
  publishedAt: null,
  modifiedAt: null,
  features: null,
  sketch: null,
} satisfies Partial<CompetitorRow>;

export const pageRow = (
  deps: Deps,
  { id: snapshotId, workspaceId }: SnapshotRow,
  result: Pick<CompetitorRow, 'url' | 'title' | 'position'>,
): CompetitorRow => ({
  ...UNREAD,
  ...result,
  snapshotId,
  workspaceId,
  id: newCheckedId<CompetitorId>(deps),
});
