import { useEffect, useState } from 'react';

/**
 * Open one drawing later than asked. A dialog gives the focus back only if it saw itself closed
 * before, and one that is loaded on demand is asked for open from its first drawing on.
 */
export function useOpening(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return isShown;
}

/** True from the first opening on: what is loaded on demand then stays, so that it can close properly. */
export function useEverOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}
