/** The scores of an article over time. Written here alone, from the text as it is saved. */
import { createHash } from 'node:crypto';
import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import { LEDGER_ENTRIES_MOST } from '#contract/seo/score.route.ts';
import type { ScoreLedger } from '#contract/seo/score.schema.ts';
import type { ArticleRow, ScoreRow } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { NO_FIELDS, wantedWordsOf } from '#domain/article/searchFields.ts';
import { tooManyOf } from '#domain/history/versions.ts';
import { isComparable } from '#domain/seo/report/weights.ts';
import { pointsOf } from '#domain/seo/score/scoreChanges.ts';
import { changesBetween, isSameScore, linesOf } from '#domain/seo/score/scoreLedger.ts';
import type { Deps } from '../../deps.ts';
import { lockForChange, readArticleWithText, requireArticle } from '../article/article.api.ts';
import { newestSnapshot } from '../competitors/snapshot.service.ts';
import { siteOf } from '../folders/workspace.api.ts';
import { hashOfSources, textsOfSources } from '../sources/sourceWording.service.ts';
import { addScore, lastScored, noteSameScore, removeScores, scoresOf } from './scoreLedger.repo.ts';

interface Call {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
}

export async function readLedger(deps: Deps, call: Call): Promise<ScoreLedger> {
  await requireArticle(deps, call.workspaceId, call.articleId);
  return ledgerOf(call.articleId, await scoresOf(deps.orm, call.articleId));
}

/** Scores the saved text. A version that is known already, or scores as before, adds no entry. */
export async function recordScore(deps: Deps, call: Call): Promise<ScoreLedger> {
  const { workspaceId, articleId } = call;
  const found = await readArticleWithText(deps.orm, workspaceId, articleId);
  if (found === null) throw new Problem('not_found');
  const [last] = await scoresOf(deps.orm, articleId);
  const snapshot = comparable(await newestSnapshot(deps, articleId));
  const sourcesHash = await hashOfSources(deps, articleId);
  const asked = { snapshotId: snapshot?.id ?? null, sourcesHash, version: found.row.version };
  if (!isScored(last, asked)) {
    const row = { ...(await scoreRowOf(deps, found, snapshot)), sourcesHash };
    const isSame = last !== undefined && isSameEntry(last, row);
    if (isSame) await noteSameScore(deps.orm, last.id, { lastVersion: row.version, sourcesHash });
    else await addOnce(deps, call, row);
  }
  return ledgerOf(articleId, await thinned(deps, articleId));
}

type Scored = Pick<ScoreRow, 'snapshotId' | 'sourcesHash'>;

/** Whether the last entry is of this version, or a later one, beside the same competitors and sources. */
const isScored = (
  last: (Scored & Pick<ScoreRow, 'lastVersion'>) | null | undefined,
  { snapshotId, sourcesHash, version }: Scored & Pick<ScoreRow, 'version'>,
): boolean =>
  last?.snapshotId === snapshotId &&
  last.sourcesHash === sourcesHash &&
  last.lastVersion >= version;

/** Adds an entry, unless another request has added it meanwhile. */
const addOnce = ({ orm }: Deps, { workspaceId, articleId }: Call, row: ScoreRow): Promise<void> =>
  orm.transaction(async (tx) => {
    if ((await lockForChange(tx, workspaceId, articleId)) === null) throw new Problem('not_found');
    if (!isScored(await lastScored(tx, articleId), row)) await addScore(tx, row);
  });

const isSameEntry = (one: ScoreRow, other: ScoreRow): boolean =>
  one.scorerVersion === other.scorerVersion &&
  one.snapshotId === other.snapshotId &&
  one.keyphrase === other.keyphrase &&
  isSameScore(one.lines, other.lines);

/** Features that another version of the scorer has made may not be comparable. */
const comparable = (snapshot: Snapshot | null): Snapshot | null =>
  snapshot !== null && isComparable(snapshot.scorerVersion) ? snapshot : null;

interface Found {
  readonly row: ArticleRow;
  readonly body: ArticleBody;
}

async function scoreRowOf(
  deps: Deps,
  { row, body }: Found,
  snapshot: Snapshot | null,
): Promise<Omit<ScoreRow, 'sourcesHash'>> {
  const fields = { ...NO_FIELDS, ...row.fields };
  const blocks = blocksOf(body).map(({ id, html }) => ({ id, html }));
  const keyphrase = fields.keyphrase.trim() || null;
  const report = await deps.scoring.score({
    blocks,
    context: {
      language: row.language,
      title: row.displayedTitle,
      site: await siteOf(deps.orm, row.workspaceId),
      keyphrase,
      fields,
      wantedWords: wantedWordsOf(fields),
    },
    competitors: snapshot && { snapshot: { id: snapshot.id, pages: snapshot.pages } },
    sources: await textsOfSources(deps, row.id),
  });
  return {
    id: deps.newId(),
    articleId: row.id,
    version: row.version,
    lastVersion: row.version,
    textHash: hashOf(blocks.map(({ html }) => html)),
    snapshotId: snapshot?.id ?? null,
    scorerVersion: report.scorerVersion,
    keyphrase,
    words: report.words,
    lines: linesOf(report),
    createdAt: deps.now(),
  };
}

const hashOf = (blocks: readonly string[]): string =>
  createHash('sha256').update(blocks.join('\n')).digest('hex');

/** Removes what is too old or too much, and returns the others, newest first. */
async function thinned(deps: Deps, articleId: ArticleId): Promise<readonly ScoreRow[]> {
  const rows = await scoresOf(deps.orm, articleId);
  const numberOf = (at: number) => rows.length - at;
  const times = rows.map(({ createdAt }, at) => ({
    version: numberOf(at),
    createdAt: createdAt.getTime(),
  }));
  const tooMany = new Set(tooManyOf(times, deps.now().getTime()));
  const kept = rows.filter((_, at) => !tooMany.has(numberOf(at))).slice(0, LEDGER_ENTRIES_MOST);
  const gone = rows.filter((row) => !kept.includes(row)).map(({ id }) => id);
  await removeScores(deps.orm, gone);
  return kept;
}

const ledgerOf = (articleId: ArticleId, rows: readonly ScoreRow[]): ScoreLedger => ({
  articleId,
  entries: rows.map((row, at) => ({
    id: row.id,
    version: row.version,
    at: row.createdAt.toISOString(),
    textHash: row.textHash,
    snapshotId: row.snapshotId,
    scorerVersion: row.scorerVersion,
    keyphrase: row.keyphrase,
    words: row.words,
    seo: pointsOf('seo', row.lines),
    aiSearch: pointsOf('aiSearch', row.lines),
    changes: changesBetween(rows[at + 1]?.lines ?? null, row.lines),
  })),
});
