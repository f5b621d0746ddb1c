import { useContext, useState } from 'react';
import { type HostRequest, Refusal } from '../client.ts';
import { useAsk } from './ask.ts';
import { GoContext } from './navigation.ts';
import { requests } from './requests.ts';

export interface Acting {
  /** Resolves with the answer, or with null if it was refused; `refusal` then has the reason. */
  readonly act: <T = unknown>(request: HostRequest) => Promise<{ readonly answer: T } | null>;
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
}

/** Sends a change, then calls `reload`. */
export function useAct(reload: () => Promise<void> = async () => undefined): Acting {
  const ask = useAsk();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = async <T>(request: HostRequest) => {
    setWorking(true);
    setRefusal(null);
    try {
      const answer = await ask<T>(request);
      await reload();
      return { answer };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
      return null;
    } finally {
      setWorking(false);
    }
  };
  return { act, isWorking, refusal };
}

export interface SigningOut {
  readonly signOut: () => Promise<void>;
  readonly isSigningOut: boolean;
  readonly signOutRefusal: Refusal | null;
}

/** Ends this session and opens the sign-in page. */
export function useSignOut(): SigningOut {
  const go = useContext(GoContext);
  const { act, isWorking, refusal } = useAct();
  const signOut = async () => {
    if (await act(requests.signOut())) go.to('/sign-in');
  };
  return { signOut, isSigningOut: isWorking, signOutRefusal: refusal };
}
