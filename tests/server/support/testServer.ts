/** The real server on a real database. Only the host platform is a fake, because it is another system. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import type { Database } from '#db/database.ts';
import type { CheckedId } from '#db/schema/ids.ts';
import { ACCOUNT_DATES, type AccountDates } from '#domain/access/accountDates.ts';
import { LIMIT_PLANS, type LimitPlans } from '#domain/access/limits.ts';
import { TASK_NAMES } from '#contract/tasks.ts';
import { type HostDirectory, PRODUCT_ID, type TokenClaims } from '#contract/host.ts';
import { type JobQueue, openJobQueue } from '#server/jobs/jobQueue.ts';
import { createEmbeddedHost } from '#host/embeddedHost.ts';
import { registerHostRoutes } from '#host/hostRoutes.ts';
import { embeddedEngine } from '#server/adapters/model/embedded/embeddedEngine.ts';
import type { Engine, Engines } from '#server/adapters/model/engine.ts';
import { ggufModels, type LocalModels } from '#server/adapters/model/gguf/ggufModels.ts';
import { libraryIn } from '#server/adapters/model/gguf/llamaLibrary.ts';
import type { Models } from '#server/adapters/model/modelServer.ts';
import type { CheckLink } from '#server/adapters/web/linkChecker.ts';
import { coverPool } from '#server/adapters/cover/coverPool.ts';
import { type ScoringPool, scoringPool } from '#server/adapters/scoring/scoringPool.ts';
import { type PageIndex, pageIndex } from '#server/adapters/serp/pageIndex.ts';
import { searchOver, type SearchService } from '#server/adapters/serp/search.ts';
import { secretBoxOf } from '#server/adapters/secrets/secretBox.ts';
import { type Collector, pageCollector } from '#server/adapters/web/pageCollector.ts';
import { linksOfWeb, type ReadWebPage, webReader } from '#server/adapters/web/webReader.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { configOf, pageConfigOf } from '#server/config.ts';
import type { MailServer } from '#server/adapters/mail/mailer.ts';
import type { Deps } from '#server/deps.ts';
import { wakeupsOver } from '#server/lib/wakeups.ts';
import { enginesOf } from '#server/modules/installation/engines.service.ts';
import { pooledDatabase } from '#tests/support/database.ts';
import { quickPasswords } from '#tests/support/quickPasswords.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the server answered; each test says what that has to be
export type Json = any;

// A real server on a real database is slow on a busy machine.
jest.setTimeout(60_000);

export const API = '/content/api/v1';

/** An engine that does every task, and writes as the embedded one does. */
export const WITH_MODEL: Engine = { ...embeddedEngine, model: 'a model', tasks: TASK_NAMES };

/** A user of the fake host: one folder, an API key and a token of the same name. */
export interface TestUser {
  readonly id: string;
  readonly createDate: string;
  readonly folderId: string;
  /** A test changes it to change the folder in the host. */
  readonly folder: PlayedFolder;
  /** Changes to the claims of a paid user in the next token. */
  claims: Partial<TokenClaims>;
  /** Of the installation; a test sets it. */
  isAdmin: boolean;
  /** SEO articles on top of a subscription; a test sets it. */
  serpBasedAddon: number;
  readonly headers: { readonly 'x-api-key': string; readonly authorization: string };
}

interface PlayedFolder {
  ownerId: string;
  /** By the id of the user with whom it is shared. */
  readonly guests: Map<string, { readonly canWrite: boolean }>;
  isArchived: boolean;
  isOwnerLapsed: boolean;
}

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

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly deps: Deps;
  readonly queue: JobQueue;
  /** Lines of the log so far. */
  readonly log: Record<string, unknown>[];
  /** A new user, with a subscription unless the claims say otherwise. */
  user(claims?: Partial<TokenClaims>, createDate?: string): TestUser;
  /** Sends a request as the page does. */
  call(
    user: TestUser,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: Json; readonly headers: InjectHeaders }>;
  workspaceOf(user: TestUser): Promise<string>;
  close(): Promise<void>;
}

type InjectHeaders = Awaited<ReturnType<FastifyInstance['inject']>>['headers'];

export interface TestServerOptions {
  /** Without it, the engine of the settings, and so the embedded one at first. */
  readonly engine?: Engine;
  readonly environmentModels?: Models;
  /** Without it, there is no library to read GGUF files with. */
  readonly local?: LocalModels;
  readonly readWebPage?: ReadWebPage;
  readonly checkLink?: CheckLink;
  readonly environmentSearch?: SearchService | null;
  readonly collector?: Partial<Collector>;
  readonly search?: Parameters<typeof searchOver>[0];
  readonly now?: () => Date;
  readonly limits?: LimitPlans;
  readonly dates?: AccountDates;
  /** Played: its pages without its API. Embedded: both. Elsewhere: neither. */
  readonly hostPlatform?: 'played' | 'embedded' | 'elsewhere';
  readonly app?: Partial<AppOptions>;
  readonly environmentMail?: MailServer | null;
  readonly publicUrl?: string;
  readonly imageBytesPerWorkspace?: number;
  readonly works?: boolean;
  /** How often a failed job is retried; by default as in production. */
  readonly retries?: Parameters<typeof openJobQueue>[3];
}

