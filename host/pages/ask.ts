import { useCallback, useContext } from 'react';
import { host as copy } from '../copy/pages.ts';
import { type HostRequest, Refusal, sendToHost } from '../client.ts';
import { GoContext, signInHref } from './navigation.ts';

/** Asks the host's own server. Rejects with a `Refusal`, also if there is no answer. */
export async function ask<T>(request: HostRequest): Promise<T> {
  const answer = await sendToHost(request).catch((error: unknown) => {
    throw error instanceof TypeError ? new Refusal(null) : error;
  });
  return answer as T; // the shapes are those of host/contract.ts
}

const TEXTS: Readonly<Record<string, string>> = {
  not_signed_in: copy.errors.signedOut,
  forbidden: copy.errors.forbidden,
  not_found: copy.errors.notFound,
  trial_unavailable: copy.errors.trialUnavailable,
  folder_full: copy.errors.folderFull,
};

/** What happened and what to do, for what concerns no single field. */
export function refusalText({ status, code }: Refusal): string {
  if (status === null) return copy.errors.network;
  if (status === 429) return copy.errors.tooMany;
  return TEXTS[code ?? ''] ?? copy.errors.other;
}

/** better-auth answers 401 to a wrong code too. */
const isSignedOut = ({ status, code }: Refusal) => status === 401 && code !== 'INVALID_CODE';

/** Asks for a signed-in page: where the session is over, the person signs in and comes back. Throws `Refusal`. */
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
