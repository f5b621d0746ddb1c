/** What the article list is asked for, as its address says it (`?page=&search=&type=&status=&brief=&sort=`). */
import type {
  ArticleSort,
  ArticleStatus,
  ArticleSummary,
  ArticleType,
} from '#contract/article/article.schema.ts';
import { BRIEF_STATES, type BriefState } from '#contract/article/briefStates.ts';
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
  'due',
] as const satisfies readonly ArticleSort[];

/** Of the search text; the API refuses a longer one. */
export const ARTICLE_SEARCH_LIMIT_CHARS = 200;

export interface ArticleFilters {
  readonly search?: string | undefined;
  readonly type?: ArticleType | undefined;
  readonly status?: ArticleStatus | undefined;
  readonly sort?: ArticleSort | undefined;
  /** Only of briefs. */
  readonly brief?: BriefState | undefined;
}

export interface ArticleQuery extends ArticleFilters {
  /** From 0; in the address it is counted from 1. */
  readonly page: number;
}

/** Parses the query of a list address. Unknown parameters and values are ignored. */
export function articleQueryOf(address: string): ArticleQuery {
  const value = (name: string) => queryParameter(address, name) ?? '';
  const search = value('search').trim().slice(0, ARTICLE_SEARCH_LIMIT_CHARS);
  return {
    page: Math.max(1, Math.trunc(Number(value('page'))) || 1) - 1,
    ...(search === '' ? {} : { search }),
    ...choice('type', ARTICLE_TYPES, value('type')),
    ...choice('status', ARTICLE_STATUSES, value('status')),
    ...choice('sort', sortsOf(value('type')).slice(1), value('sort')),
    ...(value('type') === 'BRIEF' ? choice('brief', BRIEF_STATES, value('brief')) : {}),
  };
}

/** Only briefs are due. */
export const sortsOf = (type: string | undefined): readonly ArticleSort[] =>
  ARTICLE_SORTS.filter((sort) => sort !== 'due' || type === 'BRIEF');

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

/** Returns the address of the list. Parameters with their default value are left out. */
export function addressOfArticles({ page, brief, sort, ...filters }: Asked): string {
  const { type } = filters;
  const ofKind = {
    ...(type === 'BRIEF' && { brief }),
    ...(sortsOf(type).some((known) => known === sort) && { sort }),
  };
  const asked = Object.entries({ ...(page > 0 ? { page: page + 1 } : {}), ...filters, ...ofKind });
  const pairs = asked
    .filter(([, value]) => value !== undefined && value !== '' && value !== ARTICLE_SORTS[0])
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return pairs.length === 0 ? '/articles' : `/articles?${pairs.join('&')}`;
}

/** Whether the filters hide articles. A different order alone does not. */
export const isNarrowed = ({ search, type, status }: ArticleFilters): boolean =>
  search !== undefined || type !== undefined || status !== undefined; // a state is one of a kind

/**
 * Whether a new article comes first in this list: the list is sorted by time, and its filters match. False for a list with a
 * search, because only the server knows what matches.
 */
export function isFrontOf(filters: ArticleFilters, article: Pick<ArticleSummary, 'type' | 'meta'>) {
  const { search, type, status, brief, sort = ARTICLE_SORTS[0] } = filters;
  const isByTime = sort === 'newest' || sort === 'updated';
  if (search !== undefined || brief !== undefined || !isByTime) return false;
  return (
    (type === undefined || type === article.type) &&
    (status === undefined || status === articleStatusOf(article))
  );
}
