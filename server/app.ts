import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Problem } from '#contract/lib/problem.ts';
import { API_PREFIX } from '#contract/lib/route.ts';
import { type RateLimiter, rateLimiter } from '#db/rateLimiter.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import { assertSanitisersWork } from './adapters/html/sanitise.ts';
import type { Deps } from './deps.ts';
import { nameActivities } from './http/activity.scope.ts';
import { apiScope } from './http/api.scope.ts';
import { settleEncoding } from './http/compressed.scope.ts';
import type { Handlers } from './http/endpoints.ts';
import { errorTunnel } from './http/errorTunnel.scope.ts';
import { openToExtensions } from './http/extension.scope.ts';
import { answerHealth } from './http/health.scope.ts';
import { type ApiDescription, describeApi } from './http/openApi.scope.ts';
import { openStreams } from './http/openStreams.ts';
import { refuseForeignOrigins, refuseOtherHosts } from './http/origin.scope.ts';
import { shedOverload } from './http/overload.scope.ts';
import { servePages } from './http/pages.scope.ts';
import { withPluginName } from './http/pluginName.ts';
import { answerProblem, answerWithProblems } from './http/problems.scope.ts';
import {
  parseBoundedJson,
  refuseUnreadableUrls,
  routableUrl,
} from './http/readableRequest.scope.ts';
import { logIdOf, markAnswer, RequestLog } from './http/requestLog.ts';
import { secureAnswers } from './http/security.scope.ts';
import { type TrustedProxies, trustProxyOption } from './http/trustedProxies.ts';
import { limitHandlers, upgradeHandlers } from './modules/access/access.routes.ts';
import { archiveHandlers } from './modules/archive/archive.routes.ts';
import { serveArchives } from './modules/archive/archiveFile.routes.ts';
import { articleHandlers } from './modules/article/article.routes.ts';
import { contentAuditHandlers } from './modules/audit/audit.routes.ts';
import { annexOfBrief } from './modules/briefs/brief.api.ts';
import { briefHandlers } from './modules/briefs/brief.routes.ts';
import { competitorsCollectorHandlers } from './modules/competitors/competitors.routes.ts';
import { designHandlers } from './modules/design/design.routes.ts';
import { exampleHandlers } from './modules/examples/example.routes.ts';
import { workspaceHandlers } from './modules/folders/workspace.routes.ts';
import { humanizerHandlers } from './modules/humanizer/humanizer.routes.ts';
import { ideaHandlers } from './modules/ideas/idea.routes.ts';
import { unsubscribePages } from './modules/ideas/unsubscribe.routes.ts';
import { assetHandlers } from './modules/images/asset.routes.ts';
import { serveAssets } from './modules/images/assetFiles.routes.ts';
import { imagePasses } from './modules/images/imagePass.service.ts';
import { serveSharedImages } from './modules/images/sharedImages.routes.ts';
import { installationHandlers } from './modules/installation/installation.routes.ts';
import {
  folderIntegrationHandlers,
  integrationHandlers,
} from './modules/publishing/publishing.routes.ts';
import {
  accountRemovalHandlers,
  workspaceRemovalHandlers,
} from './modules/removal/removal.routes.ts';
import { scoreHandlers } from './modules/seo/score.routes.ts';
import { userHandlers } from './modules/session/user.routes.ts';
import { sharePages } from './modules/sharing/share.routes.ts';
import { serveShareStyle } from './modules/sharing/shareStyle.routes.ts';
import { postHandlers } from './modules/social/post.routes.ts';
import { dictionaryHandlers } from './modules/spelling/dictionary.routes.ts';
import { supportHandlers } from './modules/support/support.routes.ts';
import {
  keywordHandlers,
  topicHandlers,
  topicSearchHandlers,
} from './modules/topics/topic.routes.ts';
import { urlHandlers } from './modules/transfer/url.routes.ts';
import { brandVoiceHandlers } from './modules/voice/brandVoice.routes.ts';
import { contentHandlers } from './modules/writing/content.routes.ts';
import { locationHandlers } from './modules/writing/location.routes.ts';
import { metaHandlers } from './modules/writing/meta.routes.ts';
import { titleHandlers } from './modules/writing/title.routes.ts';
import { translationHandlers } from './modules/writing/translation.routes.ts';
import { accessPolicy } from './policies/access.policy.ts';
import { featurePolicy } from './policies/feature.policy.ts';

export interface AppOptions {
  readonly version: string;
  readonly distDir: string;
  /** The address people use if there is a proxy in front; null: the address of the request. */
  readonly publicUrl: string | null;
  readonly hostSdkUrl: string;
  readonly page: PageConfig;
  readonly hasOfflinePage: boolean;
  readonly hasSourceMaps: boolean;
  readonly requestsPerMinute: number;
  readonly trustedProxies: TrustedProxies;
  /** Requests that are handled at once; further requests get `overloaded`. */
  readonly requestsAtOnce: number;
  /** The name or address that the server listens on. */
  readonly listenHost: string;
}

