/** The real server on a real database. Only the host platform is a fake, because it is another system. */
import type { FastifyInstance } from 'fastify';
import { PRODUCT_ID, type TokenClaims } from '#contract/host/host.ts';
import type { Database } from '#db/database.ts';
import type { CheckedId } from '#db/schema/ids.ts';
import { ACCOUNT_DATES, type AccountDates } from '#domain/access/accountDates.ts';
import type { FlagName } from '#domain/access/flags.ts';
import type { LimitPlans } from '#domain/access/limits.ts';
import type { DesignTool } from '#server/adapters/design/designTool.ts';
import type { MailServer } from '#server/adapters/mail/mailer.ts';
import type { Engine } from '#server/adapters/model/engine.ts';
import type { LocalModels } from '#server/adapters/model/gguf/ggufModels.ts';
import type { Models } from '#server/adapters/model/modelServer.ts';
import type { SiteKinds } from '#server/adapters/publishing/siteKind.ts';
import type { SearchService, searchOver } from '#server/adapters/serp/search.ts';
import type { CheckLink } from '#server/adapters/web/linkChecker.ts';
import type { Collector } from '#server/adapters/web/pageCollector.ts';
import type { ReadWebPage } from '#server/adapters/web/webReader.ts';
import type { AppOptions } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import type { JobQueue, openJobQueue } from '#server/jobs/jobQueue.ts';
import { pooledDatabase } from '#tests/support/database.ts';
import { API, type Json, parseSse, type SseEvent } from './asking.ts';
import { newTestServer } from './newTestServer.ts';

// biome-ignore lint/performance/noBarrelFile: most tests that start a server ask it, too
export {
  API,
  API_SECRET,
  always,
  anAsked,
  draftRequest,
  type Json,
  nextRequestId,
  parseSse,
  type SseEvent,
  until,
} from './asking.ts';

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
  /** A test sets it. */
  isSupport: boolean;
  /** SEO articles on top of a subscription; a test sets it. */
  serpBasedAddon: number;
  /** Flags that are not as usual; a test sets them. */
  flags: Readonly<Partial<Record<FlagName, boolean>>>;
  readonly headers: { readonly 'x-api-key': string; readonly authorization: string };
}

interface PlayedFolder {
  ownerId: string;
  /** By the id of the user with whom it is shared. */
  readonly guests: Map<string, { readonly canWrite: boolean }>;
  isArchived: boolean;
  isOwnerLapsed: boolean;
}

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
  readonly extensionOrigins?: readonly string[];
  /** Without it, the engine of the settings, and so the embedded one at first. */
  readonly engine?: Engine;
  readonly environmentModels?: Models;
  /** Without it, there is no library to read GGUF files with. */
  readonly local?: LocalModels;
  readonly readWebPage?: ReadWebPage;
  readonly checkLink?: CheckLink;
  readonly siteKinds?: SiteKinds;
  readonly designTool?: DesignTool;
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
  /** Without it, covers are drawn. */
  readonly covers?: Deps['covers'];
  readonly works?: boolean;
  /** How often a failed job is retried; by default as in production. */
  readonly retries?: Parameters<typeof openJobQueue>[3];
}

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  return newTestServer(options, await pooledDatabase());
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
