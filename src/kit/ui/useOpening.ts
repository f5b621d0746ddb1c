import { useEffect, useState } from 'react';

/**
 * Opens one render later than requested. A dialog returns the focus only if it was first rendered
 * closed, but one that is loaded on demand would be open from its first render on.
 */
export function useOpening(isOpen: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return isShown;
}

/** True from the first opening on, so that what was loaded on demand stays mounted and can close properly. */
export function useEverOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}
