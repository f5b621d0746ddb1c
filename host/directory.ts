import type { Orm } from '#db/database.ts';
import type { HostDirectory } from '#contract/host.ts';
import { userOfSession } from './accounts.ts';
import { sessionIdOf } from './apiKeys.ts';
import { folderGrant } from './folders.ts';
import type { Tokens } from './tokens.ts';

interface DirectoryParts {
  readonly orm: Orm;
  readonly secret: string;
  readonly tokens: Tokens;
  now(): Date;
}

/** What API servers ask of the host: this one in process, those elsewhere by /host/directory. */
export function createDirectory({ orm, secret, tokens, now }: DirectoryParts): HostDirectory {
  return {
    async userOfApiKey(apiKey) {
      const sessionId = sessionIdOf(apiKey, secret);
      return sessionId === null ? null : userOfSession(orm, sessionId, now());
    },
    claimsOfToken: (token) => tokens.verify(token, now()),
    folder: (folderId, userId) => folderGrant(orm, folderId, userId, now()),
  };
}
