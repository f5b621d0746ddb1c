import { useEffect, useState } from 'react';
import type { SaveStatus } from '#domain/article/saveQueue.ts';

/** During continuous typing a save completes about once a second. */
const SAVED_AFTER_MS = 500;

/**
 * The status to show. "Saved" appears once it has been true for half a second; otherwise it would flicker, and be
 * announced to screen readers, between any two words.
 */
export function useShownStatus(status: SaveStatus): SaveStatus {
  const [rested, setRested] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setRested(status), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return status === 'idle' && rested !== 'idle' ? 'saving' : status;
}
