import { ARTICLE_LIMIT_CHARS } from '#contract/article/article.route.ts';
import type { Article, ArticleType, SentBlock } from '#contract/article/article.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { madeOnce } from '#db/madeOnce.ts';
import { lockRoom, requireWithin } from '#db/room.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import type { ArticleId, WorkspaceId } from '#db/schema/ids.ts';
import { DELETED_ARTICLE_RETENTION_DAYS } from '#domain/article/article.ts';
import { type ArticleBody, blocksOf, bodyOf, displayedTitle } from '#domain/article/body.ts';
import { fieldsOfKeywords, keywordsOf } from '#domain/article/fieldList.ts';
import { type FieldsChange, NO_FIELDS } from '#domain/article/searchFields.ts';
import { received } from '#domain/article/sentOrigins.ts';
import { hasContent } from '#domain/history/versions.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import type { CreatingContext } from '../../http/inputHash.ts';
import { inSlices } from '../../lib/slices.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { languageIn } from '../folders/workspace.api.ts';
import { presentArticle } from './article.presenter.ts';
import {
  type ArticleList,
  articleJob,
  findWithBody,
  insertArticle,
  type ListedArticle,
  listArticles,
  markDeleted,
  purgeArticles,
  unmarkDeleted,
  writeBlocks,
} from './article.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_LANGUAGE = 'en';

export interface NewArticle {
  /** Absent: a new one. */
  readonly id?: ArticleId;
  readonly authorId: string;
  readonly title: string;
  readonly type: ArticleType;
  readonly targetKeywords: readonly string[];
  /** BCP 47. */
  readonly language?: string | undefined;
  readonly fields?: FieldsChange | undefined;
  /** The language of the example that it is; absent: it is none. */
  readonly example?: ArticleRow['example'];
  /** The article that it says the same as, if it is a translation. */
  readonly original?: ArticleRow;
}

/** A row for an article without text. */
export function newArticleRow(
  deps: Deps,
  workspaceId: WorkspaceId,
  article: NewArticle,
): ArticleRow {
  const now = deps.now();
  const fields = { ...NO_FIELDS, ...fieldsOfKeywords(article.targetKeywords), ...article.fields };
  return {
    id: article.id ?? newCheckedId(deps),
    workspaceId,
    type: article.type,
    storedTitle: article.title,
    displayedTitle: article.title,
    fields,
    version: 1,
    blockOrder: [],
    bodyChars: 0,
    targetKeywords: keywordsOf(fields),
    language: article.language ?? DEFAULT_LANGUAGE,
    isEmpty: true,
    setupStatus: 'none',
    generationJobId: null,
    generationSeq: 0,
    editedBy: article.authorId,
    example: article.example ?? null,
    ...translationOf(article.original),
    versionKeptAt: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** What ties a translation to its original. The first article of a group gives it its id. */
function translationOf(original: ArticleRow | undefined) {
  return {
    translationGroup: original === undefined ? null : groupOf(original),
    translatedFrom: original?.id ?? null,
    translatedVersion: original?.version ?? null,
  };
}

export const groupOf = ({ id, translationGroup }: ArticleRow): ArticleId => translationGroup ?? id;

type NewWithText = NewArticle & { readonly blocks?: readonly SentBlock[] | undefined };

/** Creates an article, once for each request id. Throws `articles_full`. */
export async function createArticle(
  deps: Deps,
  { workspaceId, asked, caller, body }: CreateCall,
): Promise<Article> {
  const id = await deps.orm.transaction((tx) =>
    madeOnce(tx, asked, async () => {
      const language = body.language ?? (await languageIn(tx, workspaceId));
      const article = { ...body, language, authorId: caller.userId };
      return (await addArticleWithText(deps, tx, workspaceId, article)).row.id;
    }),
  );
  return readArticle(deps, workspaceId, id);
}

type CreateCall = CallContext &
  CreatingContext & {
    readonly workspaceId: WorkspaceId;
    readonly body: Omit<NewWithText, 'authorId'>;
  };

/** An article that starts with text counts as set up (spec §4). */
export async function addArticleWithText(
  deps: Deps,
  tx: Orm,
  workspaceId: WorkspaceId,
  article: NewWithText,
): Promise<{ readonly row: ArticleRow; readonly body: ArticleBody }> {
  const body = await importedBody(article.blocks ?? []);
  const row: ArticleRow = {
    ...newArticleRow(deps, workspaceId, article),
    displayedTitle: displayedTitle(body, article.title),
    blockOrder: body.order,
    bodyChars: charsIn(body.html),
    ...(hasContent(body) && { isEmpty: false, setupStatus: 'done' }),
  };
  await insertArticle(tx, row);
  await writeBlocks(tx, row.id, blocksOf(body));
  return { row, body };
}

/** Resolves with the blocks as they are stored. Throws `invalid_input` for two of one id, `too_large` for too many. */
export async function importedBody(blocks: readonly SentBlock[]): Promise<ArticleBody> {
  if (new Set(blocks.map(({ id }) => id)).size < blocks.length)
    throw new Problem('invalid_input', { fields: { blocks: 'Two blocks have the same id.' } });
  const clean = await inSlices(blocks, (block) =>
    received({ ...block, html: sanitiseBlock(block.html) }),
  );
  const body = bodyOf(clean);
  refuseTooLarge(charsIn(body.html));
  return body;
}

/** The total length of all blocks in UTF-16 code units. */
export const charsIn = (html: ArticleBody['html']): number =>
  Object.values(html).reduce((sum, block) => sum + block.length, 0);

export function refuseTooLarge(bodyChars: number): void {
  if (bodyChars > ARTICLE_LIMIT_CHARS) throw new Problem('too_large');
}

export async function readArticle(
  deps: Deps,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<Article> {
  const found = await findWithBody(deps.orm, workspaceId, id);
  if (found === null) throw new Problem('not_found');
  const { row, body } = found;
  const job = row.generationJobId === null ? null : await articleJob(deps.orm, row.generationJobId);
  return presentArticle(row, body, job);
}

export async function listPage(
  deps: Deps,
  { limit, page, ...list }: Omit<ArticleList, 'offset'> & { readonly page: number },
): Promise<{ readonly rows: ListedArticle[]; readonly isLast: boolean }> {
  // One row more than requested shows whether there is a next page.
  const window = { limit: limit + 1, offset: page * limit };
  const rows = await listArticles(deps.orm, { ...list, ...window });
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit };
}

export async function deleteArticle(
  deps: Deps,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<void> {
  if (!(await markDeleted(deps.orm, workspaceId, id, deps.now()))) throw new Problem('not_found');
}

/** Throws `not_found` once it is gone for good, and `articles_full` if others have taken its place. */
export async function restoreArticle(
  deps: Deps,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleRow> {
  return deps.orm.transaction(async (tx) => {
    await lockRoom(tx, workspaceId);
    const row = await unmarkDeleted(tx, workspaceId, id);
    if (row === null) throw new Problem('not_found');
    await requireWithin(tx, 'articles', workspaceId);
    return row;
  });
}

/** Removes articles that were deleted too long ago to be restored. */
export async function purgeDeletedArticles(deps: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  const before = deps.now().getTime() - DELETED_ARTICLE_RETENTION_DAYS * DAY_MS;
  await purgeArticles(deps.orm, new Date(before));
}
