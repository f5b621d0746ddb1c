import { startTransition, useEffect, useState } from 'react';

/** Blocks per drawing: one takes about as long as a frame or two. */
const CHUNK = 60;

/** How many of the items are to be drawn by now: a few at once, so that a huge article never blocks the page. */
export function useDrawnCount(items: readonly unknown[]): number {
  const [drawn, setDrawn] = useState(CHUNK);
  const isDone = drawn >= items.length;
  useEffect(() => {
    if (isDone) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + CHUNK)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isDone]);
  return drawn;
}
