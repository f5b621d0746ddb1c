/** Times how long the panel beside the text takes to show the figures of what was just typed. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const WORDS_TYPED = 20;
/** Longer than any pause that a report waits for, so that each word is a change of its own. */
const BETWEEN_MS = 900;

type Watched = Window & { newFigures: { pressedAt: number; timesMs: number[] } };

/** Milliseconds from the last key of a word to the frame that shows one word more, for each of several words. */
export async function figuresAfterKey(page: Page): Promise<number[]> {
  await pause(BETWEEN_MS);
  await page.evaluate(watchWords);
  for (let typed = 0; typed < WORDS_TYPED; typed += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('x');
    await pause(BETWEEN_MS);
  }
  const times = await page.evaluate(() => (window as unknown as Watched).newFigures.timesMs);
  if (times.length < WORDS_TYPED) throw new Error(`Only ${times.length} words were counted.`);
  return times;
}

/** Runs in the page. The number of words is of the same report, and drawn in the same frame, as the scores. */
function watchWords(): void {
  const state = { pressedAt: 0, timesMs: [] as number[] };
  (window as unknown as Watched).newFigures = state;
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'x') state.pressedAt = timeStamp;
    },
    true,
  );
  const term = [...document.querySelectorAll('dt')].find((one) => one.textContent === 'Words');
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    state.timesMs.push(performance.now() - state.pressedAt);
    state.pressedAt = 0;
  };
  const figure = term?.parentElement;
  if (!figure) throw new Error('The panel shows no number of words.');
  new MutationObserver(() => {
    if (state.pressedAt > 0) requestAnimationFrame(() => port2.postMessage(null));
  }).observe(figure, { characterData: true, subtree: true, childList: true });
}
