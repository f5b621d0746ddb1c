const AT_THE_LATEST_MS = 2000;

/** Runs something once the page has nothing else to do. Safari does not support `requestIdleCallback`. Returns what cancels it. */
export function whenIdle(run: () => unknown): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, AT_THE_LATEST_MS);
  return () => clearTimeout(timer);
}
