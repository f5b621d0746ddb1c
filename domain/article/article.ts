import type {
  ArticleStatus,
  ArticleSummary,
  ArticleType,
} from '#contract/article/article.schema.ts';

/** An article is 'empty' when meta.isEmptyArticle is true and its type is ARTICLE (spec §4). */
export function isEmpty(article: Pick<ArticleSummary, 'type' | 'meta'>): boolean {
  return article.meta.isEmptyArticle && article.type === 'ARTICLE';
}

/** It counts as set up when it is not empty, or when meta.setupStatus is 'done' (spec §4). */
export function isSetUp(article: Pick<ArticleSummary, 'type' | 'meta'>): boolean {
  return !isEmpty(article) || article.meta.setupStatus === 'done';
}

/** Empty and not set up (spec §4). */
export function isPendingSetup(article: Pick<ArticleSummary, 'type' | 'meta'>): boolean {
  return isEmpty(article) && !isSetUp(article);
}

/** How long a deleted article can be brought back at all; after that it is removed for good. */
export const DELETED_ARTICLE_RETENTION_DAYS = 30;

/** Returns the status in the list: nothing written yet, AI text being written, or written. */
export function articleStatusOf(article: Pick<ArticleSummary, 'type' | 'meta'>): ArticleStatus {
  if (article.meta.setupStatus === 'pending') return 'writing';
  return isPendingSetup(article) ? 'new' : 'written';
}

/** The kind of an article that is written from a brief, from the results of a search, or from neither. */
export const articleTypeOf = ({ briefId, snapshotId }: ArticleBasis): ArticleType =>
  briefId !== null ? 'BRIEF_BASED' : snapshotId !== null ? 'SERP_BASED' : 'ARTICLE';

export interface ArticleBasis {
  readonly briefId: string | null;
  readonly snapshotId: string | null;
}