/** Builds the server without listening. `mountHost` adds the routes of an embedded host platform. */
export async function buildApp(
  deps: Deps,
  options: AppOptions,
  mountHost?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  assertSanitisersWork();
  const app = newFastify(deps, options);
  const limiter = rateLimiter(deps.orm, deps.now);
  app.addHook('onClose', async () => limiter.close());
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping.signal.aborted) return;
    reply.header('connection', 'close');
    throw new Problem('unavailable');
  });
  answerWithProblems(app, deps.databaseWatch);
  parseBoundedJson(app);
  const isHttps = options.publicUrl?.startsWith('https:') ?? false;
  await secureAnswers(app, { page: options.page, isHttps });
  shedOverload(app, options.requestsAtOnce);
  if (options.publicUrl === null) refuseOtherHosts(app, options.listenHost);
  openToExtensions(app, deps.extensionOrigins);
  refuseForeignOrigins(app, options.publicUrl, deps.extensionOrigins);
  refuseUnreadableUrls(app);
  settleEncoding(app);
  await describeApi(app, productApi(options.version));
  answerHealth(app, deps);
  await servePages(app, { ...options, hasHostPages: mountHost !== undefined });
  const passes = imagePasses(deps, { isHttps });
  serveFiles(app, deps, passes, limiter);
  await servePublicPages(app, deps, { limiter, ...options });
  mountHost?.(app);
  await app.register(withPluginName('api', apiScope), {
    ...signInOf(deps),
    limiter,
    requestsPerMinute: options.requestsPerMinute,
    handlers: handlersOf(deps),
    policy: accessPolicy(deps),
    featurePolicy: featurePolicy(deps),
    streams: streamsOf(options),
    stopping: stopping.signal,
    cookiesOf: passes.cookiesOf,
  });
  app.all('/content/api/*', () => {
    throw new Problem('not_found'); // otherwise the page would answer
  });
  return app;
}

const signInOf = ({ host, secrets, extensionOrigins, now }: Deps) => ({
  host,
  secrets,
  extensionOrigins,
  now,
});

/** Streams that may be open, as a multiple of the requests handled at once: most of the time they wait. */
const STREAMS_PER_REQUEST = 5;

const streamsOf = ({ requestsAtOnce }: AppOptions) =>
  openStreams(requestsAtOnce * STREAMS_PER_REQUEST);

/** What browsers ask for without the headers of the API: who may have it is in cookies. */
function serveFiles(
  app: FastifyInstance,
  deps: Deps,
  passes: ReturnType<typeof imagePasses>,
  limiter: RateLimiter,
): void {
  serveAssets(app, deps, passes);
  serveArchives(app, deps, passes, limiter);
}

/** What needs no sign-in: an article by its link, the end of e-mails by that in one, and reports of errors. */
async function servePublicPages(
  app: FastifyInstance,
  deps: Deps,
  { limiter, page }: Pick<AppOptions, 'page'> & { readonly limiter: RateLimiter },
): Promise<void> {
  const dsn = page.errorReports?.dsn ?? null;
  await app.register(withPluginName('error reports', errorTunnel), { dsn, limiter });
  await serveShareStyle(app);
  serveSharedImages(app, deps, limiter);
  await app.register(withPluginName('share', sharePages), { orm: deps.orm, limiter, annexOfBrief });
  await app.register(withPluginName('unsubscribe', unsubscribePages), {
    orm: deps.orm,
    now: deps.now,
    limiter,
  });
}

/** The server of a process that only runs jobs: it has health checks and nothing else. */
export async function buildWorkerApp(
  deps: Pick<Deps, 'databaseWatch' | 'log'>,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({ loggerInstance: deps.log as FastifyBaseLogger });
  answerWithProblems(app, deps.databaseWatch);
  answerHealth(app, deps);
  return app;
}

/** How long a request may take to arrive. Uploading a large image over a slow connection takes minutes. */
const REQUEST_MAX_MS = 5 * 60_000;

/** The longest path parameter at all; each route has its own limits. */
const LONGEST_PARAM = 16 * 1024;

function newFastify(deps: Deps, options: AppOptions): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: (request) => logIdOf(request.headers, deps.newId),
    trustProxy: trustProxyOption(options.trustedProxies),
    requestTimeout: REQUEST_MAX_MS,
    return503OnClosing: false, // buildApp returns a problem
    frameworkErrors: answerProblem,
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    routerOptions: { maxParamLength: LONGEST_PARAM },
  });
  nameActivities(app);
  app.addHook('onRequest', async (request, reply) => markAnswer(request, reply));
  return app;
}

function handlersOf(deps: Deps): Handlers {
  return {
    article: articleHandlers(deps),
    asset: assetHandlers(deps),
    competitorsCollector: competitorsCollectorHandlers(deps),
    brandVoice: brandVoiceHandlers(deps),
    keyword: keywordHandlers(deps),
    topic: topicHandlers(deps),
    topic2: { ...topicSearchHandlers(deps), ...ideaHandlers(deps) },
    brief: briefHandlers(deps),
    content: contentHandlers(deps),
    contentAudit: contentAuditHandlers(deps),
    dictionary: dictionaryHandlers(deps),
    folderIntegration: folderIntegrationHandlers(deps),
    humanizer: humanizerHandlers(deps),
    installation: installationHandlers(deps),
    integration: { ...integrationHandlers(deps), ...designHandlers(deps) },
    limit: limitHandlers(deps),
    location: locationHandlers(),
    meta: metaHandlers(deps),
    post: postHandlers(deps),
    score: scoreHandlers(deps),
    support: supportHandlers(deps),
    title: titleHandlers(deps),
    translation: translationHandlers(deps),
    upgrade: upgradeHandlers(deps),
    url: urlHandlers(deps),
    user: { ...userHandlers(deps), ...accountRemovalHandlers(deps) },
    workspace: {
      ...workspaceHandlers(deps),
      ...archiveHandlers(deps),
      ...exampleHandlers(deps),
      ...workspaceRemovalHandlers(deps),
    },
  };
}

const productApi = (version: string): ApiDescription => ({
  path: '/content/api/openapi.json',
  prefixes: [API_PREFIX],
  document: {
    info: {
      title: 'Content toolkit',
      version,
      description:
        'The API behind the content toolkit. Unknown and repeated query parameters are refused (400).',
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description: 'The host session.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The claims.',
        },
      },
    },
    security: [{ apiKey: [], token: [] }],
  },
});
