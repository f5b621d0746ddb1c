import type { HostDirectory } from '#contract/host/host.ts';
import type { Orm } from '#db/database.ts';
import { type RateLimiter, rateLimiter } from '#db/rateLimiter.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import { userOfSession } from './accounts.ts';
import { type Auth, createAuth, type PasswordHashing } from './auth.ts';
import { type CookieRules, cookieRulesOf, OLD_COOKIES_MS } from './cookies.ts';
import { createTokens, sessionIdOf, type Tokens } from './credentials.ts';
import { flagsOf } from './flags.ts';
import { folderGrant, grantColumn, grantOf } from './folders.ts';
import { type Limits, limitsOf } from './limits.ts';
import { isOnlyAdministrator, removeHostAccount } from './removal.ts';
import { oldCookiesUntil, signingSecret } from './secrets.ts';
import { type SignInLog, signInLog } from './signInLog.ts';

export interface EmbeddedHostOptions {
  readonly orm: Orm;
  /** Encrypts what the host stores. */
  readonly secrets: SecretBox;
  readonly publicUrl: string | null;
  /** The secret that API servers elsewhere send to /host/directory; null if there are none. */
  readonly apiSecret: string | null;
  /** For each account, and for each address that is not signed in. */
  readonly requestsPerMinute: number;
  /** Whether others than the operators read the log (LOG_SHARED). */
  readonly isLogShared?: boolean;
  /** False only for tests that sign in many times a minute. */
  readonly limitSignIns?: boolean;
  /** Only for tests, which hash many: scrypt with 32 MiB, as better-auth has it, takes 50 ms of a core. */
  readonly passwords?: PasswordHashing;
  now(): Date;
}

/**
 * A host platform inside this process: accounts, sessions, folders, billing, flags and access tokens. The product
 * uses it only through its SDK and `directory`, so that another platform can replace it (docs/hosting.md).
 */
export interface EmbeddedHost {
  readonly orm: Orm;
  readonly auth: Auth;
  readonly publicUrl: string | null;
  readonly cookies: CookieRules;
  readonly limits: Limits;
  /** For requests. Attempts to guess a secret are counted in the database, without delay. */
  readonly limiter: RateLimiter;
  readonly secret: string;
  readonly signInLog: SignInLog;
  readonly apiSecret: string | null;
  readonly tokens: Tokens;
  readonly directory: HostDirectory;
  /** `directory.folder` as a column of statements on the same database. */
  readonly localGrants: { readonly column: typeof grantColumn; readonly grantOf: typeof grantOf };
  /** For servers on the same database. */
  readonly localAccounts: {
    readonly isOnlyAdministrator: typeof isOnlyAdministrator;
    readonly remove: typeof removeHostAccount;
  };
  now(): Date;
}

export async function createEmbeddedHost(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
  const { orm, secrets, publicUrl, apiSecret, requestsPerMinute, limitSignIns = true } = options;
  const { now, passwords } = options;
  const secret = await signingSecret({ orm, secrets });
  const oldUntil = await oldCookiesUntil(orm, new Date(now().getTime() + OLD_COOKIES_MS));
  const cookies = cookieRulesOf(publicUrl, oldUntil);
  const tokens = await createTokens({ orm, secrets }, now());
  return {
    orm,
    auth: createAuth({ orm, secrets, secret, publicUrl, cookies, passwords }),
    publicUrl,
    cookies,
    limits: limitsOf(requestsPerMinute, limitSignIns),
    limiter: rateLimiter(orm, now),
    secret,
    signInLog: signInLog(secret, options.isLogShared ?? false),
    apiSecret,
    tokens,
    now,
    localGrants: { column: grantColumn, grantOf },
    localAccounts: { isOnlyAdministrator, remove: removeHostAccount },
    directory: createDirectory({ orm, secret, tokens, now }),
  };
}

interface DirectoryParts {
  readonly orm: Orm;
  readonly secret: string;
  readonly tokens: Tokens;
  now(): Date;
}

/** The interface for API servers: for this one in process, for those elsewhere by /host/directory. */
function createDirectory({ orm, secret, tokens, now }: DirectoryParts): HostDirectory {
  return {
    async userOfApiKey(apiKey) {
      const sessionId = sessionIdOf(apiKey, secret);
      return sessionId === null ? null : userOfSession(orm, sessionId, now());
    },
    claimsOfToken: (token) => tokens.verify(token, now()),
    folder: (folderId, userId) => folderGrant(orm, folderId, userId, now()),
    flags: (userId) => flagsOf(orm, userId),
  };
}
