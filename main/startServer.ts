/** Puts the server together from its configuration: database, embedded host, jobs, app. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HostDirectory } from '#contract/host/host.ts';
import { openDatabase } from '#db/client.ts';
import type { Database, Orm } from '#db/database.ts';
import { watchDatabase } from '#db/databaseWatch.ts';
import { migrate } from '#db/migrate.ts';
import { sealPlain } from '#db/secrets/sealStored.ts';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import { createEmbeddedHost } from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { coverPool } from '#server/adapters/cover/coverPool.ts';
import { designToolOf } from '#server/adapters/design/environment.ts';
import { remoteHostOf } from '#server/adapters/host/remoteHost.ts';
import { mailServerOf } from '#server/adapters/mail/smtp.ts';
import { modelsOfEnvironment } from '#server/adapters/model/engineOf.ts';
import { flawOfGguf } from '#server/adapters/model/gguf/ggufFile.ts';
import { ggufModels, type LocalModels } from '#server/adapters/model/gguf/ggufModels.ts';
import { isLibraryIn, libraryIn } from '#server/adapters/model/gguf/llamaLibrary.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { scoringPool } from '#server/adapters/scoring/scoringPool.ts';
import { searchOfEnvironment } from '#server/adapters/serp/environment.ts';
import { pageIndex } from '#server/adapters/serp/pageIndex.ts';
import { searchOver } from '#server/adapters/serp/search.ts';
import { pageCollector } from '#server/adapters/web/pageCollector.ts';
import { linksOfWeb, webReader } from '#server/adapters/web/webReader.ts';
import { buildApp, buildWorkerApp } from '#server/app.ts';
import { type Config, ConfigError, datesOf, limitsOf, pageConfigOf } from '#server/config.ts';
import type { Deps, LocalAccounts, LocalGrants } from '#server/deps.ts';
import { closerOf } from '#server/http/closing.ts';
import { openJobQueue } from '#server/jobs/jobQueue.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';
import { enginesOf } from '#server/modules/installation/engines.service.ts';
import { hostTurn } from '#server/modules/work/turn.api.ts';

const ROOT = join(import.meta.dirname, '..');

export interface RunningServer {
  readonly url: string;
  /** Waits for requests and jobs, each for a while, then closes the database. */
  stop(): Promise<void>;
}

/** Where `npm run models:gguf` installs the library that reads GGUF files. */
const MODELS_FOLDER = join(ROOT, '.models');

const BYTES_PER_MB = 1024 * 1024;

