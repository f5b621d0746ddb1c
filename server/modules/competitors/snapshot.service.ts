/** Snapshots as others see them. One whose analysis is over is frozen when that is noticed, at the latest when it is read. */
import type {
  Competitor,
  CompetitorsByArticle,
  Snapshot,
  SnapshotSummary,
} from '#contract/competitors/competitorsCollector.schema.ts';
import { BOUNDS } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId, CompetitorId, SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import type { SnapshotRow } from '#db/schema/seo.ts';
import { competitionOfSnapshot, generalsOf, sharing } from '#domain/seo/competitors/snapshot.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { requireArticle } from '../article/article.api.ts';
import {
  hashOfSnapshot,
  presentCompetitor,
  presentFound,
  presentSnapshot,
  presentSummary,
  settled,
} from './snapshot.presenter.ts';
import {
  changeCompetitor,
  changeSnapshot,
  deleteCopies,
  type FoundRow,
  findCompetitor,
  findFrozenNamed,
  findSnapshot,
  hasSame,
  insertSnapshot,
  listCompetitors,
  listFound,
  listSnapshots,
  lockSnapshot,
  recentSnapshots,
  runningAnalysis,
  type SnapshotWithJob,
  snapshotOfJob,
  trimSnapshots,
} from './snapshot.repo.ts';

type ReadDeps = Pick<Deps, 'orm' | 'now'>;

/** Throws `not_found` if it was removed meanwhile. */
export async function readSnapshot(deps: ReadDeps, id: SnapshotId): Promise<Snapshot> {
  const found = await findSnapshot(deps.orm, id);
  if (found === null) throw new Problem('not_found');
  const row = await frozenIfOver(deps, found);
  const pages = await listCompetitors(deps.orm, id);
  return presentSnapshot(row, await inSlices(pages, sharing(pages)));
}

/** The frozen snapshot that a body names. Throws `not_found` unless it belongs to the workspace. */
export async function frozenSnapshotNamed(
  { orm }: ReadDeps,
  workspaceId: WorkspaceId,
  id: string,
): Promise<SnapshotId> {
  const found = await findFrozenNamed(orm, workspaceId, id);
  if (found === null) throw new Problem('not_found');
  return found;
}

/** The snapshot if it is still there; null if it was removed. */
export const snapshotLeft = (
  tx: Orm,
  workspaceId: WorkspaceId,
  id: string,
): Promise<SnapshotId | null> => findFrozenNamed(tx, workspaceId, id);

/** Removes the copies that an article has of snapshots from elsewhere, except those of `kept`. */
export const removeCopies = (tx: Orm, articleId: ArticleId, kept: SnapshotId | null) =>
  deleteCopies(tx, articleId, kept);

export async function readCompetitor(
  { orm }: ReadDeps,
  id: CompetitorId,
): Promise<Competitor & { readonly snapshotId: string }> {
  const row = await findCompetitor(orm, id);
  if (row === null) throw new Problem('not_found');
  return { ...presentCompetitor(row), snapshotId: row.snapshotId };
}

interface OfArticle {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
}

/** Those that are over and have pages. */
export async function readSnapshots(
  deps: ReadDeps,
  { workspaceId, articleId }: OfArticle,
): Promise<{ readonly articleId: string; readonly snapshots: SnapshotSummary[] }> {
  await requireArticle(deps, workspaceId, articleId);
  const found = await listSnapshots(deps.orm, articleId, BOUNDS.articleSnapshots.most + 1);
  const rows = await Promise.all(found.map((one) => frozenIfOver(deps, one)));
  const frozen = rows
    .filter(({ frozenAt }) => frozenAt !== null)
    .slice(0, BOUNDS.articleSnapshots.most);
  const pages = Map.groupBy(
    await listFound(
      deps.orm,
      frozen.map(({ id }) => id),
    ),
    ({ snapshotId }) => snapshotId,
  );
  const snapshots = frozen.map((row) => presentSummary(row, pages.get(row.id) ?? []));
  return { articleId, snapshots };
}

/** Those of the whole workspace that are over and have pages. */
export async function readRecent(
  { orm }: ReadDeps,
  workspaceId: WorkspaceId,
): Promise<{ readonly workspaceId: string; readonly snapshots: SnapshotSummary[] }> {
  const rows = await recentSnapshots(orm, workspaceId, BOUNDS.articleSnapshots.most);
  const ids = rows.map(({ id }) => id);
  const pages = Map.groupBy(await listFound(orm, ids), ({ snapshotId }) => snapshotId);
  return {
    workspaceId,
    snapshots: rows.map((row) => presentSummary(row, pages.get(row.id) ?? [])),
  };
}

