import { useCallback, useContext } from 'react';
import { ask } from './ask.ts';
import { type HostRequest, Refusal } from '../client.ts';
import { GoContext } from './GoContext.ts';
import { signInHref } from './redirectTo.ts';

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
