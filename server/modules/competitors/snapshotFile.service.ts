/** Snapshots from files. What a file says is checked by the contract, and that nobody has changed it, here. */
import type {
  SnapshotFile,
  SnapshotSummary,
} from '#contract/competitors/competitorsCollector.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { madeOnce } from '#db/madeOnce.ts';
import type { CompetitorId, SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import type { CompetitorRow, SnapshotRow } from '#db/schema/seo.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { articleNamed } from '../article/article.api.ts';
import { hashOfSnapshot, presentSummary } from './snapshot.presenter.ts';
import { findSnapshot, insertSnapshot, listFound, trimSnapshots } from './snapshot.repo.ts';

interface Call extends CreatingContext {
  readonly workspaceId: WorkspaceId;
  readonly body: { readonly articleId?: string | undefined; readonly snapshot: SnapshotFile };
}

/** Once for each request id. Throws `snapshot_damaged` if the file was changed, and `not_found` for an article of another workspace. */
export async function importSnapshot(
  deps: Deps,
  { workspaceId, asked, body }: Call,
): Promise<SnapshotSummary> {
  const { snapshot: file } = body;
  if ((await hashOfSnapshot(file)) !== file.hash) throw new Problem('snapshot_damaged');
  const article = await articleNamed(deps, workspaceId, body.articleId);
  const row = rowOf(deps, { workspaceId, articleId: article?.id ?? null, file });
  const pages = file.pages.map((page) => pageRowOf(deps, row, page));
  const id = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      await insertSnapshot(tx, row, distinct(pages));
      await trimSnapshots(tx, row);
      return row.id;
    }),
  );
  const found = await findSnapshot(deps.orm, id);
  if (found === null) throw new Problem('not_found');
  return presentSummary(found.row, await listFound(deps.orm, [id]));
}

type Imported = Pick<SnapshotRow, 'workspaceId' | 'articleId'> & { readonly file: SnapshotFile };

function rowOf(deps: Deps, { workspaceId, articleId, file }: Imported): SnapshotRow {
  const { pages: _pages, takenAt, ...said } = file;
  const now = deps.now();
  return {
    ...said,
    workspaceId,
    articleId,
    jobId: null,
    problem: null,
    leftOut: 0,
    id: newCheckedId<SnapshotId>(deps),
    related: file.related ?? null,
    takenAt: new Date(takenAt),
    createdAt: now,
    frozenAt: now,
  };
}

function pageRowOf(
  deps: Deps,
  { id: snapshotId, workspaceId }: SnapshotRow,
  { readAt, ...page }: SnapshotFile['pages'][number],
): CompetitorRow {
  return {
    ...page,
    snapshotId,
    workspaceId,
    id: newCheckedId<CompetitorId>(deps),
    sketch: page.sketch ?? null,
    state: page.features === null ? 'failed' : 'read',
    readAt: readAt === null ? null : new Date(readAt),
  };
}

const distinct = (pages: readonly CompetitorRow[]): CompetitorRow[] => [
  ...new Map(pages.map((page) => [page.url, page])).values(),
];
