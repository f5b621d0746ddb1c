import { type ComponentType, useSyncExternalStore } from 'react';

/**
 * The two overlays that open above any page. Which one is open is not in the store, because it does
 * not belong in a session log.
 */
export type Overlay = 'commands' | 'shortcuts' | null;

let open: Overlay = null;
const listeners = new Set<() => void>();

function show(overlay: Overlay): void {
  open = overlay;
  for (const listener of listeners) listener();
}

let resolveLate: (Overlay: ComponentType) => void;

/** What the tools show above any page, which is not in the initial bundle. */
export const late = new Promise<{ readonly default: ComponentType }>((resolve) => {
  resolveLate = (Overlay) => resolve({ default: Overlay });
});
export const showLate = (Overlay: ComponentType) => resolveLate(Overlay);

export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const openCommands = () => show('commands');
export const openShortcuts = () => show('shortcuts');
/** Ignored if another overlay has already replaced this one. */
export function closeOverlay(overlay: Overlay): void {
  if (open === overlay) show(null);
}

export function useOverlay(): Overlay {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
