/** A browser tab with the host's SDK in it, connected to the real host. */
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { JSDOM } from 'jsdom';
import type { HostSdk } from '#contract/host/host.ts';
import { createHostSdk } from '#host/sdk/createHostSdk.ts';
import { ORIGIN, type Person, type TestHost } from '#tests/host/support/testServer.ts';

const PAGE = `<div id="selector"></div>
  <a href="/content/articles" data-sidebar-item="articles"><span>Articles</span></a>
  <a href="/elsewhere">Elsewhere</a>`;

type InBetween = (response: Response) => Response;

export interface Tab {
  readonly page: BoundFunctions<typeof queries>;
  readonly document: Document;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** The SDK of the tab; two of them are two tabs of one browser. */
  openSdk(): HostSdk;
  /** Whether the server can be reached from now on. */
  setOnline(isOnline: boolean): void;
  /** From now on something between the tab and the server gives its own answers. */
  setInBetween(inBetween: InBetween | null): void;
  close(): void;
}

/** What jsdom lacks: dialogs that open, and constructed style sheets. */
function complete({ window }: JSDOM): void {
  const dialog = window.HTMLDialogElement.prototype;
  dialog.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  dialog.close = function close() {
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  };
  window.CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.assign(window.document, { adoptedStyleSheets: [] });
}

const GLOBALS = ['document', 'window', 'sessionStorage', 'CSSStyleSheet', 'Element'] as const;

/** The browser of `person`, or one in which nobody is signed in. */
export function openTab(it: TestHost, person: Person | null): Tab {
  const dom = new JSDOM(PAGE, { url: 'http://localhost:80/content/' });
  complete(dom);
  let isOnline = true;
  let inBetween: InBetween | null = null;
  const asked: typeof fetch = async (path, { method = 'GET', body } = {}) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const answer = await it.app.inject({
      method: method as 'GET',
      url: String(path),
      cookies: person?.cookies ?? {},
      headers: { ...ORIGIN, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: String(body) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    const response = new Response(answer.body, { status: answer.statusCode, headers });
    return inBetween === null ? response : inBetween(response);
  };
  const channels: BroadcastChannel[] = [];
  class Channel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  const { window } = dom;
  const values = Object.fromEntries(GLOBALS.map((name) => [name, window[name]]));
  const replaced = { ...values, fetch: asked, BroadcastChannel: Channel };
  const before = Object.keys(replaced).map((name) => [name, Reflect.get(globalThis, name)]);
  Object.assign(globalThis, replaced);
  return {
    page: within(window.document.body),
    document: window.document,
    user: userEvent.setup({ document: window.document }),
    openSdk: createHostSdk,
    setOnline(value) {
      isOnline = value;
    },
    setInBetween(value) {
      inBetween = value;
    },
    close() {
      for (const channel of channels) channel.close();
      Object.assign(globalThis, Object.fromEntries(before));
      window.close();
    },
  };
}
