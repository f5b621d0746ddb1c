import { useState } from 'react';
import { type HostRequest, Refusal } from './ask.ts';
import { useAsk } from './useAsk.ts';

export interface Acting {
  /** False when it was refused; `refusal` then says why. */
  readonly act: (request: HostRequest) => Promise<boolean>;
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
}

/** Asks for a change, then has the page read again what may be different now. */
export function useAct(reload: () => Promise<void> = async () => undefined): Acting {
  const ask = useAsk();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = async (request: HostRequest) => {
    setWorking(true);
    setRefusal(null);
    try {
      await ask(request);
      await reload();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
      return false;
    } finally {
      setWorking(false);
    }
  };
  return { act, isWorking, refusal };
}
