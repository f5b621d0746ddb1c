/** What the article list is asked for, as its address says it (`?page=&search=&type=&status=&sort=`). */
import type {
  ArticleSort,
  ArticleStatus,
  ArticleSummary,
  ArticleType,
} from '#contract/article.schema.ts';
import { queryParameter } from '../session/address.ts';
import { articleStatusOf } from './article.ts';

export const ARTICLE_TYPES = [
  'ARTICLE',
  'SERP_BASED',
  'BRIEF_BASED',
  'SMM',
  'BRIEF',
] as const satisfies readonly ArticleType[];
export const ARTICLE_STATUSES = [
  'new',
  'writing',
  'written',
] as const satisfies readonly ArticleStatus[];
/** The first one is what is shown unasked. */
export const ARTICLE_SORTS = [
  'newest',
  'updated',
  'oldest',
  'title',
] as const satisfies readonly ArticleSort[];

/** Of the search text; the API refuses a longer one. */
export const ARTICLE_SEARCH_LIMIT_CHARS = 200;

export interface ArticleFilters {
  readonly search?: string | undefined;
  readonly type?: ArticleType | undefined;
  readonly status?: ArticleStatus | undefined;
  readonly sort?: ArticleSort | undefined;
}

export interface ArticleQuery extends ArticleFilters {
  /** From 0; in the address it is counted from 1. */
  readonly page: number;
}

/** Reads the query of an address; what is not known there is as if it were not asked for. */
export function articleQueryOf(address: string): ArticleQuery {
  const value = (name: string) => queryParameter(address, name) ?? '';
  const search = value('search').trim().slice(0, ARTICLE_SEARCH_LIMIT_CHARS);
  return {
    page: Math.max(1, Math.trunc(Number(value('page'))) || 1) - 1,
    ...(search === '' ? {} : { search }),
    ...choice('type', ARTICLE_TYPES, value('type')),
    ...choice('status', ARTICLE_STATUSES, value('status')),
    ...choice('sort', ARTICLE_SORTS.slice(1), value('sort')),
  };
}

function choice<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  value: string,
) {
  const isKnown = known.includes(value as Value);
  return (isKnown ? { [name]: value } : {}) as { readonly [name in Name]?: Value };
}

/** What is to be asked for; empty is not at all. */
type Asked = { readonly page: number } & {
  readonly [field in keyof ArticleFilters]?: string | undefined;
};

/** The address of the list; what is as it is unasked is left out. */
export function addressOfArticles({ page, ...filters }: Asked): string {
  const asked = Object.entries({ ...(page > 0 ? { page: page + 1 } : {}), ...filters });
  const pairs = asked
    .filter(([, value]) => value !== undefined && value !== '' && value !== ARTICLE_SORTS[0])
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return pairs.length === 0 ? '/articles' : `/articles?${pairs.join('&')}`;
}

/** The list leaves articles out; another order alone does not. */
export const isNarrowed = ({ search, type, status }: ArticleFilters): boolean =>
  search !== undefined || type !== undefined || status !== undefined;

/**
 * A new article is the first of this list. Of a list that was searched only the server knows.
 */
export function isFrontOf(filters: ArticleFilters, article: Pick<ArticleSummary, 'type' | 'meta'>) {
  const { search, type, status, sort = ARTICLE_SORTS[0] } = filters;
  if (search !== undefined || sort === 'oldest' || sort === 'title') return false;
  return (
    (type === undefined || type === article.type) &&
    (status === undefined || status === articleStatusOf(article))
  );
}
