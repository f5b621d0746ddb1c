/** What `testServer` puts together: the whole server, which a test that only asks one for its helpers does without. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import type { HostDirectory, TokenClaims } from '#contract/host/host.ts';
import { TASK_NAMES } from '#contract/lib/tasks.ts';
import { watchDatabase } from '#db/databaseWatch.ts';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { DEFAULT_FLAGS, flagsIn } from '#domain/access/flags.ts';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import { createEmbeddedHost } from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { coverPool } from '#server/adapters/cover/coverPool.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import type { Engine } from '#server/adapters/model/engine.ts';
import { ggufModels } from '#server/adapters/model/gguf/ggufModels.ts';
import { libraryIn } from '#server/adapters/model/gguf/llamaLibrary.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { type ScoringPool, scoringPool } from '#server/adapters/scoring/scoringPool.ts';
import { type PageIndex, pageIndex } from '#server/adapters/serp/pageIndex.ts';
import { searchOver } from '#server/adapters/serp/search.ts';
import { pageCollector } from '#server/adapters/web/pageCollector.ts';
import { linksOfWeb, webReader } from '#server/adapters/web/webReader.ts';
import { buildApp } from '#server/app.ts';
import { configOf, pageConfigOf } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { openJobQueue } from '#server/jobs/jobQueue.ts';
import { logOptions } from '#server/lib/log.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';
import { enginesOf } from '#server/modules/installation/engines.service.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { quickPasswords } from '#tests/support/quickPasswords.ts';
import { testSecrets } from '#tests/support/testSecrets.ts';
import { API, API_SECRET, always, nextRequestId } from './asking.ts';
import { needsRequestId } from './endpoints.ts';
import type { TestServer, TestServerOptions, TestUser } from './testServer.ts';

/** An engine that does every task, and writes as the embedded one does. */
export const WITH_MODEL: Engine = { ...embeddedEngine, model: 'a model', tasks: TASK_NAMES };

const CLAIMS: Omit<TokenClaims, 'sub' | 'email'> = {
  exp: 4_000_000_000,
  active_products: [],
  is_main_product_active: true,
  extra_user_data: {
    active_product_trials: [],
    is_main_product_trial_active: false,
    semrush_trial_has_been_used: false,
  },
  product_trials_available: [],
  is_main_product_trial_available: false,
};

const searchOf = (
  {
    environmentSearch = null,
    search,
    collector,
    siteKinds = siteKindsOf(),
    designTool,
  }: TestServerOptions,
  scoring: ScoringPool,
  index: PageIndex,
): Pick<
  Deps,
  | 'environmentSearch'
  | 'searchClientOf'
  | 'scoring'
  | 'collector'
  | 'pageIndex'
  | 'siteKinds'
  | 'designTool'
> => ({
  siteKinds,
  designTool: designTool ?? null,
  pageIndex: index,
  collector: { ...pageCollector(), ...collector },
  environmentSearch,
  searchClientOf: searchOver(search),
  scoring,
});

const coversOf = ({ covers = coverPool() }: TestServerOptions): Deps['covers'] => covers;

const openTo = ({
  environmentMail,
  publicUrl,
  extensionOrigins = [`chrome-extension://${'a'.repeat(32)}`],
}: TestServerOptions): Pick<Deps, 'environmentMail' | 'publicUrl' | 'extensionOrigins'> => ({
  extensionOrigins,
  environmentMail: environmentMail ?? null,
  publicUrl: publicUrl ?? null,
});

