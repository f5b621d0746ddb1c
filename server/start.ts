/** Puts the server together from its configuration: database, embedded host, queue, app. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openDatabase } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { createEmbeddedHost } from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { openDraftQueue, type RunningQueue } from './adapters/jobs/draftQueue.ts';
import { embeddedEngine } from './adapters/model/embedded/embeddedEngine.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { inProcessWakeups } from './lib/wakeups.ts';
import { purgeDeletedArticles } from './modules/article/article.service.ts';
import { giveUpDraft, writeDraft } from './modules/content/draftWriter.service.ts';

const ROOT = join(import.meta.dirname, '..');
const PURGE_EVERY_MS = 24 * 60 * 60 * 1000;

export interface RunningServer {
  readonly url: string;
  /** Answers what is being asked, lets jobs come to rest, closes the database. */
  stop(): Promise<void>;
}

export async function startServer(config: Config, log: FastifyBaseLogger): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
    const database = await openDatabase({ databaseUrl, dataDir, log });
    closers.push(database.close);
    await migrate(database);
    const drafts = await openDraftQueue(database.bossOptions, log);
    closers.push(drafts.stop);
    const { app, deps } = await appOn(database, drafts, config, log);
    closers.push(() => app.close());
    await app.listen({ port: config.PORT, host: config.HOST });
    await workOn(drafts, deps);
    closers.push(purgeDaily(deps));
    const { port } = app.server.address() as AddressInfo;
    return { url: config.PUBLIC_URL ?? `http://${urlHost(config.HOST)}:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function appOn(
  { orm }: Database,
  drafts: RunningQueue,
  config: Config,
  log: FastifyBaseLogger,
): Promise<{ readonly app: FastifyInstance; readonly deps: Deps }> {
  const now = () => new Date();
  const host = await createEmbeddedHost({ orm, publicUrl: config.PUBLIC_URL, now });
  const deps: Deps = {
    orm,
    host: host.directory,
    drafts,
    wakeups: inProcessWakeups(),
    log,
    now,
    newId: randomUUID,
  };
  const options = await appOptions(config);
  return { deps, app: await buildApp(deps, options, (app) => registerHostRoutes(app, host)) };
}

/** Answers with what ends it. */
function purgeDaily(deps: Deps): () => Promise<void> {
  const purge = () => purgeDeletedArticles(deps).catch((err: unknown) => deps.log.warn({ err }));
  let last = purge();
  const timer = setInterval(() => {
    last = purge();
  }, PURGE_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

async function workOn(queue: RunningQueue, deps: Deps): Promise<void> {
  const writer = { ...deps, engine: embeddedEngine };
  await queue.work({
    write: (jobId, signal) => writeDraft(writer, jobId, signal),
    giveUp: (jobId) => giveUpDraft(writer, jobId),
  });
}

async function appOptions(config: Config) {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return {
    version: String(version),
    distDir: join(ROOT, 'dist'),
    publicUrl: config.PUBLIC_URL,
    hostSdkUrl: config.HOST_SDK_URL,
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trustProxy: config.TRUST_PROXY,
  };
}

/** What to type for an address that means "all of them". */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
