import { isWorthRetrying, pauseMs, READ_RETRIES } from '#domain/retry.ts';
import type { NamedPort } from '#services/lib/definePorts.ts';
import type { RootState } from '#store/subjects.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type {
  ResourceEntry,
  ResourceData,
  ResourceName,
  ResourceTypes,
} from '#store/resources/resource.ts';
import { callApi } from '../session/session.api.ts';
import { matching } from '../lib/matching.ts';
import { delay, put, race, select, take } from '../lib/effects.ts';
import { reportFailure } from '../access/access.api.ts';
import { services } from '../lib/services.ts';
import type { Services } from '#services/services.ts';

const selectIsUsed = (state: RootState, key: string) =>
  (resources.select(state, key)?.users ?? 0) > 0;

/** Something changed on the server while the fetch was running. */
const selectIsOvertaken = (state: RootState, key: string) => {
  const entry = resources.select(state, key);
  return entry !== null && entry.status === 'ready' && entry.isStale && entry.users > 0;
};

/** Fetches an entry until it has data, is given up, or another fetch replaces this one. */
export function* fetchResource(key: string) {
  let isDue = true;
  while (isDue) {
    yield* put(resources.started({ key }));
    const { done } = yield* race({
      done: attempts(key),
      cancelled: take(matching(resources.cancelled, { key })),
    });
    isDue = done === true && (yield* select(selectIsOvertaken, key));
  }
}

function* attempts(key: string) {
  while (true) {
    const entry = yield* select(resources.select, key);
    if (entry === null) return true;
    const failure = yield* attempt(key, entry);
    if (failure === null) return true;
    const mayRetry = isWorthRetrying(failure) && entry.failures < reads[entry.name].retries;
    if (mayRetry && (yield* select(selectIsUsed, key))) {
      yield* put(resources.attemptFailed({ key }));
      yield* delay(pauseMs(entry.failures + 1, failure));
    }
    // The last user may have left before the pause or during it.
    if (!mayRetry || !(yield* select(selectIsUsed, key))) {
      yield* put(resources.gaveUp({ key, error: failure }));
      return true;
    }
  }
}

function* attempt(key: string, { name, args }: ResourceEntry) {
  // An entry has the arguments of its own endpoint, which TypeScript cannot follow through the name.
  const port = reads[name].port(yield* services()) as NamedPort<
    (...args: ResourceEntry['args'][]) => Promise<ResourceData<ResourceName>>
  >;
  try {
    const data = yield* callApi(port, ...(args === null ? [] : [args]));
    yield* put(resources.fetched({ key, data }));
    return null;
  } catch (error) {
    return yield* reportFailure(error);
  }
}

interface Read<N extends ResourceName> {
  readonly port: (services: Services) => NamedPort<ResourceTypes[N]>;
  readonly retries: number;
}

/** The port of each resource, and how often a failed read is retried (spec §7, §9). */
const reads: { readonly [N in ResourceName]: Read<N> } = {
  articles: { port: ({ article }) => article.getArticles, retries: 0 },
  article: { port: ({ article }) => article.getArticle, retries: READ_RETRIES },
  versions: { port: ({ article }) => article.getVersions, retries: READ_RETRIES },
  version: { port: ({ article }) => article.getVersion, retries: READ_RETRIES },
  articleImage: { port: ({ asset }) => asset.getArticleImage, retries: READ_RETRIES },
  articleVoice: { port: ({ brandVoice }) => brandVoice.getArticleVoice, retries: READ_RETRIES },
  brief: { port: ({ brief }) => brief.getBrief, retries: READ_RETRIES },
  briefOf: { port: ({ brief }) => brief.getBriefOf, retries: READ_RETRIES },
  briefs: { port: ({ brief }) => brief.getBriefs, retries: READ_RETRIES },
  brandVoices: { port: ({ brandVoice }) => brandVoice.getVoices, retries: READ_RETRIES },
  assets: { port: ({ asset }) => asset.getAssets, retries: READ_RETRIES },
  imageRequests: { port: ({ asset }) => asset.getImageRequests, retries: READ_RETRIES },
  cover: { port: ({ asset }) => asset.getCover, retries: READ_RETRIES },
  assetUses: { port: ({ asset }) => asset.getAssetUses, retries: READ_RETRIES },
  deadLinks: { port: ({ url }) => url.getDeadLinks, retries: READ_RETRIES },
  dictionary: { port: ({ dictionary }) => dictionary.getWords, retries: READ_RETRIES },
  conversations: { port: ({ content }) => content.getConversations, retries: READ_RETRIES },
  ownConversations: { port: ({ content }) => content.getOwnConversations, retries: READ_RETRIES },
  engine: { port: ({ content }) => content.getEngine, retries: READ_RETRIES },
  humanizerCheck: {
    port: ({ humanizer }) => humanizer.getHumanizerCheck,
    retries: READ_RETRIES,
  },
  installationModels: { port: ({ installation }) => installation.getModels, retries: READ_RETRIES },
  installationSearch: { port: ({ installation }) => installation.getSearch, retries: READ_RETRIES },
  installationMail: { port: ({ installation }) => installation.getMail, retries: READ_RETRIES },
  jobs: { port: ({ content }) => content.getJobs, retries: READ_RETRIES },
  internalLinks: { port: ({ url }) => url.getInternalLinks, retries: READ_RETRIES },
  llmsText: { port: ({ url }) => url.getLlmsText, retries: READ_RETRIES },
  pages: { port: ({ url }) => url.getPages, retries: READ_RETRIES },
  places: { port: ({ location }) => location.getPlaces, retries: 0 },
  prompts: { port: ({ user }) => user.getPrompts, retries: READ_RETRIES },
  keyphraseUses: { port: ({ keyword }) => keyword.getKeyphraseUses, retries: 0 },
  limits: { port: ({ limit }) => limit.getLimits, retries: READ_RETRIES },
  scores: { port: ({ score }) => score.getScores, retries: READ_RETRIES },
  recentSnapshots: {
    port: ({ competitorsCollector }) => competitorsCollector.getRecentSnapshots,
    retries: READ_RETRIES,
  },
  snapshot: {
    port: ({ competitorsCollector }) => competitorsCollector.getSnapshot,
    retries: READ_RETRIES,
  },
  snapshots: {
    port: ({ competitorsCollector }) => competitorsCollector.getSnapshots,
    retries: READ_RETRIES,
  },
  sources: { port: ({ url }) => url.getSources, retries: READ_RETRIES },
  ideas: { port: ({ topic2 }) => topic2.getIdeas, retries: READ_RETRIES },
  audit: { port: ({ contentAudit }) => contentAudit.getAudit, retries: READ_RETRIES },
  auditPage: { port: ({ contentAudit }) => contentAudit.getAuditPage, retries: READ_RETRIES },
  audits: { port: ({ contentAudit }) => contentAudit.getAudits, retries: READ_RETRIES },
  topics: { port: ({ topic }) => topic.getTopics, retries: READ_RETRIES },
  topicSearches: { port: ({ topic2 }) => topic2.getTopicSearches, retries: READ_RETRIES },
  translations: { port: ({ translation }) => translation.getTranslations, retries: READ_RETRIES },
  usage: { port: ({ limit }) => limit.getUsage, retries: READ_RETRIES },
  userConfig: { port: ({ user }) => user.getConfig, retries: READ_RETRIES },
};
