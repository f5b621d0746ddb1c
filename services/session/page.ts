import { PAGE_CONFIG, type PageConfig } from '#domain/access/pageConfig.ts';
import type { PageEvent } from '#domain/session/pageEvent.ts';
import type { PagePorts } from './session.ports.ts';

/** The browser's own words for what the page does. */
export const browserPage: PagePorts = {
  config: () => ({ ...PAGE_CONFIG, ...(JSON.parse(metaOf('page-config')) as PageConfig) }),
  subscribe(listener) {
    const subscription = new AbortController();
    const { signal } = subscription;
    const on = (target: EventTarget, type: string, event: () => PageEvent) =>
      target.addEventListener(type, () => listener(event()), { signal });
    on(document, 'visibilitychange', () => (document.hidden ? 'hidden' : 'visible'));
    on(window, 'pagehide', () => 'hidden');
    on(window, 'online', () => 'online');
    on(window, 'offline', () => 'offline');
    return () => subscription.abort();
  },
  warnBeforeLeaving(isOn) {
    if (isOn) window.addEventListener('beforeunload', askBeforeUnload);
    else window.removeEventListener('beforeunload', askBeforeUnload);
  },
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
};

function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '{}';
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
