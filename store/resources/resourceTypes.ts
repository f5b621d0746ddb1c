import type { Article, ArticlePage } from '#domain/contract/article.schema.ts';
import type { Limits } from '#domain/contract/limit.schema.ts';
import type { UserConfig } from '#domain/contract/user.schema.ts';

/** What can be read through the cache: arguments and answer of each. Sagas map each name to its port. */
export interface ResourceTypes {
  articles: {
    args: { readonly workspaceId: string; readonly page: number; readonly limit: number };
    data: ArticlePage;
  };
  article: { args: { readonly workspaceId: string; readonly articleId: string }; data: Article };
  engine: { args: null; data: { readonly model: string | null } };
  limits: { args: null; data: Limits };
  userConfig: { args: null; data: UserConfig };
}

export type ResourceName = keyof ResourceTypes;
export type ResourceArgs<N extends ResourceName> = ResourceTypes[N]['args'];
export type ResourceData<N extends ResourceName> = ResourceTypes[N]['data'];

/** The cache key: name and arguments, the order of the arguments' fields aside. */
export function resourceKey<N extends ResourceName>(name: N, args: ResourceArgs<N>): string {
  if (args === null) return name;
  const fields = Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name}?${fields.map(([field, value]) => `${field}=${value}`).join('&')}`;
}
