import { READ_RETRIES } from '#domain/retry.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import type { Services } from '#services/services.ts';
import type { ResourceName, ResourceTypes } from '#store/resources/resourceTypes.ts';

interface Read<N extends ResourceName> {
  readonly port: (services: Services) => NamedPort<ResourceTypes[N]>;
  readonly retries: number;
}

/** The port of each resource, and how often a failed read is retried (spec §7, §9). */
export const reads: { readonly [N in ResourceName]: Read<N> } = {
  articles: { port: ({ article }) => article.getArticles, retries: 0 },
  article: { port: ({ article }) => article.getArticle, retries: READ_RETRIES },
  versions: { port: ({ article }) => article.getVersions, retries: READ_RETRIES },
  version: { port: ({ article }) => article.getVersion, retries: READ_RETRIES },
  assets: { port: ({ asset }) => asset.getAssets, retries: READ_RETRIES },
  engine: { port: ({ content }) => content.getEngine, retries: READ_RETRIES },
  limits: { port: ({ limit }) => limit.getLimits, retries: READ_RETRIES },
  usage: { port: ({ limit }) => limit.getUsage, retries: READ_RETRIES },
  userConfig: { port: ({ user }) => user.getConfig, retries: READ_RETRIES },
};
