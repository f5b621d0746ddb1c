/** A tab of Chromium or of Firefox, with what both do the same way. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import puppeteer, { type Page as FirefoxPage, type KeyInput } from 'puppeteer-core';
import { firefoxPath } from '#tools/lib/firefox.ts';
import type { Person } from '#tools/lib/person.ts';

type Place = readonly [x: number, y: number];

export interface Dropped {
  /** Paths of files. */
  readonly files?: readonly string[];
  /** Data by type. */
  readonly items?: Readonly<Record<string, string>>;
}

interface Driven {
  evaluate<Result, Arg>(ask: (arg: Arg) => Result, arg: Arg): Promise<Result>;
  readonly mouse: {
    move(x: number, y: number, options?: { steps?: number }): Promise<void>;
    click(x: number, y: number, options?: { delay?: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

export interface Tab extends Driven {
  goto(url: string): Promise<unknown>;
  type(text: string): Promise<void>;
  /** Such as `Control+a`. */
  press(keys: string): Promise<void>;
  /** Drops what comes from another program. */
  drop(place: Place, dropped: Dropped): Promise<void>;
  /** Drags what is selected by the mouse. */
  drag(from: Place, to: Place): Promise<void>;
}

const NO_OPERATION_BUT_COPY = 1;

/** Drops are those of the system (`Input.dispatchDragEvent`), with files that Chromium reads from the disk. */
export async function chromiumTab(page: Page): Promise<Tab> {
  const session = await page.context().newCDPSession(page);
  return {
    evaluate: (ask, arg) => page.evaluate(ask as never, arg) as never,
    mouse: page.mouse,
    goto: (url) => page.goto(url),
    type: (text) => page.keyboard.type(text, { delay: 5 }),
    press: (keys) => page.keyboard.press(keys),
    async drop([x, y], { files = [], items = {} }) {
      const data = {
        items: Object.entries(items).map(([mimeType, text]) => ({ mimeType, data: text })),
        files: [...files],
        dragOperationsMask: NO_OPERATION_BUT_COPY,
      };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, x, y, data });
    },
    async drag(from, to) {
      await dragOver(page, from, to);
      await page.mouse.up();
    },
  };
}

/** Starts Firefox. WebDriver BiDi has no drops from other programs: these are events that the page gets with real data. */
export async function firefoxTab(url: string, { cookies }: Pick<Person, 'cookies'>) {
  const path = firefoxPath();
  if (path === null) throw new Error('There is no Firefox.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    defaultViewport: { width: 1440, height: 900 },
  });
  const domain = new URL(url).hostname;
  await browser.setCookie(...cookies.map(([name, value]) => ({ name, value, domain, path: '/' })));
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    // As the switch in the side panel does (`sagas/spelling/spelling.saga.ts`).
    if (location.protocol.startsWith('http')) localStorage.setItem('spelling', 'off');
  });
  return { tab: tabOfFirefox(page), page, close: () => browser.close() };
}

function tabOfFirefox(page: FirefoxPage): Tab {
  return {
    evaluate: (ask, arg) => page.evaluate(ask as never, arg) as never,
    mouse: page.mouse,
    goto: (url) => page.goto(url),
    type: (text) => page.keyboard.type(text, { delay: 5 }),
    async press(keys) {
      const held = keys.split('+') as KeyInput[];
      const last = held.pop() as KeyInput;
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of held.reverse()) await page.keyboard.up(key);
    },
    async drop(place, { files = [], items = {} }) {
      const contents = await Promise.all(
        files.map(async (file) => [basename(file), [...(await readFile(file))]] as const),
      );
      await page.evaluate(dispatchDrop, place, contents, Object.entries(items));
    },
    /** Its beginning and its way are those of the mouse; Firefox without a screen does not drop at their end. */
    async drag(from, to) {
      await dragOver(page, from, to);
      await page.evaluate(dispatchDrop, to, [], []);
      await page.mouse.up();
    },
  };
}

/** Runs in the page. */
function dispatchDrop(
  [clientX, clientY]: Place,
  files: readonly (readonly [string, readonly number[]])[],
  items: readonly (readonly [string, string])[],
): void {
  const types: Record<string, string> = { png: 'image/png', md: 'text/markdown' };
  const dataTransfer = new DataTransfer();
  for (const [type, text] of items) dataTransfer.setData(type, text);
  for (const [name, bytes] of files) {
    const type = types[name.split('.').at(-1) ?? ''] ?? '';
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
  }
  const target = document.elementFromPoint(clientX, clientY);
  const at = { clientX, clientY, bubbles: true, cancelable: true, dataTransfer };
  for (const type of ['dragenter', 'dragover', 'drop'])
    target?.dispatchEvent(new DragEvent(type, at));
}

/** Where a character of the text of the article is. */
export const placeOf = (tab: Tab, text: string, offset: number): Promise<Place> =>
  tab.evaluate(
    ([words, at]) => {
      const editor = document.querySelector('[role=textbox][contenteditable=true]');
      if (editor === null) throw new Error('There is no text.');
      const nodes = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const start = node.nodeValue?.indexOf(words) ?? -1;
        if (start < 0) continue;
        range.setStart(node, start + at);
        range.setEnd(node, start + at);
        break;
      }
      const { left, top, height } = range.getBoundingClientRect();
      return [left + 1, top + height / 2] as const;
    },
    [text, offset] as const,
  );

async function dragOver({ mouse }: Pick<Driven, 'mouse'>, from: Place, to: Place): Promise<void> {
  await mouse.move(...from);
  await mouse.down();
  await mouse.move(from[0] + 10, from[1], { steps: 3 });
  await mouse.move(...to, { steps: 5 });
}
