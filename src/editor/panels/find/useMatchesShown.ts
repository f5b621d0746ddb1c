import { useEffect, useLayoutEffect } from 'react';
import type { Match } from '#src/editor/kernel/find.ts';
import { hideMatches, showCurrent, showMatches } from '#src/editor/panels/highlights.ts';

/** Long enough that neither typing in the text nor in the bar waits for it. */
const SHOW_DELAY_MS = 60;

/** Marks the matches in the text as long as the bar is open; the current one is brought into sight. */
export function useMatchesShown(
  root: () => Element | null,
  matches: readonly Match[],
  current: Match | null,
): void {
  useLayoutEffect(() => showCurrent(root(), current), [root, current]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        showMatches(root(), matches);
      }, SHOW_DELAY_MS);
    };
    showSoon();
    // Whatever scrolls, the window or the editor on the full screen.
    document.addEventListener('scroll', showSoon, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', showSoon, { capture: true });
    };
  }, [root, matches]);
  useEffect(() => hideMatches, []);
}