const searchOf = (
  { environmentSearch = null, search, collector }: TestServerOptions,
  scoring: ScoringPool,
  index: PageIndex,
): Pick<Deps, 'environmentSearch' | 'searchClientOf' | 'scoring' | 'collector' | 'pageIndex'> => ({
  pageIndex: index,
  collector: { ...pageCollector(), ...collector },
  environmentSearch,
  searchClientOf: searchOver(search),
  scoring,
});

const mailOf = ({
  environmentMail,
  publicUrl,
}: TestServerOptions): Pick<Deps, 'environmentMail' | 'publicUrl'> => ({
  environmentMail: environmentMail ?? null,
  publicUrl: publicUrl ?? null,
});

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const files = await pooledDatabase();
  const { database } = files;
  const log: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void log.push(JSON.parse(line)) },
  );
  const wakeups = wakeupsOver(database.signals);
  const queue = await openJobQueue(database.bossOptions, wakeups, logger, options.retries);
  const users = new Map<string, TestUser>();
  const distDir = builtPage();
  const modelDeps = {
    orm: database.orm,
    wakeups,
    secrets: secretBoxOf({ SECRETS_KEY: Buffer.alloc(32, 7), DATA_DIR: '' }),
    environmentModels: options.environmentModels ?? null,
    local: options.local ?? ggufModels(() => libraryIn('/nowhere'), logger),
    log: logger,
  };
  const scoring = scoringPool();
  const covers = coverPool();
  const index = pageIndex();
  const deps: Deps = {
    ...modelDeps,
    host: playedHost(users),
    dates: options.dates ?? ACCOUNT_DATES,
    limits: options.limits ?? LIMIT_PLANS,
    jobs: queue,
    engines: options.engine ? always(options.engine) : enginesOf(modelDeps),
    readWebPage: options.readWebPage ?? webReader(),
    checkLink: options.checkLink ?? linksOfWeb(),
    ...searchOf(options, scoring, index),
    covers,
    ...mailOf(options),
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
      page: pageConfigOf(configOf({})),
      hasOfflinePage: true,
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
    const answer = await app.inject(
      body === undefined ? request : { ...request, payload: body as object },
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
        serpBasedAddon: 0,
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
      await files.dispose();
      rmSync(distDir, { recursive: true, force: true });
    },
  };
}

/** The same engine for every task. */
export const always = (engine: Engine): Engines => ({
  engineFor: async () => engine,
  enginesFor: async () => ({ engine, spare: null }),
  changed() {},
});

/** The secret that other API servers send to the embedded host. */
export const API_SECRET = 'known to API servers alone';

async function mountOf(
  platform: NonNullable<TestServerOptions['hostPlatform']>,
  { orm, now }: Deps,
): Promise<((app: FastifyInstance) => void) | undefined> {
  if (platform === 'elsewhere') return undefined;
  if (platform === 'played') return () => {};
  const options = {
    orm,
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

/** An id from an answer, for calls below the API. */
export const checkedId = <Id extends CheckedId>(text: string): Id => text as Id;

/** A workspace and its user. */
export async function userWithWorkspace(
  server: TestServer,
  claims?: Partial<TokenClaims>,
): Promise<{ readonly user: TestUser; readonly workspaceId: string }> {
  const user = server.user(claims);
  return { user, workspaceId: await server.workspaceOf(user) };
}

export const FREE: Partial<TokenClaims> = { is_main_product_active: false };

export const TRIAL: Partial<TokenClaims> = {
  ...FREE,
  extra_user_data: {
    active_product_trials: [PRODUCT_ID],
    is_main_product_trial_active: true,
    semrush_trial_has_been_used: true,
  },
};

/** Accounts without a subscription are restricted only by their limits (docs/spec.md §d.access.6). */
export const NEVER_READ_ONLY: AccountDates = { ...ACCOUNT_DATES, freePlanReadOnlyFrom: null };

export const nextRequestId = (): string => `request-${crypto.randomUUID().slice(0, 8)}`;

export function draftRequest(change: Record<string, unknown> = {}) {
  return {
    requestId: nextRequestId(),
    topic: 'Email marketing',
    keywords: ['newsletter'],
    language: 'en',
    location: '',
    notes: 'We send one newsletter a month.',
    ...change,
  };
}

export interface SseEvent {
  /** Null if it has no number. */
  readonly id: number | null;
  readonly data: Json;
}

export function parseSse(text: string): SseEvent[] {
  return text
    .split('\n\n')
    .map((frame) => /^(?:id: (\d+)\n)?data: (.*)$/s.exec(frame))
    .filter((match) => match !== null)
    .map(([, id, data]) => ({
      id: id === undefined ? null : Number(id),
      data: JSON.parse(data ?? ''),
    }));
}

/** The events of a job after event `after`. */
export async function eventsOf(
  server: TestServer,
  user: TestUser,
  path: string,
  after?: number,
): Promise<SseEvent[]> {
  const answer = await server.app.inject({
    url: `${API}${path}/events`,
    headers: {
      ...user.headers,
      ...(after === undefined ? {} : { 'last-event-id': String(after) }),
    },
  });
  return parseSse(answer.body);
}

const PATIENCE_MS = 30_000;

/** Waits until `condition` holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