export async function newTestServer(
  options: TestServerOptions,
  { database, dispose }: Pick<TestDatabase, 'database' | 'dispose'>,
): Promise<TestServer> {
  const log: Record<string, unknown>[] = [];
  const logger = pino(logOptions('info'), {
    write: (line: string) => void log.push(JSON.parse(line)),
  });
  const wakeups = wakeupsOver(database.signals);
  const queue = await openJobQueue(database.bossOptions, wakeups, logger, options.retries);
  const users = new Map<string, TestUser>();
  const distDir = builtPage();
  const modelDeps = {
    orm: database.orm,
    wakeups,
    secrets: testSecrets,
    environmentModels: options.environmentModels ?? null,
    local: options.local ?? ggufModels(() => libraryIn('/nowhere'), logger),
    log: logger,
  };
  const scoring = scoringPool();
  const covers = coversOf(options);
  const index = pageIndex();
  const deps: Deps = {
    ...modelDeps,
    databaseWatch: watchDatabase(database.orm, logger, database.assertRoom),
    host: playedHost(users),
    dates: options.dates ?? ACCOUNT_DATES,
    limits: options.limits ?? LIMIT_PLANS,
    jobs: queue,
    engines: options.engine ? always(options.engine) : enginesOf(modelDeps),
    readWebPage: options.readWebPage ?? webReader(),
    checkLink: options.checkLink ?? linksOfWeb(),
    ...searchOf(options, scoring, index),
    covers,
    ...openTo(options),
    imageBytesPerWorkspace: options.imageBytesPerWorkspace ?? 1_000_000_000,
    now: options.now ?? (() => new Date()),
    newId: () => crypto.randomUUID(),
  };
  if (options.works ?? true) await queue.work(deps);
  const app = await buildApp(
    deps,
    {
      version: '0.0.0',
      distDir,
      publicUrl: null,
      hostSdkUrl: '/host/sdk.js',
      page: pageConfigOf(configOf({}), '1.0.0'),
      hasOfflinePage: true,
      hasSourceMaps: false,
      requestsPerMinute: 100_000,
      trustedProxies: 0,
      requestsAtOnce: 1000,
      listenHost: '127.0.0.1',
      ...options.app,
    },
    await mountOf(options.hostPlatform ?? 'played', deps),
  );
  await app.ready();
  const call: TestServer['call'] = async (user, method, path, body) => {
    const request: InjectOptions = { method, url: `${API}${path}`, headers: user.headers };
    const isWithoutId = method === 'POST' && body instanceof Object && needsRequestId(path);
    const sent = isWithoutId ? { requestId: nextRequestId(), ...body } : body;
    const answer = await app.inject(
      sent === undefined ? request : { ...request, payload: sent as object },
    );
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  return {
    app,
    database,
    deps,
    queue,
    log,
    user(claims = {}, createDate = '2026-01-01T00:00:00.000Z') {
      const id = crypto.randomUUID();
      const user: TestUser = {
        id,
        createDate,
        claims,
        isAdmin: false,
        isSupport: false,
        serpBasedAddon: 0,
        flags: {},
        folderId: `folder-${id}`,
        folder: { ownerId: id, guests: new Map(), isArchived: false, isOwnerLapsed: false },
        headers: { 'x-api-key': `key-${id}`, authorization: `Bearer token-${id}` },
      };
      users.set(id, user);
      return user;
    },
    call,
    async workspaceOf(user) {
      const { body } = await call(user, 'POST', '/workspace', { folderId: user.folderId });
      return body.id;
    },
    async close() {
      await app.close();
      await queue.stop();
      await scoring.close();
      await covers.close();
      await index.close();
      await dispose();
      rmSync(distDir, { recursive: true, force: true });
    },
  };
}

async function mountOf(
  platform: NonNullable<TestServerOptions['hostPlatform']>,
  { orm, secrets, now }: Deps,
): Promise<((app: FastifyInstance) => void) | undefined> {
  if (platform === 'elsewhere') return undefined;
  if (platform === 'played') return () => {};
  const options = {
    orm,
    secrets,
    publicUrl: null,
    apiSecret: API_SECRET,
    limitSignIns: false,
    passwords: quickPasswords,
    requestsPerMinute: 100_000,
    now,
  };
  const host = await createEmbeddedHost(options);
  return (app) => registerHostRoutes(app, host);
}

function playedHost(users: ReadonlyMap<string, TestUser>): HostDirectory {
  const named = (prefix: string, value: string) =>
    value.startsWith(prefix) ? (users.get(value.slice(prefix.length)) ?? null) : null;
  return {
    userOfApiKey: async (apiKey) => named('key-', apiKey),
    async claimsOfToken(token) {
      const user = named('token-', token);
      return user && { ...CLAIMS, sub: user.id, email: `${user.id}@example.com`, ...user.claims };
    },
    async folder(folderId, userId) {
      const folder = named('folder-', folderId)?.folder;
      if (folder === undefined) return null;
      const { guests, ...state } = folder;
      const guest = folder.ownerId === userId ? { canWrite: true } : guests.get(userId);
      return guest === undefined ? null : { id: folderId, ...guest, ...state };
    },
    flags: async (userId) => flagsIn({ ...DEFAULT_FLAGS, ...users.get(userId)?.flags }),
  };
}

function builtPage(): string {
  const distDir = mkdtempSync(join(tmpdir(), 'toolkit-dist-'));
  const html =
    '<!-- sm-log-id: __LOG_ID__ --><meta name="page-config" content="__PAGE_CONFIG__"><script nonce="__NONCE__" src="__HOST_SDK_URL__"></script>';
  for (const file of ['index.html', 'dashboard.html', 'article.html', 'host.html'])
    writeFileSync(join(distDir, file), `${file} ${html}`);
  writeFileSync(join(distDir, 'offline.js'), "addEventListener('fetch', () => undefined);");
  writeFileSync(join(distDir, 'sdk.js'), 'window.contentHost = {};');
  mkdirSync(join(distDir, 'assets'));
  writeFileSync(join(distDir, 'assets/main.0123.js'), 'export {};');
  for (const ending of ['br', 'gz'])
    writeFileSync(join(distDir, `assets/main.0123.js.${ending}`), `as ${ending}`);
  return distDir;
}
