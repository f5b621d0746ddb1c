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

/**
 * Gives the focus back once a dialog is gone that is open as long as it is mounted. If what it was opened from has gone
 * too, such as a deleted row, the next item of its list gets it, or the one before.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => ofMenu(document.activeElement));
  const [neighbours] = useState(() => neighboursOf(opener));
  useEffect(() => {
    // One dialog may follow another, which has given the focus back just now.
    const target = opener?.isConnected ? opener : document.activeElement;
    return () => {
      const isLost = (document.activeElement ?? document.body) === document.body;
      const found = [target, ...neighbours].find((element) => element?.isConnected);
      if (isLost && found instanceof HTMLElement) found.focus({ preventScroll: true });
    };
  }, [opener, neighbours]);
}

/** What can be focused first in the items beside that of an element. */
function neighboursOf(element: Element | null) {
  const item = element?.closest('li, tr');
  return [item?.nextElementSibling, item?.previousElementSibling].map((beside) =>
    beside?.querySelector('a[href], button:enabled'),
  );
}

/** The button that has opened the menu of an item, as the item goes with the menu; any other element is itself. */
function ofMenu(element: Element | null): Element | null {
  const id = element?.closest('[role="menu"]')?.id;
  return id ? document.querySelector(`[aria-controls="${id}"]`) : element;
}
