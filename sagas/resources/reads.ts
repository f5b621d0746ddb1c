import { READ_RETRIES } from '#domain/retry.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import type { Services } from '#services/services.ts';
import type { ResourceArgs, ResourceData, ResourceName } from '#store/resources/resourceTypes.ts';

interface Read<N extends ResourceName> {
  readonly port: (
    services: Services,
  ) => NamedPort<(args: ResourceArgs<N>) => Promise<ResourceData<N>>>;
  readonly retries: number;
}

/** Where each resource comes from, and how often a failed read of it is repeated (spec §7, §9). */
export const reads: { readonly [N in ResourceName]: Read<N> } = {
  articles: { port: ({ article }) => article.getArticles, retries: 0 },
  article: { port: ({ article }) => article.getArticle, retries: READ_RETRIES },
  versions: { port: ({ article }) => article.getVersions, retries: READ_RETRIES },
  version: { port: ({ article }) => article.getVersion, retries: READ_RETRIES },
  assets: { port: ({ asset }) => asset.getAssets, retries: READ_RETRIES },
  engine: { port: ({ content }) => content.getEngine, retries: READ_RETRIES },
  limits: { port: ({ limit }) => limit.getLimits, retries: READ_RETRIES },
  userConfig: { port: ({ user }) => user.getConfig, retries: READ_RETRIES },
};
