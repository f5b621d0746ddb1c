import { useEffect } from 'react';
import type { EditorSession } from '#src/editor/kernel/session.ts';

/** Longer than between two keys: meanwhile the browser moves the underlines with the text. */
const SHOW_MS = 120;

/** Calls `show` soon after the text, the selection, the window or `known` has changed. */
export function useShownSoon(session: EditorSession, show: () => void, known: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again when something else is known
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, SHOW_MS);
    };
    showSoon();
    const unsubscribe = session.subscribe(showSoon);
    document.addEventListener('scroll', showSoon, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('scroll', showSoon, { capture: true });
    };
  }, [session, known]);
}
