import type { HostDirectory } from '#domain/contract/host.ts';
import type { Orm } from '#db/database.ts';
import { userOfSession } from './accounts.ts';
import { sessionIdOf } from './apiKeys.ts';
import { type Auth, createAuth } from './auth.ts';
import { folderOwner } from './folders.ts';
import { readSecrets } from './secrets.ts';
import { createTokens, type Tokens } from './tokens.ts';

export interface EmbeddedHostOptions {
  readonly orm: Orm;
  readonly publicUrl: string | null;
  /** Off only where a test signs in many times a minute. */
  readonly limitSignIns?: boolean;
  now(): Date;
}

/**
 * A host platform inside this process: accounts, sessions, folders and access tokens. The product
 * knows it by its HTTP interface and by `directory` alone, so another platform can take its place.
 */
export interface EmbeddedHost {
  readonly orm: Orm;
  readonly auth: Auth;
  readonly secret: string;
  readonly tokens: Tokens;
  readonly directory: HostDirectory;
  now(): Date;
}

export async function createEmbeddedHost(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
  const { orm, publicUrl, limitSignIns = true, now } = options;
  const { secret, signingKey } = await readSecrets(orm);
  const tokens = await createTokens(signingKey);
  return {
    orm,
    auth: createAuth({ orm, secret, publicUrl, limitSignIns }),
    secret,
    tokens,
    now,
    directory: {
      async userOfApiKey(apiKey) {
        const sessionId = sessionIdOf(apiKey, secret);
        return sessionId === null ? null : userOfSession(orm, sessionId, now());
      },
      claimsOfToken: (token) => tokens.verify(token, now()),
      folder: (folderId) => folderOwner(orm, folderId),
    },
  };
}
