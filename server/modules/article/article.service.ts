import { DELETED_ARTICLE_RETENTION_DAYS } from '#domain/article/article.ts';
import { EMPTY_BODY } from '#domain/article/body.ts';
import type { Article, ArticleType } from '#domain/contract/article.schema.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#domain/contract/problem.ts';
import { presentArticle } from './article.presenter.ts';
import {
  type ArticleRow,
  findWithBody,
  insertArticle,
  listArticles,
  markDeleted,
  purgeArticles,
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
  const found = await findWithBody(deps.orm, workspaceId, id);
  if (found === null) throw new Problem('not_found');
  const { row, body } = found;
  const job = row.generationJobId === null ? null : await articleJob(deps.orm, row.generationJobId);
  return presentArticle(row, body, job);
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