/** Starts what the role of this process requires: the API, the worker, or both. */
export async function startServer(config: Config, log: FastifyBaseLogger): Promise<RunningServer> {
  const closers: Closers = [];
  const stop = () => closeAll(closers.splice(0).reverse(), log);
  try {
    const local = await localModels(config, log);
    closers.push(['models', local.release]);
    const { database, secrets, databaseWatch, wakeups, jobs } = await storageOf(
      config,
      log,
      closers,
    );
    const host = await hostOf(config, { orm: database.orm, secrets }, log);
    const modelDeps = {
      orm: database.orm,
      wakeups,
      secrets,
      environmentModels: modelsOfEnvironment(config),
      local,
      log,
    };
    const deps: Deps = {
      databaseWatch,
      host: host.directory,
      localGrants: host.localGrants,
      localAccounts: host.localAccounts,
      extensionOrigins: config.EXTENSION_ORIGINS ?? [],
      ...allowancesOf(config),
      jobs,
      ...modelDeps,
      engines: enginesOf(modelDeps),
      ...researchOf(config, modelDeps.orm, closers),
      ...mailOf(config),
      now,
      newId: randomUUID,
    };
    const app = await appFor(config, deps, host);
    closers.push(['app', closerOf(app)]);
    await app.listen({ port: config.PORT, host: config.HOST });
    if (config.ROLE !== 'api') await jobs.work(deps);
    const { port } = app.server.address() as AddressInfo;
    return { url: config.PUBLIC_URL ?? `http://${urlHost(config.HOST)}:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What encrypts stored secrets. Those of an older version are encrypted now. */
async function secretsOf(config: Config, database: Database): Promise<Deps['secrets']> {
  const secrets = secretBoxOf(config);
  await sealPlain(database, secrets);
  return secrets;
}

/** What is to be closed, in the order in which it was opened. */
type Closers = [name: string, close: () => Promise<unknown>][];

/**
 * The longest that anything may take to close. A connection to PostgreSQL that is lost at that moment may never say that it is
 * closed, and a server that was asked to stop would wait for it for good.
 */
const CLOSE_MAX_MS = 10_000;

async function closeAll(closers: Closers, log: FastifyBaseLogger): Promise<void> {
  for (const [name, close] of closers) {
    const late = pause(CLOSE_MAX_MS, false, { ref: false });
    if (await Promise.race([close().then(() => true), late])) continue;
    log.error({ closing: name }, 'not closed in time');
  }
}

/** The database and what stands on it: who watches it, and the queue of jobs. */
async function storageOf(config: Config, log: FastifyBaseLogger, closers: Closers) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log });
  closers.push(['database', database.close]);
  await migrate(database);
  const secrets = await secretsOf(config, database);
  const wakeups = wakeupsOver(database.signals);
  const databaseWatch = watchDatabase(database.orm, log, database.assertRoom);
  const { bossOptions } = database;
  const jobs = await openJobQueue(bossOptions, wakeups, log, undefined, databaseWatch.noticed);
  closers.push(['jobs', jobs.stop]);
  return { database, secrets, databaseWatch, wakeups, jobs };
}

/** What accounts and workspaces may do and use. */
function allowancesOf(config: Config): Pick<Deps, 'dates' | 'limits' | 'imageBytesPerWorkspace'> {
  return {
    dates: datesOf(config),
    limits: limitsOf(config),
    imageBytesPerWorkspace: config.IMAGES_PER_WORKSPACE_MB * BYTES_PER_MB,
  };
}

const mailOf = (config: Config): Pick<Deps, 'environmentMail' | 'publicUrl'> => ({
  environmentMail: mailServerOf(config),
  publicUrl: config.PUBLIC_URL,
});

type Research = Pick<
  Deps,
  | 'readWebPage'
  | 'checkLink'
  | 'collector'
  | 'siteKinds'
  | 'designTool'
  | 'pageIndex'
  | 'scoring'
  | 'covers'
  | 'environmentSearch'
  | 'searchClientOf'
>;

/** Searches the web, reads what is there, scores texts and draws covers. */
function researchOf(config: Config, orm: Orm, closers: Closers): Research {
  const web = config.URL_IMPORT_ALLOW_PRIVATE ? { isAllowed: () => true } : {};
  const scoring = scoringPool();
  const covers = coverPool();
  const index = pageIndex();
  closers.push(['scoring', scoring.close], ['covers', covers.close], ['index', index.close]);
  return {
    readWebPage: webReader(web),
    checkLink: linksOfWeb(web),
    collector: pageCollector({ ...web, inTurn: (host, signal) => hostTurn(orm, host, signal) }),
    siteKinds: siteKindsOf(web),
    designTool: designToolOf(config, web),
    pageIndex: index,
    scoring,
    covers,
    environmentSearch: searchOfEnvironment(config),
    searchClientOf: searchOver(),
  };
}

/** Throws if the file of the configuration is not there, which is better said now than to the first writer. */
async function localModels(
  { MODEL_GGUF: path }: Config,
  log: FastifyBaseLogger,
): Promise<LocalModels> {
  const flaw = path === null ? null : await flawOfGguf(path);
  if (flaw !== null) throw new ConfigError(`MODEL_GGUF: ${path} ${flaw}.`);
  if (path !== null && !isLibraryIn(MODELS_FOLDER))
    throw new ConfigError('MODEL_GGUF needs node-llama-cpp. Install it with npm run models:gguf.');
  return ggufModels(() => libraryIn(MODELS_FOLDER), log);
}

interface Host {
  readonly directory: HostDirectory;
  readonly localGrants?: LocalGrants;
  readonly localAccounts?: LocalAccounts;
  /** Adds the routes of an embedded host; undefined for a remote platform. */
  readonly mount: ((app: FastifyInstance) => void) | undefined;
}

/** The configured host platform, or the embedded one (docs/hosting.md). */
async function hostOf(
  config: Config,
  stored: Pick<Deps, 'orm' | 'secrets'>,
  log: FastifyBaseLogger,
): Promise<Host> {
  const remote = remoteHostOf(config, log, now);
  if (remote !== null) return { directory: remote, mount: undefined };
  const {
    PUBLIC_URL: publicUrl,
    HOST_API_SECRET: apiSecret,
    RATE_LIMIT_PER_MINUTE: requestsPerMinute,
    LOG_SHARED: isLogShared,
  } = config;
  const host = await createEmbeddedHost({
    ...stored,
    publicUrl,
    apiSecret,
    requestsPerMinute,
    isLogShared,
    now,
  });
  const { directory, localGrants, localAccounts } = host;
  return { directory, localGrants, localAccounts, mount: (app) => registerHostRoutes(app, host) };
}

const now = () => new Date();

async function appFor(config: Config, deps: Deps, host: Host): Promise<FastifyInstance> {
  if (config.ROLE === 'worker') return buildWorkerApp(deps);
  return buildApp(deps, await appOptions(config), host.mount);
}

/** The version of package.json. */
export async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return String(version);
}

async function appOptions(config: Config) {
  const version = await productVersion();
  return {
    version,
    distDir: join(ROOT, 'dist'),
    publicUrl: config.PUBLIC_URL,
    hostSdkUrl: config.HOST_SDK_URL,
    page: pageConfigOf(config, version),
    hasOfflinePage: config.OFFLINE_PAGE,
    hasSourceMaps: config.SOURCE_MAPS,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustedProxies: config.TRUST_PROXY,
    requestsAtOnce: config.REQUESTS_AT_ONCE,
    listenHost: config.HOST,
  };
}

/** The host name to open in a browser, also for an address that means "all addresses". */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
