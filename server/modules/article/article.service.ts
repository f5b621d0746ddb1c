import { DELETED_ARTICLE_RETENTION_DAYS } from '#domain/article/article.ts';
import { EMPTY_BODY } from '#domain/article/body.ts';
import type { Article, ArticleType } from '#domain/contract/article.schema.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#domain/contract/problem.ts';
import { presentArticle } from './article.presenter.ts';
import {
  type ArticleRow,
  findArticle,
  insertArticle,
  listArticles,
  markDeleted,
  purgeArticles,
  readBody,
  articleJob,
  unmarkDeleted,
} from './article.repo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_LANGUAGE = 'en';

export interface NewArticle {
  readonly title: string;
  readonly type: ArticleType;
  readonly targetKeywords: readonly string[];
}

/** A row for an article without text. */
export function newArticleRow(deps: Deps, workspaceId: string, article: NewArticle): ArticleRow {
  const now = deps.now();
  return {
    id: deps.newId(),
    workspaceId,
    type: article.type,
    storedTitle: article.title,
    displayedTitle: article.title,
    version: 1,
    blockOrder: [],
    targetKeywords: article.targetKeywords,
    language: DEFAULT_LANGUAGE,
    isEmpty: true,
    setupStatus: 'none',
    generationJobId: null,
    generationSeq: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

export async function createArticle(
  deps: Deps,
  workspaceId: string,
  article: NewArticle,
): Promise<Article> {
  const row = newArticleRow(deps, workspaceId, article);
  await insertArticle(deps.orm, row);
  return presentArticle(row, EMPTY_BODY, null);
}

export async function readArticle(deps: Deps, workspaceId: string, id: string): Promise<Article> {
  // One transaction: blocks of one version with the order of another would be no article at all.
  return await deps.orm.transaction(
    async (tx) => {
      const row = await findArticle(tx, workspaceId, id);
      if (row === null) throw new Problem('not_found');
      const job = row.generationJobId === null ? null : await articleJob(tx, row.generationJobId);
      return presentArticle(row, await readBody(tx, row), job);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function listPage(
  deps: Deps,
  workspaceId: string,
  limit: number,
  page: number,
): Promise<{ readonly rows: ArticleRow[]; readonly isLast: boolean }> {
  // One more than asked for tells whether there is a next page.
  const rows = await listArticles(deps.orm, workspaceId, {
    limit: limit + 1,
    offset: page * limit,
  });
  return { rows: rows.slice(0, limit), isLast: rows.length <= limit };
}

export async function deleteArticle(deps: Deps, workspaceId: string, id: string): Promise<void> {
  if (!(await markDeleted(deps.orm, workspaceId, id, deps.now()))) throw new Problem('not_found');
}

export async function restoreArticle(
  deps: Deps,
  workspaceId: string,
  id: string,
): Promise<ArticleRow> {
  const row = await unmarkDeleted(deps.orm, workspaceId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

/** Removes what was deleted too long ago to be brought back. */
export async function purgeDeletedArticles(deps: Pick<Deps, 'orm' | 'now'>): Promise<void> {
  const before = deps.now().getTime() - DELETED_ARTICLE_RETENTION_DAYS * DAY_MS;
  await purgeArticles(deps.orm, new Date(before));
}
