import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { FolderGrant, HostDirectory } from '#contract/host/host.ts';
import type { Orm } from '#db/database.ts';
import type { DatabaseWatch } from '#db/databaseWatch.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import type { AccountDates } from '#domain/access/accountDates.ts';
import type { LimitPlans } from '#domain/access/limits.ts';
import type { CoverPool } from './adapters/cover/coverPool.ts';
import type { DesignTool } from './adapters/design/designTool.ts';
import type { MailServer } from './adapters/mail/mailer.ts';
import type { Engines } from './adapters/model/engine.ts';
import type { LocalModels } from './adapters/model/gguf/ggufModels.ts';
import type { Models } from './adapters/model/modelServer.ts';
import type { SiteKinds } from './adapters/publishing/siteKind.ts';
import type { ScoringPool } from './adapters/scoring/scoringPool.ts';
import type { PageIndex } from './adapters/serp/pageIndex.ts';
import type { SearchClientOf, SearchService } from './adapters/serp/search.ts';
import type { CheckLink } from './adapters/web/linkChecker.ts';
import type { Collector } from './adapters/web/pageCollector.ts';
import type { ReadWebPage } from './adapters/web/webReader.ts';
import type { Wakeups } from './lib/wakeups.ts';

/** `HostDirectory.folder` as a column of another statement, which saves a round trip. */
export interface LocalGrants {
  column(folderId: SQLWrapper, userId: SQLWrapper): SQL<unknown>;
  grantOf(selected: unknown, now: Date): FolderGrant | null;
}

/** The accounts of a host that uses the same database. */
export interface LocalAccounts {
  /** Whether nobody would administer the installation without the account. It stays so until the transaction ends. */
  isOnlyAdministrator(tx: Orm, userId: string): Promise<boolean>;
  /** Removes an account with all that the host has of it. */
  remove(tx: Orm, userId: string): Promise<void>;
}

/** The job queue as the modules see it. */
export interface Jobs {
  /** Queues a job when the transaction commits, and not otherwise. */
  enqueue<Schema extends z.ZodType>(
    tx: Orm,
    job: { readonly queue: string; readonly schema: Schema },
    data: z.input<Schema>,
    /** Fewer than the queue allows. */
    most?: { readonly retries: number },
  ): Promise<void>;
  /** Makes the workers of a queue, in every process, look for work now instead of at their next turn. */
  kick(job: { readonly queue: string }): void;
}

/** What the modules depend on. Time and ids come from here, so that a test can set them. */
export interface Deps {
  readonly orm: Orm;
  readonly databaseWatch: DatabaseWatch;
  readonly host: HostDirectory;
  /** Set only if the host uses the same database. */
  readonly localGrants?: LocalGrants | undefined;
  /** The same; undefined: the host removes accounts by itself. */
  readonly localAccounts?: LocalAccounts | undefined;
  /** Dates that decide what an account may do. */
  readonly dates: AccountDates;
  readonly limits: LimitPlans;
  readonly jobs: Jobs;
  readonly engines: Engines;
  /** Set by environment variables, which win over the settings; null if they set none. */
  readonly environmentModels: Models | null;
  /** The same of the service that searches the web. */
  readonly environmentSearch: SearchService | null;
  readonly searchClientOf: SearchClientOf;
  /** Models in files, which run in this process. */
  readonly local: LocalModels;
  readonly secrets: SecretBox;
  /** Origins of browser extensions that may call the API. */
  readonly extensionOrigins: readonly string[];
  readonly readWebPage: ReadWebPage;
  readonly checkLink: CheckLink;
  readonly collector: Collector;
  /** Sites that articles are to be published on. */
  readonly siteKinds: SiteKinds;
  /** Null: the installation has no client of one. */
  readonly designTool: DesignTool | null;
  /** Searches imported pages. */
  readonly pageIndex: PageIndex;
  /** Threads that score texts. */
  readonly scoring: ScoringPool;
  /** The thread that draws covers. */
  readonly covers: CoverPool;
  /** The mail server that environment variables set; null if they set none. */
  readonly environmentMail: MailServer | null;
  /** The address that people use, which links in mails need; null if it is not set. */
  readonly publicUrl: string | null;
  readonly wakeups: Wakeups;
  readonly log: FastifyBaseLogger;
  /** The most bytes that all images of one workspace may take. */
  readonly imageBytesPerWorkspace: number;
  now(): Date;
  newId(): string;
}
