import type { EditorSession } from './session.ts';

/** A little more than a frame, for a page that is not being painted. */
const REPORT_DELAY_MS = 20;

/**
 * Reports edits at most once per frame, after the paint, so that no key press waits for it; immediately when the
 * page is hidden or left. Returns a function that reports the rest and stops. Calls `crash` with the error if
 * edits cannot be reported.
 */
export function startReporting(
  session: EditorSession,
  crash: (error: unknown) => void,
): () => void {
  let content = session.state().getCurrentContent();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      session.flush(); // returns at once if there is nothing to report
    } catch (error) {
      crash(error);
    }
  };
  const unsubscribe = session.subscribe(() => {
    const next = session.state().getCurrentContent();
    if (next === content) return;
    content = next;
    // Timers are slow in a hidden page.
    if (document.hidden) flush();
    else if (timer === undefined) {
      timer = setTimeout(flush, REPORT_DELAY_MS);
      // After the paint: the key press is on screen before it is reported.
      requestAnimationFrame(() => setTimeout(flush));
    }
  });
  const flushIfHidden = () => document.hidden && flush();
  // In the capture phase, before the listener that sends what is reported.
  window.addEventListener('pagehide', flush, true);
  document.addEventListener('visibilitychange', flushIfHidden, true);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    window.removeEventListener('pagehide', flush, true);
    document.removeEventListener('visibilitychange', flushIfHidden, true);
    session.end();
  };
}
