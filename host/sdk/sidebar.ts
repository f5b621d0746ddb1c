import type { HostSidebar } from '#contract/host.ts';
import { createListeners } from './listeners.ts';

const ACTIVE_ITEM_KEY = 'content-host.sidebar.activeItem';

export function createSidebar(): HostSidebar {
  const onNavigate = createListeners<string>();
  // Before the page's own handlers: whoever listens here decides where to go.
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

/** A click that asks for nothing but to go there, in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function itemOf(target: EventTarget | null): string | null {
  const item = target instanceof Element ? target.closest('[data-sidebar-item]') : null;
  return item?.getAttribute('data-sidebar-item') ?? null;
}

/** For as long as the tab lives. */
function remember(item: string | null): void {
  try {
    if (item === null) sessionStorage.removeItem(ACTIVE_ITEM_KEY);
    else sessionStorage.setItem(ACTIVE_ITEM_KEY, item);
  } catch {
    // A browser that keeps nothing for us still opens the page.
  }
}
