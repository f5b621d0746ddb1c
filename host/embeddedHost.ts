import type { HostDirectory } from '#domain/contract/host.ts';
import type { Orm } from '#db/database.ts';
import { type Auth, createAuth } from './auth.ts';
import { createDirectory } from './directory.ts';
import { readSecrets } from './secrets.ts';
import { createTokens, type Tokens } from './tokens.ts';

export interface EmbeddedHostOptions {
  readonly orm: Orm;
  readonly publicUrl: string | null;
  /** What API servers elsewhere show at /host/directory; null: there are none. */
  readonly apiSecret: string | null;
  /** Off only where a test signs in many times a minute. */
  readonly limitSignIns?: boolean;
  now(): Date;
}

/**
 * A host platform inside this process: accounts, sessions, folders, billing, flags and access
 * tokens. The product knows it by its SDK and by `directory` alone, so that another platform can take
 * its place (docs/hosting.md).
 */
export interface EmbeddedHost {
  readonly orm: Orm;
  readonly auth: Auth;
  readonly secret: string;
  readonly apiSecret: string | null;
  readonly tokens: Tokens;
  readonly directory: HostDirectory;
  now(): Date;
}

export async function createEmbeddedHost(options: EmbeddedHostOptions): Promise<EmbeddedHost> {
  const { orm, publicUrl, apiSecret, limitSignIns = true, now } = options;
  const { secret, signingKey } = await readSecrets(orm);
  const tokens = await createTokens(signingKey);
  return {
    orm,
    auth: createAuth({ orm, secret, publicUrl, limitSignIns }),
    secret,
    apiSecret,
    tokens,
    now,
    directory: createDirectory({ orm, secret, tokens, now }),
  };
}
