/** A read through the cache: its endpoint, key, entry and machine. */
import type { Api } from '#contract/routes.ts';
import { lruMemoize } from 'reselect';
import type { PortError } from '#contract/problems.ts';
import { defineMachine } from '#domain/machine.ts';

/** The resources and their endpoints. */
export interface ResourceTypes {
  articles: Api['article']['getArticles'];
  article: Api['article']['getArticle'];
  versions: Api['article']['getVersions'];
  version: Api['article']['getVersion'];
  articleImage: Api['asset']['getArticleImage'];
  articleVoice: Api['brandVoice']['getArticleVoice'];
  brief: Api['brief']['getBrief'];
  briefOf: Api['brief']['getBriefOf'];
  briefs: Api['brief']['getBriefs'];
  brandVoices: Api['brandVoice']['getVoices'];
  assets: Api['asset']['getAssets'];
  assetUses: Api['asset']['getAssetUses'];
  cover: Api['asset']['getCover'];
  deadLinks: Api['url']['getDeadLinks'];
  dictionary: Api['dictionary']['getWords'];
  conversations: Api['content']['getConversations'];
  engine: Api['content']['getEngine'];
  humanizerCheck: Api['humanizer']['getHumanizerCheck'];
  installationModels: Api['installation']['getModels'];
  installationSearch: Api['installation']['getSearch'];
  installationMail: Api['installation']['getMail'];
  imageRequests: Api['asset']['getImageRequests'];
  internalLinks: Api['url']['getInternalLinks'];
  llmsText: Api['url']['getLlmsText'];
  jobs: Api['content']['getJobs'];
  ownConversations: Api['content']['getOwnConversations'];
  pages: Api['url']['getPages'];
  places: Api['location']['getPlaces'];
  prompts: Api['user']['getPrompts'];
  keyphraseUses: Api['keyword']['getKeyphraseUses'];
  limits: Api['limit']['getLimits'];
  scores: Api['score']['getScores'];
  recentSnapshots: Api['competitorsCollector']['getRecentSnapshots'];
  snapshot: Api['competitorsCollector']['getSnapshot'];
  snapshots: Api['competitorsCollector']['getSnapshots'];
  sources: Api['url']['getSources'];
  ideas: Api['topic2']['getIdeas'];
  audit: Api['contentAudit']['getAudit'];
  auditPage: Api['contentAudit']['getAuditPage'];
  audits: Api['contentAudit']['getAudits'];
  topics: Api['topic']['getTopics'];
  topicSearches: Api['topic2']['getTopicSearches'];
  translations: Api['translation']['getTranslations'];
  usage: Api['limit']['getUsage'];
  userConfig: Api['user']['getConfig'];
}

type ArgsOf<Endpoint> = Endpoint extends () => unknown
  ? null
  : Endpoint extends (args: infer Args) => unknown
    ? Args
    : never;

export type ResourceName = keyof ResourceTypes;
/** Null if the endpoint takes no arguments. */
export type ResourceArgs<N extends ResourceName> = ArgsOf<ResourceTypes[N]>;
export type ResourceData<N extends ResourceName> = Awaited<ReturnType<ResourceTypes[N]>>;

/** A resource with its arguments. */
export interface ResourceRef<N extends ResourceName = ResourceName> {
  readonly name: N;
  readonly args: ResourceArgs<N>;
}

/** Returns the cache key: name and arguments, in any order. */
export function keyOf({ name, args }: ResourceRef): string {
  if (args === null) return name;
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const fields = given.sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name}?${fields.map(([field, value]) => `${field}=${value}`).join('&')}`;
}

interface Kept<N extends ResourceName> extends ResourceRef<N> {
  readonly data: ResourceData<N> | undefined;
  /** Failed attempts of the running or last fetch. */
  readonly failures: number;
  /** Mounted views that use it. */
  readonly users: number;
  /** Out of date since a change on the server; fetched again at the next use. */
  readonly isStale: boolean;
}

/** The entry of a read in the cache. After a failure it keeps the data of an earlier fetch beside the error. */
export type ResourceEntry<N extends ResourceName = ResourceName> = Kept<N> &
  (
    | { readonly status: 'idle' | 'loading'; readonly error: PortError | null }
    | {
        readonly status: 'ready' | 'refreshing';
        readonly data: ResourceData<N>;
        readonly error: null;
      }
    | { readonly status: 'failed'; readonly error: PortError }
  );

/** Whether a request is running or waits for its next attempt. */
export const isFetching = ({ status }: ResourceEntry): boolean =>
  status === 'loading' || status === 'refreshing';

export const isOf = <N extends ResourceName>(
  entry: ResourceEntry,
  name: N,
): entry is ResourceEntry<N> => entry.name === name;

/** Returns the articles of a cache; memoized, because selectors call it with every key press. */
export const articlesIn = lruMemoize((entries: Readonly<Record<string, ResourceEntry>>) =>
  Object.values(entries).flatMap((entry) =>
    isOf(entry, 'article') && entry.data !== undefined ? [entry.data] : [],
  ),
);

export const resourcesMachine = defineMachine({
  name: 'resources',
  purpose:
    'One cached read: fetched once however many views use it, retried, kept five minutes after its last user left (spec §9).',
  initial: 'idle',
  rest: ['idle', 'ready', 'failed'],
  table: {
    idle: { started: 'loading', primed: 'ready' },
    loading: { attemptFailed: 'loading', fetched: 'ready', gaveUp: 'failed', cancelled: 'idle' },
    ready: { started: 'refreshing', primed: 'ready' },
    refreshing: {
      attemptFailed: 'refreshing',
      fetched: 'ready',
      gaveUp: 'failed',
      cancelled: 'ready',
    },
    failed: { started: 'loading', primed: 'ready' },
  },
});
