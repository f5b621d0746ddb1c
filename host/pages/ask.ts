import { useCallback, useContext } from 'react';
import { type HostRequest, Refusal, sendToHost } from '../client.ts';
import { host as copy } from '../copy/pages.ts';
import { GoContext, signInHref } from './navigation.ts';

/** Sends a request to the host's server. Rejects with a `Refusal`, also if there is no answer. */
export async function ask<T>(request: HostRequest): Promise<T> {
  const answer = await sendToHost(request).catch((error: unknown) => {
    throw error instanceof TypeError ? new Refusal(null) : error;
  });
  return answer as T; // the types of host/contract.ts
}

const TEXTS: Readonly<Record<string, string>> = {
  not_signed_in: copy.errors.signedOut,
  forbidden: copy.errors.forbidden,
  not_found: copy.errors.notFound,
  trial_unavailable: copy.errors.trialUnavailable,
  folder_full: copy.errors.folderFull,
  folders_full: copy.errors.foldersFull,
};

/** Describes a refusal that belongs to no single field: what happened and what to do. */
export function refusalText({ status, code }: Refusal): string {
  if (status === null) return copy.errors.network;
  if (status === 429) return copy.errors.tooMany;
  return TEXTS[code ?? ''] ?? copy.errors.other;
}

/** better-auth returns 401 for a wrong code too. */
const isSignedOut = ({ status, code }: Refusal) => status === 401 && code !== 'INVALID_CODE';

/**
 * Returns an `ask` for signed-in pages. If the session has ended, the person signs in and comes back; the request
 * rejects with a `Refusal`.
 */
export function useAsk(): <T>(request: HostRequest) => Promise<T> {
  const go = useContext(GoContext);
  return useCallback(
    async <T>(request: HostRequest) => {
      try {
        return await ask<T>(request);
      } catch (error) {
        if (error instanceof Refusal && isSignedOut(error)) go.replace(signInHref());
        throw error;
      }
    },
    [go],
  );
}
