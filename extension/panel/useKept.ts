import { useEffect, useState } from 'react';
import type { Wanted } from '../lib/messages.schema.ts';
import { kept, onKept, type Session } from '../lib/session.ts';

interface Held {
  /** Undefined until it is read; null: nobody is signed in. */
  readonly session: Session | null | undefined;
  /** What the panel was opened for last. */
  readonly wanted: Wanted | null;
}

/** What the extension remembers, also when it changes. A pass that is over is none. */
export function useKept(): Held {
  const [held, setHeld] = useState<Held>({ session: undefined, wanted: null });
  useEffect(() => {
    const read = async () => {
      const [session, wanted] = await Promise.all([kept('session'), kept('wanted')]);
      const isOver = session !== null && Date.parse(session.until) <= Date.now();
      setHeld({ session: isOver ? null : session, wanted });
    };
    onKept(['session', 'wanted'], () => void read());
    void read();
  }, []);
  return held;
}