/** Gives an article a copy of a frozen snapshot, which its scores are compared with, unless it has it already. */
export async function copySnapshot(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Orm,
  id: SnapshotId,
  articleId: ArticleId,
): Promise<void> {
  const found = await findSnapshot(tx, id);
  if (found === null || (await hasSame(tx, articleId, found.row))) return;
  const snapshotId = newCheckedId<SnapshotId>(deps);
  const pages = await listCompetitors(tx, id);
  await insertSnapshot(
    tx,
    { ...found.row, id: snapshotId, articleId, jobId: null, createdAt: deps.now() },
    pages.map((page) => ({ ...page, snapshotId, id: newCheckedId<CompetitorId>(deps) })),
  );
}

/** Of the running analysis; else of the newest one that has pages, so that one without results takes nothing away. */
export async function readByArticle(
  deps: ReadDeps,
  { workspaceId, articleId }: OfArticle,
): Promise<CompetitorsByArticle> {
  const { orm } = deps;
  await requireArticle(deps, workspaceId, articleId);
  const job = await runningAnalysis(orm, articleId);
  const running = job === null ? null : await snapshotOfJob(orm, job.id);
  const jobId = job?.id ?? null;
  if (job !== null && running === null) return { ...NOTHING, ...UNDER_WAY, articleId, jobId };
  const row = running ?? (await newestOf(deps, articleId));
  if (row === null) return { ...NOTHING, articleId };
  const pages = await listFound(orm, [row.id]);
  return {
    articleId,
    jobId,
    ...countsOf(pages),
    generals: row.frozenAt === null ? {} : await generalsFrom(deps, row),
    state: row.frozenAt === null ? 'collecting' : 'frozen',
    snapshotId: row.id,
    provider: row.provider,
    pages: pages.map(presentFound),
  };
}

/** The newest analysis of an article that is over and has pages; null if there is none. */
export async function newestSnapshot(
  deps: ReadDeps,
  articleId: ArticleId,
): Promise<Snapshot | null> {
  const row = await newestOf(deps, articleId);
  return row === null || row.frozenAt === null ? null : readSnapshot(deps, row.id);
}

const countsOf = (pages: readonly FoundRow[]) => ({
  doneCount: settled(pages),
  totalCount: pages.length,
});

const NOTHING = {
  doneCount: 0,
  totalCount: 0,
  generals: {},
  state: 'none',
  jobId: null,
  snapshotId: null,
  provider: null,
  pages: [],
} satisfies Omit<CompetitorsByArticle, 'articleId'>;

/** The search runs: how many pages there are to read is not known. */
const UNDER_WAY = { totalCount: 1, state: 'collecting' } as const;

async function newestOf(deps: ReadDeps, articleId: ArticleId): Promise<SnapshotRow | null> {
  const [newest] = await listSnapshots(deps.orm, articleId, 1);
  return newest === undefined ? null : frozenIfOver(deps, newest);
}

async function generalsFrom({ orm }: ReadDeps, row: SnapshotRow) {
  const pages = (await listCompetitors(orm, row.id)).map(presentCompetitor);
  const { rarity } = textToolsOf(row.language);
  return generalsOf(competitionOfSnapshot({ id: row.id, pages }, [], rarity), { ...row, pages });
}

async function frozenIfOver(
  deps: ReadDeps,
  { row, jobState }: SnapshotWithJob,
): Promise<SnapshotRow> {
  if (row.frozenAt !== null || (jobState !== null && !isJobOver(jobState))) return row;
  return (await deps.orm.transaction((tx) => freeze(deps, tx, row.id))) ?? row;
}

/**
 * Freezes a snapshot, once. Pages that were not read until then are noted as such, and only the terms that several pages use are
 * kept. Older snapshots of the article than the newest ones are removed.
 */
export async function freeze(
  { now }: Pick<Deps, 'now'>,
  tx: Orm,
  id: SnapshotId,
): Promise<SnapshotRow | null> {
  const row = await lockSnapshot(tx, id);
  if (row === null || row.frozenAt !== null) return row;
  const all = await listCompetitors(tx, id);
  const pages = (await inSlices(all, sharing(all))).map((page) =>
    page.state === 'waiting' ? ({ ...page, ...NOT_READ } as const) : page,
  );
  for (const { url, state, problem, features } of pages)
    await changeCompetitor(tx, id, url, { state, problem, features });
  const said = { ...row, takenAt: row.takenAt.toISOString(), pages: pages.map(presentCompetitor) };
  const change = { frozenAt: now(), hash: await hashOfSnapshot(said) };
  await changeSnapshot(tx, id, change);
  await trimSnapshots(tx, row);
  return { ...row, ...change };
}

const NOT_READ = { state: 'failed', problem: 'page_not_read' } as const;
