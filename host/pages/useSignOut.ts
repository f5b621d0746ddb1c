import { useContext } from 'react';
import type { Refusal } from '../client.ts';
import { GoContext } from './GoContext.ts';
import { requests } from './requests.ts';
import { useAct } from './useAct.ts';

export interface SigningOut {
  readonly signOut: () => Promise<void>;
  readonly isSigningOut: boolean;
  readonly signOutRefusal: Refusal | null;
}

/** Ends this session and leads to the sign-in page. */
export function useSignOut(): SigningOut {
  const go = useContext(GoContext);
  const { act, isWorking, refusal } = useAct();
  const signOut = async () => {
    if (await act(requests.signOut())) go.to('/sign-in');
  };
  return { signOut, isSigningOut: isWorking, signOutRefusal: refusal };
}
