/** What other modules do with articles. */
import type { SentBlock } from '#contract/article/article.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { type ArticleBody, blocksOf } from '#domain/article/body.ts';
import { fieldsOfKeywords } from '#domain/article/fieldList.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { Deps } from '../../deps.ts';
import {
  blocksWithWords,
  type FoundBlock,
  findArticle,
  findNamedArticle,
  findWithBody,
  insertArticle,
  type LinkedBlock,
  linkedBlocks,
  linkedBlocksOf,
  listKeyphrases,
  lockArticle,
  readBody,
  updateArticle,
  writeBlocks,
  writtenBlocks,
} from './article.repo.ts';
import {
  charsIn,
  groupOf,
  importedBody,
  type NewArticle,
  newArticleRow,
} from './article.service.ts';

interface ArticleWithText {
  readonly row: ArticleRow;
  readonly body: ArticleBody;
}

/** Throws `not_found` unless the article belongs to the workspace. */
export async function requireArticle(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleRow> {
  const row = await findArticle(orm, workspaceId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

/** The article that a body names, if it names one. Throws `not_found` unless it belongs to the workspace. */
export async function articleNamed(
  { orm }: Pick<Deps, 'orm'>,
  workspaceId: WorkspaceId,
  id: string | undefined,
): Promise<ArticleRow | null> {
  if (id === undefined) return null;
  const row = await findNamedArticle(orm, workspaceId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

interface ArticleKeyphrases {
  readonly id: ArticleId;
  readonly title: string;
  /** Those that the text is to be found for; the first is the main one. */
  readonly keyphrases: readonly string[];
}

/** More articles are compared by nobody. */
const COMPARED_MOST = 5000;

/** What the articles of a workspace are to be found for, posts left out; the newest first. */
export async function keyphrasesOfArticles(
  orm: Orm,
  workspaceId: WorkspaceId,
  most = COMPARED_MOST,
): Promise<ArticleKeyphrases[]> {
  const rows = await listKeyphrases(orm, workspaceId, most);
  return rows.map(({ id, title, fields }) => {
    const { keyphrase } = { ...NO_FIELDS, ...fields };
    return { id, title, keyphrases: keyphrase.trim() === '' ? [] : [keyphrase] };
  });
}

/** An article and its text, read at the same moment; null if there is none. */
export const readArticleWithText = (
  orm: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleWithText | null> => findWithBody(orm, workspaceId, id);

/** Locks the article until the transaction ends; null if there is none. */
export const lockForChange = (
  tx: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleRow | null> => lockArticle(tx, workspaceId, id);

/** Articles of a workspace that are read at once. */
const ARTICLES_PER_READ = 50;

/** The blocks of a workspace that link to the web, some articles at a time. */
export async function* blocksWithLinks(
  orm: Orm,
  workspaceId: WorkspaceId,
): AsyncGenerator<readonly LinkedBlock[]> {
  let after: ArticleId | null = null;
  do {
    const { blocks, last } = await linkedBlocks(orm, workspaceId, after, ARTICLES_PER_READ);
    yield blocks;
    after = last;
  } while (after !== null);
}

/** The text of all articles of a workspace, posts and briefs left out, the newest first, some articles at a time. */
export async function* writtenArticles(orm: Orm, workspaceId: WorkspaceId) {
  for (let offset = 0; ; offset += ARTICLES_PER_READ) {
    const articles = await writtenBlocks(orm, workspaceId, { limit: ARTICLES_PER_READ, offset });
    yield* articles;
    if (articles.length < ARTICLES_PER_READ) return;
  }
}

/** The blocks of these articles that link to the web. */
export const blocksWithLinksOf = linkedBlocksOf;

/** The text of a locked article. */
export const textOf = (tx: Orm, row: ArticleRow): Promise<ArticleBody> => readBody(tx, row);

/** Adds an article without text. */
export async function addArticle(
  deps: Deps,
  tx: Orm,
  workspaceId: WorkspaceId,
  article: NewArticle,
): Promise<ArticleRow> {
  const row = newArticleRow(deps, workspaceId, article);
  await insertArticle(tx, row);
  return row;
}

/** Adds an article without text that is going to say the same as another one. Both know of each other from then on. */
export async function addTranslation(
  deps: Deps,
  tx: Orm,
  article: NewArticle & { readonly original: ArticleRow },
): Promise<ArticleRow> {
  const { original } = article;
  await updateArticle(tx, original.id, { translationGroup: groupOf(original) });
  return addArticle(deps, tx, original.workspaceId, article);
}

/**
 * Gives an article that was never written in another title, kind, keywords and language. Returns false if there is no such
 * article.
 */
export async function beginAgain(
  tx: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
  begun: Pick<NewArticle, 'title' | 'targetKeywords' | 'language' | 'fields' | 'type'>,
): Promise<boolean> {
  const { title, targetKeywords, language } = begun;
  const row = await lockArticle(tx, workspaceId, id);
  if (row === null || !row.isEmpty || row.generationJobId !== null) return false;
  const named = { storedTitle: title, displayedTitle: title };
  const fields = { ...row.fields, ...fieldsOfKeywords(targetKeywords), ...begun.fields };
  const anew = { ...named, fields, targetKeywords, type: begun.type };
  await updateArticle(tx, id, { ...anew, ...(language && { language }) });
  return true;
}

/** Writes the text of an article that was added without one. Returns false if it is gone or was written meanwhile. */
export async function writeFirstText(
  { now }: Pick<Deps, 'now'>,
  tx: Orm,
  { workspaceId, id }: Pick<ArticleRow, 'workspaceId' | 'id'>,
  blocks: readonly SentBlock[],
): Promise<boolean> {
  const row = await lockArticle(tx, workspaceId, id);
  if (row === null || !row.isEmpty) return false;
  const body = await importedBody(blocks);
  await writeBlocks(tx, id, blocksOf(body));
  await updateArticle(tx, id, {
    blockOrder: body.order,
    bodyChars: charsIn(body.html),
    isEmpty: false,
    version: row.version + 1,
    setupStatus: 'done',
    updatedAt: now(),
  });
  return true;
}

/** Notes whether an article without text is going to have one. */
export const markAwaited = (tx: Orm, id: ArticleId, isAwaited: boolean): Promise<void> =>
  updateArticle(tx, id, { setupStatus: isAwaited ? 'pending' : 'none' });

/** Makes a job the newest one of the article, which then waits for its text. */
export const followJob = (tx: Orm, id: ArticleId, generationJobId: JobId): Promise<void> =>
  updateArticle(tx, id, { generationJobId, generationSeq: 0, setupStatus: 'pending' });

/** Makes the article wait for the text of its newest job again. */
export const waitForJob = (tx: Orm, id: ArticleId): Promise<void> =>
  updateArticle(tx, id, { setupStatus: 'pending' });

/** Stores when a state of the article was last kept as a version. */
export const noteVersionKept = (tx: Orm, id: ArticleId, versionKeptAt: Date): Promise<void> =>
  updateArticle(tx, id, { versionKeptAt });

/** The blocks of a workspace that have one of the words; none without a word. */
export const blocksWith = async (
  orm: Orm,
  workspaceId: WorkspaceId,
  words: readonly string[],
  limit: number,
): Promise<FoundBlock[]> =>
  words.length === 0 ? [] : blocksWithWords(orm, workspaceId, words, limit);
