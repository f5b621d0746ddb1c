/** Types in the middle of an article and times every key press until it is painted. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { MIDDLE_WORD } from './text.ts';

const WARM_UP_KEYS = 20;
const KEYS = 200;
/** About 160 words a minute: a fast typist. */
const KEY_EVERY_MS = 75;
/** By then, a page has finished what it does once after opening. */
const SETTLE_MS = 2000;
const SENTENCE =
  ' We read the page again and wrote down what the next version should say about it.';

export interface Typed {
  /** For each key, the time from the key press to the frame that shows it. */
  readonly latenciesMs: readonly number[];
  /** How long the main thread works for each key on average, before and after the paint. */
  readonly busyMs: number;
}

interface Meter {
  isOn: boolean;
  latenciesMs: number[];
}
type Metered = Window & { keyMeter: Meter };

/** Runs in the page, before anything else. A task posted in a frame runs after its paint. */
export function installMeter(): void {
  const meter: Meter = { isOn: false, latenciesMs: [] };
  (window as unknown as Metered).keyMeter = meter;
  const { port1, port2 } = new MessageChannel();
  const waiting: number[] = [];
  port1.onmessage = () => {
    const now = performance.now();
    for (const pressedAt of waiting.splice(0)) meter.latenciesMs.push(now - pressedAt);
  };
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    if (!meter.isOn) return;
    requestAnimationFrame(() => {
      waiting.push(timeStamp);
      port2.postMessage(null);
    });
  };
  window.addEventListener('keydown', onKey, true);
}

/** Types into the editor of an open page. Rejects if the text does not contain all of it afterwards. */
export async function typeInMiddle(page: Page): Promise<Typed> {
  await page.locator('[contenteditable="true"]', { hasText: MIDDLE_WORD }).waitFor();
  await pause(SETTLE_MS);
  const place = await page.evaluate(placeAfter, MIDDLE_WORD);
  await page.mouse.click(place.x, place.y);
  const keys = [...SENTENCE.repeat(Math.ceil((WARM_UP_KEYS + KEYS) / SENTENCE.length))];
  await type(page, keys.slice(0, WARM_UP_KEYS));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busySeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await page.evaluate(() => {
    (window as unknown as Metered).keyMeter.isOn = true;
  });
  const before = await busySeconds();
  const measured = keys.slice(WARM_UP_KEYS, WARM_UP_KEYS + KEYS);
  await type(page, measured);
  const busyMs = (((await busySeconds()) - before) * 1000) / KEYS;
  const isPainted = (keys: number) =>
    (window as unknown as Metered).keyMeter.latenciesMs.length === keys;
  await page.waitForFunction(isPainted, KEYS);
  const latenciesMs = await page.evaluate(
    () => (window as unknown as Metered).keyMeter.latenciesMs,
  );
  const text = await page.evaluate(() => document.querySelector('[contenteditable]')?.textContent);
  const isAllThere = text?.replaceAll('\u00a0', ' ').includes(measured.join(''));
  if (!isAllThere) throw new Error('The text does not contain everything that was typed.');
  return { latenciesMs, busyMs };
}

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await pause(KEY_EVERY_MS);
  }
}

/** Runs in the page: scrolls the word to the middle of the window and returns the place after it. */
async function placeAfter(word: string): Promise<{ x: number; y: number }> {
  const editor = document.querySelector('[contenteditable="true"]');
  const range = document.createRange();
  const texts = document.createTreeWalker(editor ?? document, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const at = text.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    // Blocks out of sight have an estimated height, so each attempt comes closer.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      text.parentElement?.scrollIntoView({ block: 'center' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  }
  const { right, top, height } = range.getBoundingClientRect();
  return { x: right, y: top + height / 2 };
}
