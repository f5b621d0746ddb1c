import type { EditorSession } from './model/session.ts';

/**
 * Reports edits once per frame, behind the paint, so that no key press waits for it; at once when
 * the page goes away. Answers with the way to stop, which reports what is left.
 */
export function startReporting(session: EditorSession): () => void {
  let content = session.state().getCurrentContent();
  let frame: number | null = null;
  const flush = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    session.flush();
  };
  const unsubscribe = session.subscribe(() => {
    const next = session.state().getCurrentContent();
    if (next === content) return;
    content = next;
    // A hidden page draws no frames.
    if (document.hidden) flush();
    else frame ??= requestAnimationFrame(() => setTimeout(flush));
  });
  const flushIfHidden = () => document.hidden && flush();
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushIfHidden);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushIfHidden);
    session.end();
  };
}
