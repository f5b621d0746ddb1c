/** In a tab out of sight, nothing is painted. */
const AT_THE_LATEST_MS = 1000;

/** Runs something after the browser has painted what is rendered now. Returns what cancels it. */
export function whenPainted(run: () => void): () => void {
  let timer = setTimeout(run, AT_THE_LATEST_MS);
  // A task that is posted in a frame runs after its paint.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
