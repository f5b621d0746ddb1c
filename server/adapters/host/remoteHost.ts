import type { z } from 'zod';
import type { DirectoryUser, HostDirectory } from '#contract/host.ts';
import { grantSchema, userSchema } from './hostAnswers.schema.ts';
import { createMemory } from './memory.ts';
import { askTwice, PATIENCE_MS, unavailable } from './platform.ts';
import { createRemoteTokens, type RemoteTokensOptions } from './remoteTokens.ts';

export interface RemoteHostOptions extends RemoteTokensOptions {
  /** `/session` and `/folders/{id}` lie below it. */
  readonly apiUrl: string;
  /** Shown there with every question. */
  readonly apiSecret: string;
}

/** A sign-out at the platform takes effect here within this time. */
const SESSION_KEPT_MS = 1000;

/**
 * A host platform elsewhere (docs/hosting.md). It says no with 404 alone: whatever else goes wrong,
 * our secret refused included, rejects with `unavailable`, because it signs nobody out.
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
      await answer.body?.cancel(); // else its connection stays busy
      if (answer.status === 404) return null;
      throw new Error(`It answered ${answer.status}.`);
    } catch (error) {
      throw unavailable(log, path, error);
    }
  }

  const sessions = createMemory<Promise<DirectoryUser | null>>(now);
  return {
    async userOfApiKey(apiKey) {
      const known = sessions.get(apiKey);
      if (known !== undefined) return known;
      const answer = ask(userSchema, '/session', { 'x-api-key': apiKey });
      // From now on and not from the answer on: what it says may be true of this moment only.
      sessions.keep(apiKey, answer, now().getTime() + SESSION_KEPT_MS);
      const user = await answer.catch(() => null);
      if (user === null) sessions.forget(apiKey);
      return answer;
    },
    claimsOfToken: createRemoteTokens(options),
    folder: (folderId, userId) =>
      ask(
        grantSchema,
        `/folders/${encodeURIComponent(folderId)}?${new URLSearchParams({ userId })}`,
      ),
  };
}
