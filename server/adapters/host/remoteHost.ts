import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { DirectoryUser, HostDirectory } from '#contract/host/host.ts';
import { DEFAULT_FLAGS, flagsIn } from '#domain/access/flags.ts';
import {
  askTwice,
  flagsSchema,
  grantSchema,
  type HostLog,
  PATIENCE_MS,
  unavailable,
  userSchema,
} from './platform.ts';
import { createRemoteTokens, type RemoteTokensOptions } from './remoteTokens.ts';

export interface RemoteHostOptions extends RemoteTokensOptions {
  /** The base of `/session`, `/folders/{id}` and `/flags`. */
  readonly apiUrl: string;
  /** Sent with every request. */
  readonly apiSecret: string;
}

/** A sign-out at the platform takes effect here within a second. */
const SESSION_KEPT_MS = 999;
const SESSIONS_KEPT = 10_000;

/**
 * A remote host platform (docs/hosting.md). Only a 404 means "no". Every other failure, such as a refused
 * secret, rejects with `unavailable`, because it must sign nobody out.
 */
export function remoteHost(options: RemoteHostOptions): HostDirectory {
  const { apiUrl, apiSecret, log, now } = options;
  const base = apiUrl.replace(/\/+$/, '');

  async function ask<T>(schema: z.ZodType<T>, path: string, more: HeadersInit = {}) {
    try {
      const headers = { ...more, authorization: `Bearer ${apiSecret}` };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await askTwice(base + path, { headers, signal });
      if (answer.ok) return schema.parse(await answer.json());
      await answer.body?.cancel(); // otherwise its connection stays busy
      if (answer.status === 404) return null;
      throw new Error(`It answered ${answer.status}.`);
    } catch (error) {
      throw unavailable(log, path, error);
    }
  }

  // The promise is cached, so that the time counts from the request: its answer may be true only for that moment.
  const sessions = new LRUCache<string, Promise<DirectoryUser | null>>({
    max: SESSIONS_KEPT,
    ttl: SESSION_KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    memoMethod: (apiKey) => ask(userSchema, '/session', { 'x-api-key': apiKey }),
  });
  return {
    async userOfApiKey(apiKey) {
      const answer = sessions.memo(apiKey);
      const user = await answer.catch(() => null);
      if (user === null && sessions.peek(apiKey) === answer) sessions.delete(apiKey);
      return answer;
    },
    claimsOfToken: createRemoteTokens(options),
    folder: (folderId, userId) =>
      ask(
        grantSchema,
        `/folders/${encodeURIComponent(folderId)}?${new URLSearchParams({ userId })}`,
      ),
    async flags(userId) {
      const answer = await ask(flagsSchema, `/flags?${new URLSearchParams({ userId })}`);
      return answer?.flags ?? flagsIn(DEFAULT_FLAGS); // a platform that does not say, such as an earlier embedded one
    },
  };
}

interface HostConfig {
  readonly HOST_JWKS_URL: string | null;
  readonly HOST_API_URL: string | null;
  readonly HOST_API_SECRET: string | null;
  readonly HOST_TOKEN_ISSUER: string | null;
  readonly HOST_TOKEN_AUDIENCE: string | null;
}

/** The configured remote host platform; null for the embedded one. */
export function remoteHostOf(
  config: HostConfig,
  log: HostLog,
  now: () => Date,
): HostDirectory | null {
  const { HOST_JWKS_URL: jwksUrl, HOST_API_URL: apiUrl, HOST_API_SECRET: apiSecret } = config;
  if (jwksUrl === null || apiUrl === null || apiSecret === null) return null;
  const { HOST_TOKEN_ISSUER: issuer, HOST_TOKEN_AUDIENCE: audience } = config;
  return remoteHost({ jwksUrl, apiUrl, apiSecret, issuer, audience, log, now });
}
