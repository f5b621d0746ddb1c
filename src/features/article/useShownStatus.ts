import { useEffect, useState } from 'react';
import type { SaveStatus } from '#domain/article/saveQueue.ts';

/** Whoever goes on typing is saved about once a second. */
const SAVED_AFTER_MS = 500;

/**
 * The status that is shown: "Saved" once it stays true. Said between two words it would be drawn, and
 * read out, again and again.
 */
export function useShownStatus(status: SaveStatus): SaveStatus {
  const [rested, setRested] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setRested(status), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return status === 'idle' && rested !== 'idle' ? 'saving' : status;
}
