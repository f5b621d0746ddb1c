/** A browser tab with the mock host in it, whose server half really runs. */
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { HostSdk } from '#contract/host/host.ts';
import { createMockConsole, type MockConsole } from '#services/session/mock/mockConsole.ts';
import { createMockHost } from '#services/session/mock/mockHost.ts';
import { openMockStore } from '#services/session/mock/mockStore.ts';

const ORIGIN = 'http://localhost';
const PAGE = `<div id="selector"></div>
  <a href="/content/articles" data-sidebar-item="articles"><span>Articles</span></a>
  <a href="/elsewhere">Elsewhere</a>`;

export interface Tab {
  readonly page: BoundFunctions<typeof queries>;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly window: JSDOM['window'];
  /** How often the page was reloaded, which jsdom does not do. */
  reloads(): number;
  /** The SDK after a reload in the same tab. */
  load(): { readonly sdk: HostSdk; readonly mockHost: MockConsole };
  close(): void;
}

const GLOBALS = [
  'document',
  'window',
  'location',
  'history',
  'sessionStorage',
  'Element',
  'Option',
] as const;

export function openTab(platformUrl: string, path = '/content/'): Tab {
  let reloads = 0;
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) reloads += 1;
  });
  const { window } = new JSDOM(PAGE, { url: ORIGIN + path, virtualConsole });
  const { fetch } = globalThis;
  const replaced: Record<string, unknown> = {
    ...Object.fromEntries(GLOBALS.map((name) => [name, window[name]])),
    fetch: (address: string, init?: RequestInit) => fetch(platformUrl + address, init),
  };
  const before = Object.keys(replaced).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const [name, value] of Object.entries(replaced)) define(name, value);
  return {
    page: within(window.document.body),
    user: userEvent.setup({ document: window.document }),
    window,
    reloads: () => reloads,
    load() {
      const store = openMockStore();
      return { sdk: createMockHost(store), mockHost: createMockConsole(store) };
    },
    close() {
      for (const [name, descriptor] of before) {
        if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, descriptor);
      }
      window.close();
    },
  };
}
