/** What other modules ask about snapshots. */
import type { Orm } from '#db/database.ts';
import type { ArticleId, SnapshotId, WorkspaceId } from '#db/schema/ids.ts';
import type { SnapshotRow } from '#db/schema/seo.ts';
import { questionsIn } from '#domain/briefs/plannedBrief.ts';
import { competitionOfSnapshot, ignoredAmong } from '#domain/seo/competitors/snapshot.ts';
import { pageChanges } from '#domain/seo/competitors/snapshotDiff.ts';
import { resultPagesOf, resultTextsOf } from '#domain/seo/result/resultTexts.ts';
import type { ResultTexts } from '#domain/writing/resultTexts.ts';
import { textToolsOf } from '#language/textTools.ts';
import type { Deps } from '../../deps.ts';
import { ignoredPagesOf, listSketched, snapshotsOfArticles } from './snapshot.repo.ts';
import { newestSnapshot } from './snapshot.service.ts';

/**
 * What the pages of the newest results of an article are called, without those that the writer ignores; null without
 * results.
 */
export async function resultTextsBeside(
  deps: Pick<Deps, 'orm' | 'now'>,
  articleId: ArticleId,
): Promise<ResultTexts | null> {
  const snapshot = await newestSnapshot(deps, articleId);
  if (snapshot === null) return null;
  const ignored = ignoredAmong(snapshot, await ignoredPagesOf(deps.orm, articleId));
  const tools = textToolsOf(snapshot.language);
  const pages = resultPagesOf(snapshot.pages, ignored);
  if (pages.length === 0) return null;
  return resultTextsOf(pages, competitionOfSnapshot(snapshot, ignored, tools.rarity), tools);
}

/** The results for an article that differ from those before. */
export interface ChangedResults {
  readonly id: SnapshotId;
  readonly articleId: ArticleId;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** Pages that were not there before, and those with another text. */
  readonly appeared: number;
  readonly changed: number;
  readonly since: Date;
  readonly at: Date;
}

const LOOKED_AT = 300;

/** The newest results of each article, if they were taken since then and differ from those before for the same search. */
export async function changedResults(
  orm: Orm,
  workspaceId: WorkspaceId,
  after: Date,
): Promise<ChangedResults[]> {
  const all = await snapshotsOfArticles(orm, workspaceId, LOOKED_AT);
  const pairs = [...Map.groupBy(all, ({ row }) => row.articleId).values()].flatMap((of) => {
    const [newest] = of;
    const older = of.find(({ row }) => newest !== undefined && isLater(newest.row, row));
    if (newest === undefined || older === undefined || newest.row.takenAt <= after) return [];
    return [{ newest, older }];
  });
  const pages = Map.groupBy(
    await pagesOf(
      orm,
      pairs.flatMap(({ newest, older }) => [newest.row.id, older.row.id]),
    ),
    ({ snapshotId }) => snapshotId,
  );
  return pairs.flatMap(({ newest: { row, title }, older }) => {
    const kinds = pageChanges(pages.get(older.row.id) ?? [], pages.get(row.id) ?? []).map(
      ({ kind }) => kind,
    );
    const appeared = kinds.filter((kind) => kind === 'new').length;
    const changed = kinds.filter((kind) => kind === 'changed').length;
    if (appeared + changed === 0 || row.articleId === null) return [];
    const { id, articleId, language } = row;
    return [
      {
        id,
        articleId,
        title,
        language,
        appeared,
        changed,
        since: older.row.takenAt,
        at: row.takenAt,
      },
    ];
  });
}

/** Whether one holds the results of the same search at a later time. */
const isLater = (one: SnapshotRow, other: SnapshotRow): boolean =>
  one.takenAt > other.takenAt &&
  one.hash !== other.hash &&
  (['keyphrase', 'country', 'location', 'language', 'provider'] as const).every(
    (name) => one[name] === other[name],
  );

const ASKED_IN = 20;

/** What the pages of the newest snapshots of articles ask in their headings. */
export async function questionsOfSnapshots(orm: Orm, workspaceId: WorkspaceId) {
  const all = await snapshotsOfArticles(orm, workspaceId, ASKED_IN);
  const pages = Map.groupBy(
    await pagesOf(
      orm,
      all.map(({ row }) => row.id),
    ),
    ({ snapshotId }) => snapshotId,
  );
  return all.map(({ row: { id, keyphrase, language } }) => {
    const results = (pages.get(id) ?? []).map(({ url, sketch }) => ({
      url,
      headings: sketch?.headings ?? null,
    }));
    return {
      keyphrase,
      language,
      questions: questionsIn(results, keyphrase, textToolsOf(language)) ?? [],
    };
  });
}

const pagesOf = async (orm: Orm, ids: readonly SnapshotId[]) =>
  ids.length === 0 ? [] : listSketched(orm, ids);
