import { useSyncExternalStore } from 'react';

/**
 * The two overlays that open above any page. Which one is open is nobody's data: it is not in the
 * store, so that a session log stays about the work.
 */
export type Overlay = 'commands' | 'shortcuts' | null;

let open: Overlay = null;
const listeners = new Set<() => void>();

function show(overlay: Overlay): void {
  open = overlay;
  for (const listener of listeners) listener();
}

export const openCommands = () => show('commands');
export const openShortcuts = () => show('shortcuts');
export const closeOverlay = () => show(null);

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
