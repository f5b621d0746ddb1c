/** A Chromium with the extension in it, and its side panel, which Playwright does not see as a page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { CHROMIUM_ARGS } from '#tests/support/chromium.ts';
import { buildExtension } from '#tools/buildExtension.ts';
import { chromiumPath } from '#tools/lib/chromium.ts';
import { CHROMIUM_ID } from '#tools/lib/extensionId.ts';

export const EXTENSION_ORIGIN = `chrome-extension://${CHROMIUM_ID}`;

export interface ExtensionBrowser {
  readonly context: BrowserContext;
  /** Clicks the icon of the extension in front of a page, as nobody but a person can: it opens the page to the extension. */
  clickIcon(page: Page): Promise<void>;
  /** The panel that has opened. */
  panel(): Promise<Panel>;
  /** Chooses an entry of the context menu, as the browser tells the extension of it. */
  chooseEntry(entry: string, click?: object): Promise<void>;
  dispose(): Promise<void>;
}

/** Builds the extension for a server, and loads it. */
export async function extensionBrowser(origin: string): Promise<ExtensionBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'extension-'));
  await buildExtension(`${origin}/content`, join(folder, 'built'));
  const extension = join(folder, 'built/chromium');
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium.');
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    headless: false, // that of Playwright has no extensions
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...CHROMIUM_ARGS,
      '--headless=new',
      `--load-extension=${extension}`,
      `--disable-extensions-except=${extension}`,
      '--enable-unsafe-extension-debugging',
    ],
  });
  const browser = await context.browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('There is no session of the browser.');
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  return {
    context,
    clickIcon: (page) => clickIcon(browser, page),
    panel: () => panelOf(browser),
    async chooseEntry(menuItemId, click = {}) {
      await worker.evaluate(chooseEntry, { menuItemId, frameId: 0, ...click });
    },
    async dispose() {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Runs in the worker of the extension. */
async function chooseEntry(click: object): Promise<void> {
  interface Scope {
    readonly chrome: {
      readonly tabs: { query(which: object): Promise<readonly object[]> };
      readonly contextMenus: { readonly onClicked: { dispatch(click: object, tab: object): void } };
    };
  }
  const { tabs, contextMenus } = (globalThis as unknown as Scope).chrome;
  const [tab = {}] = await tabs.query({ active: true, currentWindow: true });
  contextMenus.onClicked.dispatch(click, tab);
}

interface Target {
  readonly targetId: string;
  readonly url: string;
}

/** Playwright knows the methods of the release that it was made for. */
type Send = (method: string, params?: object) => Promise<unknown>;
const sender = (session: CDPSession): Send => session.send.bind(session) as unknown as Send;

async function targetsOf(browser: CDPSession, type: string): Promise<readonly Target[]> {
  const answer = await sender(browser)('Target.getTargets', { filter: [{ type }] });
  return (answer as { readonly targetInfos: readonly Target[] }).targetInfos;
}

async function clickIcon(browser: CDPSession, page: Page): Promise<void> {
  await page.bringToFront();
  const tab = (await targetsOf(browser, 'tab')).find(({ url }) => url === page.url());
  await sender(browser)('Extensions.triggerAction', { id: CHROMIUM_ID, targetId: tab?.targetId });
}

/** Calls a method of the debugger in the panel. */
type Call = (method: string, params: object) => Promise<Readonly<Record<string, unknown>>>;

async function panelOf(browser: CDPSession): Promise<Panel> {
  let found: Target | undefined;
  await expect(async () => {
    const targets = await targetsOf(browser, 'page');
    found = targets.find(({ url }) => url.startsWith(`${EXTENSION_ORIGIN}/panel.html`));
    expect(found).toBeDefined();
  }).toPass();
  const attached = await sender(browser)('Target.attachToTarget', {
    targetId: found?.targetId,
    flatten: false,
  });
  return new Panel(callsTo(browser, (attached as { sessionId: string }).sessionId));
}

function callsTo(browser: CDPSession, sessionId: string): Call {
  const waiting = new Map<number, (answer: Readonly<Record<string, unknown>>) => void>();
  let calls = 0;
  browser.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const { id, result } = JSON.parse(received.message);
    waiting.get(id)?.(result ?? {});
  });
  return async (method, params) => {
    calls += 1;
    const id = calls;
    const answer = new Promise<Readonly<Record<string, unknown>>>((resolve) =>
      waiting.set(id, resolve),
    );
    const message = JSON.stringify({ id, method, params });
    await sender(browser)('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  };
}

/** The side panel, used by its names as a person does. */
export class Panel {
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
  }

  /** The value of an expression in the panel. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result } = await this.#call('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    return (result as { readonly value: Value }).value;
  }

  text(): Promise<string> {
    return this.evaluate('document.body.innerText');
  }

  async see(text: string | RegExp): Promise<void> {
    const pattern = expect[typeof text === 'string' ? 'stringContaining' : 'stringMatching'];
    await expect.poll(() => this.text()).toEqual(pattern(text as never));
  }

  /** Clicks a button with the mouse, which takes the focus from the page. */
  async click(name: string): Promise<void> {
    const place = `(() => {
      const button = [...document.querySelectorAll('button, summary')].find((one) => one.innerText.trim() === ${JSON.stringify(name)} && !one.disabled);
      button?.scrollIntoView();
      const box = button?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`;
    await expect.poll(() => this.evaluate(place)).toBeTruthy();
    const at = await this.evaluate<{ x: number; y: number }>(place);
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.#call('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  }

  /** Chooses in the list of this name, or fills the field. */
  async fill(label: string, value: string): Promise<void> {
    await this.evaluate(`(() => {
      const label = [...document.querySelectorAll('label')].find((one) => one.innerText.trim().startsWith(${JSON.stringify(label)}));
      const field = label.querySelector('select, input, textarea');
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    })()`);
  }
}
