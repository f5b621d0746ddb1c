import type { HostSidebar } from '#contract/host/host.ts';
import { createListeners } from './listeners.ts';

const ACTIVE_ITEM_KEY = 'content-host.sidebar.activeItem';

export function createSidebar(): HostSidebar {
  const onNavigate = createListeners<string>();
  // Before the handlers of the page: the listener decides where to go.
  const hear = (event: MouseEvent) => {
    const item = isPlainClick(event) ? itemOf(event.target) : null;
    if (item === null) return;
    event.preventDefault();
    onNavigate.tell(item);
  };
  return {
    setActiveItem: remember,
    onNavigate(listener) {
      if (onNavigate.size === 0) document.addEventListener('click', hear, true);
      const unsubscribe = onNavigate.add(listener);
      return () => {
        unsubscribe();
        if (onNavigate.size === 0) document.removeEventListener('click', hear, true);
      };
    },
  };
}

/** A click that only follows the item, in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function itemOf(target: EventTarget | null): string | null {
  const item = target instanceof Element ? target.closest('[data-sidebar-item]') : null;
  return item?.getAttribute('data-sidebar-item') ?? null;
}

/** Stored for the lifetime of the tab. */
function remember(item: string | null): void {
  try {
    if (item === null) sessionStorage.removeItem(ACTIVE_ITEM_KEY);
    else sessionStorage.setItem(ACTIVE_ITEM_KEY, item);
  } catch {
    // The page works without storage too.
  }
}
