import type { Api } from '#contract/api.ts';

/** What can be read through the cache, each with its endpoint. */
export interface ResourceTypes {
  articles: Api['article']['getArticles'];
  article: Api['article']['getArticle'];
  versions: Api['article']['getVersions'];
  version: Api['article']['getVersion'];
  assets: Api['asset']['getAssets'];
  engine: Api['content']['getEngine'];
  limits: Api['limit']['getLimits'];
  usage: Api['limit']['getUsage'];
  userConfig: Api['user']['getConfig'];
}

type ArgsOf<Endpoint> = Endpoint extends () => unknown
  ? null
  : Endpoint extends (args: infer Args) => unknown
    ? Args
    : never;

export type ResourceName = keyof ResourceTypes;
/** Null where the endpoint takes no arguments. */
export type ResourceArgs<N extends ResourceName> = ArgsOf<ResourceTypes[N]>;
export type ResourceData<N extends ResourceName> = Awaited<ReturnType<ResourceTypes[N]>>;

/** One read: what, and with which arguments. */
export interface ResourceRef<N extends ResourceName = ResourceName> {
  readonly name: N;
  readonly args: ResourceArgs<N>;
}

/** The cache key: name and arguments, in whatever order the arguments are given. */
export function keyOf({ name, args }: ResourceRef): string {
  if (args === null) return name;
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const fields = given.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name}?${fields.map(([field, value]) => `${field}=${value}`).join('&')}`;
}
