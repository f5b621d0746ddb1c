import { PAGE_CONFIG, type PageConfig } from '#domain/access/pageConfig.ts';
import { knownAddress } from '#domain/session/address.ts';
import type { NavigationPorts, PageEvent, PagePorts } from '#services/session/session.ports.ts';

/** The page in its browser: its events, its settings, and the ways out of it. */
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
  free: async () => (await import('./attention.ts')).freeMoment(),
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

/** Navigates within the page with the router's `go`, and out of it; only to our origin and the host's. */
export function createNavigation(
  go: NavigationPorts['go'],
  hostOrigins: () => readonly string[],
): NavigationPorts {
  const known = (url: string) => {
    const target = knownAddress(url, [location.origin, ...hostOrigins()], location.href);
    if (target === null) throw new Error(`Refused to leave for ${url}.`);
    return target;
  };
  return {
    go: (to, options) => go(to, options),
    leave: (url) => location.assign(known(url)),
    open: (url) => void window.open(known(url), '_blank', 'noopener'),
    reload: () => location.reload(),
  };
}

const LOG_ID_COMMENT = /^\s*sm-log-id\s*[:=]\s*([\w-]{1,64})\s*$/;

/** Returns the log id of this page load: from the server's comment in the page, or a new one (spec §7). */
export function logIdOf(page: Document, newId: () => string): string {
  const comments = page.createNodeIterator(page, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    const [, logId] = LOG_ID_COMMENT.exec(node.nodeValue ?? '') ?? [];
    if (logId !== undefined) return logId;
  }
  return newId();
}
