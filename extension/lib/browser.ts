/** The part of the WebExtensions API that the extension uses; what is optional is not in every browser. */

interface Event<Listener> {
  addListener(listener: Listener): void;
}

export interface Sender {
  /** Of the extension that sends; absent for a page. */
  readonly id?: string;
  readonly url?: string;
  readonly origin?: string;
}

export type MessageListener = (
  message: unknown,
  sender: Sender,
  respond: (answer: unknown) => void,
) => boolean | undefined;

export interface Tab {
  readonly id?: number;
}

interface InjectionResult {
  readonly frameId: number;
}

export interface MenuClick {
  readonly menuItemId: string | number;
  readonly frameId?: number;
  readonly selectionText?: string;
}

interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly contexts: readonly ('editable' | 'selection' | 'page')[];
}

export interface SessionStorage {
  get(key: string): Promise<Readonly<Record<string, unknown>>>;
  set(items: Readonly<Record<string, unknown>>): Promise<void>;
  remove(key: string): Promise<void>;
  readonly onChanged: Event<(changes: Readonly<Record<string, unknown>>) => void>;
}

export interface Browser {
  readonly runtime: {
    readonly id: string;
    getURL(path: string): string;
    getManifest(): { readonly homepage_url: string };
    readonly onInstalled: Event<() => void>;
    readonly onMessage: Event<MessageListener>;
    readonly onMessageExternal?: Event<MessageListener>;
  };
  readonly tabs: {
    create(tab: { readonly url: string }): Promise<Tab>;
    query(which: { readonly active: true; readonly currentWindow: true }): Promise<readonly Tab[]>;
    sendMessage(
      tabId: number,
      message: unknown,
      to: { readonly frameId: number },
    ): Promise<unknown>;
  };
  readonly scripting: {
    executeScript(script: {
      readonly target: {
        readonly tabId: number;
        readonly frameIds?: readonly number[];
        readonly allFrames?: boolean;
      };
      readonly files: readonly string[];
    }): Promise<readonly InjectionResult[]>;
  };
  readonly storage: { readonly session: SessionStorage };
  readonly contextMenus: {
    removeAll(): Promise<void>;
    create(item: MenuItem): void;
    readonly onClicked: Event<(click: MenuClick, tab?: Tab) => void>;
  };
  readonly action: { readonly onClicked: Event<(tab: Tab) => void> };
  /** Chromium. */
  readonly sidePanel?: { open(where: { readonly tabId: number }): Promise<void> };
  /** Firefox. */
  readonly sidebarAction?: { open(): Promise<void> };
  /** Chromium, in content scripts. */
  readonly dom?: { openOrClosedShadowRoot(element: Element): ShadowRoot | null };
}

interface Scope {
  readonly browser?: Browser;
  readonly chrome: Browser;
}

/** The API of the browser that runs this. */
export function browserApi(): Browser {
  const { browser, chrome } = globalThis as unknown as Scope;
  return browser?.runtime === undefined ? chrome : browser;
}
