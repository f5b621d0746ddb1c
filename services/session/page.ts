import { PAGE_CONFIG, type PageConfig } from '#domain/access/pageConfig.ts';
import type { PageEvent } from '#domain/session/pageEvent.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type PagePorts = {
  /** Going away or into the background, and the network coming and going. */
  subscribe(listener: (event: PageEvent) => void): Unsubscribe;
  /** While on, the browser asks before it closes the page. */
  warnBeforeLeaving(on: boolean): void;
  timeZone(): string;
  /** What the server said of its installation. */
  config(): PageConfig;
};

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
