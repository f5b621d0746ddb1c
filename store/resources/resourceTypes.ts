import type {
  Article,
  ArticlePage,
  ArticleSort,
  ArticleStatus,
  ArticleType,
  Version,
  VersionPage,
} from '#contract/article.schema.ts';
import type { AssetPage } from '#contract/asset.schema.ts';
import type { Limits } from '#contract/limit.schema.ts';
import type { UserConfig } from '#contract/user.schema.ts';

/** What can be read through the cache: arguments and answer of each. Sagas map each name to its port. */
export interface ResourceTypes {
  articles: {
    args: {
      readonly workspaceId: string;
      readonly page: number;
      readonly limit: number;
      readonly search?: string;
      readonly type?: ArticleType;
      readonly status?: ArticleStatus;
      readonly sort?: ArticleSort;
    };
    data: ArticlePage;
  };
  article: { args: { readonly workspaceId: string; readonly articleId: string }; data: Article };
  versions: {
    args: {
      readonly workspaceId: string;
      readonly articleId: string;
      readonly page: number;
      readonly limit: number;
    };
    data: VersionPage;
  };
  version: {
    args: { readonly workspaceId: string; readonly articleId: string; readonly version: number };
    data: Version;
  };
  assets: {
    args: { readonly workspaceId: string; readonly page: number; readonly limit: number };
    data: AssetPage;
  };
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
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const fields = given.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name}?${fields.map(([field, value]) => `${field}=${value}`).join('&')}`;
}
