import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { type Slash, slashAfter } from '#src/editor/kernel/slash.ts';

/** The slash that the writer has typed, until it is closed; it renders only when that changes. */
export function useSlash(session: EditorSession, isOff: boolean) {
  const [slash, setSlash] = useState<Slash | null>(null);
  const open = useRef<Slash | null>(null);
  const set = useCallback((next: Slash | null) => {
    const isSame = next?.key === open.current?.key && next?.query === open.current?.query;
    if (isSame) return;
    open.current = next;
    setSlash(next);
  }, []);
  useEffect(() => {
    if (isOff) return;
    let before = session.state();
    return session.subscribe(() => {
      const now = session.state();
      set(slashAfter(open.current, before, now));
      before = now;
    });
  }, [session, isOff, set]);
  return { slash, close: useCallback(() => set(null), [set]) };
}
