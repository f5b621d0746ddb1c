import type { Version, VersionPage, VersionSummary } from '#contract/article/article.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { requireRoom, requireStorageIn } from '#db/room.ts';
import type { ArticleRow, VersionRow } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import {
  hasContent,
  isWorthKeeping,
  removedShareOf,
  thinnedBefore,
  tooManyOf,
} from '#domain/history/versions.ts';
import { countWordsOfHtml } from '#html/words.ts';
import type { Deps } from '../../deps.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { inSlices } from '../../lib/slices.ts';
import {
  lockForChange,
  noteVersionKept,
  readArticleWithText,
  requireArticle,
  textOf,
} from '../article/article.api.ts';
import { presentVersion, presentVersionSummary } from './articleVersion.presenter.ts';
import {
  findVersion,
  type KeptVersion,
  keepVersion,
  kindOfVersion,
  listVersions,
  oldVersionsBehind,
  removeVersions,
  renameVersion,
} from './articleVersion.repo.ts';

/** Articles whose history is thinned in one step. */
const THINNED_ARTICLES = 500;

/** Which article, and who asks. */
export interface ArticleCall {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly caller: { readonly userId: string };
}

type VersionCall = ArticleCall & { readonly version: number };

/** A save, with the blocks that it touches, before and after. */
export interface SaveEffect {
  readonly workspaceId: WorkspaceId;
  readonly articleId: ArticleId;
  readonly before: ArticleBody;
  readonly after: ArticleBody;
  readonly userId: string;
  readonly now: Date;
}

/** What a save has read of its article. */
type SavedRow = Pick<
  ArticleRow,
  'bodyChars' | 'createdAt' | 'editedBy' | 'updatedAt' | 'version' | 'versionKeptAt'
>;

/**
 * The state that a save replaces, if it is worth keeping as a version, else null. Reads the whole text only
 * if needed.
 */
export async function versionWorthKeeping(
  orm: Orm,
  row: SavedRow,
  { workspaceId, articleId, before, after, userId, now }: SaveEffect,
): Promise<VersionRow | null> {
  const isWorth = isWorthKeeping({
    keptAt: row.versionKeptAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    now: now.getTime(),
    isSameAuthor: row.editedBy === null || row.editedBy === userId,
    removedShare: removedShareOf(before, after, row.bodyChars),
  });
  if (!isWorth) return null;
  const found = await readArticleWithText(orm, workspaceId, articleId);
  // If the version has changed meanwhile, the save will not be written either.
  if (found?.row.version !== row.version || !hasContent(found.body)) return null;
  return versionOf(found.row, found.body, { kind: 'auto', name: null, restoredFrom: null });
}

type Reason = Pick<VersionRow, 'kind' | 'name' | 'restoredFrom'>;

async function versionOf(row: ArticleRow, body: ArticleBody, reason: Reason): Promise<VersionRow> {
  return {
    ...reason,
    articleId: row.id,
    version: row.version,
    storedTitle: row.storedTitle,
    displayedTitle: row.displayedTitle,
    fields: row.fields,
    words: await wordsIn(body, row.language),
    blocks: blocksOf(body),
    authorId: row.editedBy,
    createdAt: row.updatedAt,
  };
}

/** As the side panel of the editor counts them. */
async function wordsIn(body: ArticleBody, language: string): Promise<number> {
  const counts = await inSlices(blocksOf(body), ({ html }) => countWordsOfHtml(html, language));
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function listHistory(
  deps: Deps,
  { limit, page, ...call }: ArticleCall & { readonly limit: number; readonly page: number },
): Promise<VersionPage> {
  await requireArticle(deps, call.workspaceId, call.articleId);
  // One row more than requested shows whether there is a next page.
  const rows = await listVersions(deps.orm, call.articleId, {
    limit: limit + 1,
    offset: page * limit,
  });
  return {
    content: rows.slice(0, limit).map((row) => presentVersionSummary(row, call.caller.userId)),
    page,
    last: rows.length <= limit,
  };
}

export async function readVersion(deps: Deps, call: VersionCall): Promise<Version> {
  await requireReached(deps, call);
  const row = await findVersion(deps.orm, call.articleId, call.version);
  if (row === null) throw new Problem('not_found');
  return presentVersion(row, call.caller.userId);
}

interface KeepRequest {
  readonly name?: string | undefined;
  readonly restoredFrom?: number | undefined;
}

type KeepCall = ArticleCall & CreatingContext & { readonly body: KeepRequest };

/** Keeps the current state of the article, once for each request id, with a name or as the result of a restore. Throws `versions_full`. */
export async function keepCurrent(deps: Deps, call: KeepCall): Promise<VersionSummary> {
  const { articleId, asked, caller } = call;
  const version = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => String(await keepIn(deps, tx, call))),
  );
  const row = await findVersion(deps.orm, articleId, Number(version));
  if (row === null) throw new Problem('not_found');
  return presentVersionSummary(row, caller.userId);
}

/** Returns which version it is. */
async function keepIn(
  deps: Deps,
  tx: Orm,
  { workspaceId, articleId, body }: KeepCall,
): Promise<number> {
  const { name = null, restoredFrom = null } = body;
  await requireStorageIn(tx, workspaceId);
  const article = await lockForChange(tx, workspaceId, articleId);
  if (article === null) throw new Problem('not_found');
  if (restoredFrom !== null && restoredFrom >= article.version)
    throw new Problem('invalid_input', {
      fields: { restoredFrom: 'Is not an earlier version.' },
    });
  await requireRoom(tx, 'versions', articleId);
  const kind = restoredFrom === null ? 'named' : 'restored';
  const text = await textOf(tx, article);
  await noteVersionKept(tx, articleId, deps.now());
  await keepVersion(tx, await versionOf(article, text, { kind, name, restoredFrom }));
  return article.version;
}

export async function nameVersion(
  deps: Deps,
  call: VersionCall & { readonly body: { readonly name: string | null } },
): Promise<VersionSummary> {
  await requireReached(deps, call);
  const { workspaceId, articleId, version, body } = call;
  const row = await deps.orm.transaction(async (tx) => {
    await lockForChange(tx, workspaceId, articleId);
    const isKept = body.name === null || (await kindOfVersion(tx, articleId, version)) !== 'auto';
    if (!isKept) await requireRoom(tx, 'versions', articleId);
    return renameVersion(tx, articleId, version, body.name);
  });
  if (row === null) throw new Problem('not_found');
  return presentVersionSummary(row, call.caller.userId);
}

/**
 * Throws `not_found` for a version that the article has not reached. The number may be too large for the
 * database.
 */
async function requireReached(deps: Deps, call: VersionCall): Promise<void> {
  const row = await requireArticle(deps, call.workspaceId, call.articleId);
  if (call.version > row.version) throw new Problem('not_found');
}

/** Thins old automatic versions, article by article. */
export async function thinVersions(deps: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  const now = deps.now().getTime();
  const before = new Date(thinnedBefore(now));
  let last: ArticleId | null | undefined = null;
  while (last !== undefined) {
    const old: KeptVersion[] = await oldVersionsBehind(deps.orm, last, before, THINNED_ARTICLES);
    for (const [articleId, kept] of Map.groupBy(old, (one) => one.articleId)) {
      const times = kept.map((one) => ({ ...one, createdAt: one.createdAt.getTime() }));
      const tooMany = tooManyOf(times, now);
      if (tooMany.length > 0) await removeVersions(deps.orm, articleId, tooMany);
    }
    last = old.at(-1)?.articleId;
  }
}
