/** Interactions on an open page, each measured by its slowest key or click. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { slowestSince } from './vitals.ts';

const SETTLE_MS = 500;
const KEY_EVERY_MS = 80;
const SENTENCE = 'measured from here on ';
const EDITOR = '[contenteditable="true"]';

export interface Interaction {
  readonly name: string;
  /** Prepares the page, unmeasured. */
  prepare?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const typeSlowly = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_EVERY_MS });
const intoText = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator(`${EDITOR} [data-block]`).nth(1).click();
};
const selectAll = async (page: Page) => {
  await intoText(page);
  await page.keyboard.press('Control+a');
};
/** Outside of the text, where keys are shortcuts of the page. */
const outside = (page: Page) => page.locator('main h1').first().focus();
const closed = (page: Page) => page.keyboard.press('Escape');
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const palette: readonly Interaction[] = [
  { name: 'palette_open', prepare: outside, act: (page) => page.keyboard.press('Control+k') },
  { name: 'palette_type', act: (page) => typeSlowly(page, 'article') },
  { name: 'palette_close', act: closed },
];

/** On the list of articles. */
export const LIST_INTERACTIONS: readonly Interaction[] = [
  {
    name: 'list_filter',
    prepare: (page) => page.getByRole('combobox').first().focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  { name: 'list_all', act: (page) => page.keyboard.press('ArrowUp') },
  {
    name: 'list_select',
    act: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click(),
  },
  {
    name: 'list_unselect',
    act: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).click(),
  },
  {
    name: 'list_search',
    prepare: (page) => page.getByRole('search').getByRole('searchbox').focus(),
    act: (page) => typeSlowly(page, 'the'),
  },
  {
    name: 'list_delete',
    prepare: (page) => page.getByRole('search').getByRole('searchbox').fill(''),
    act: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
  },
  { name: 'list_undo', act: button('Undo') },
  ...palette,
];

/** On the start page. */
export const DASHBOARD_INTERACTIONS: readonly Interaction[] = palette;

/** The panels of the optimizer, opened one after the other. */
const PANELS = ['Terms', 'Competitors', 'Search result', 'Sources', 'Score'];

/** In an open article; each continues where the one before ended. */
export const ARTICLE_INTERACTIONS: readonly Interaction[] = [
  { name: 'typing', prepare: intoText, act: (page) => typeSlowly(page, SENTENCE) },
  { name: 'bold_all', prepare: selectAll, act: (page) => page.keyboard.press('Control+b') },
  { name: 'unbold_all', act: (page) => page.keyboard.press('Control+b') },
  { name: 'heading_one', prepare: intoText, act: (page) => page.keyboard.press('Control+Alt+2') },
  { name: 'search_open', act: (page) => page.keyboard.press('Control+f') },
  { name: 'search_type', act: (page) => typeSlowly(page, 'content') },
  { name: 'search_next', act: (page) => page.keyboard.press('Enter') },
  { name: 'search_close', act: closed },
  { name: 'history_open', act: button('Version history') },
  { name: 'history_close', act: closed },
  { name: 'share_open', act: button('Share') },
  { name: 'share_close', act: closed },
  ...PANELS.map((name) => ({ name: `panel_${name}`, act: button(name) })),
  { name: 'shortcuts_open', prepare: outside, act: (page) => page.keyboard.press('?') },
  { name: 'shortcuts_close', act: closed },
  ...palette,
];

/** The slowest response of each interaction in milliseconds, by name. */
export async function interact(
  page: Page,
  interactions: readonly Interaction[],
): Promise<Readonly<Record<string, number>>> {
  const slowestMs: Record<string, number> = {};
  for (const { name, prepare, act } of interactions) {
    await prepare?.(page);
    await pause(SETTLE_MS);
    await slowestSince(page);
    await act(page);
    await pause(SETTLE_MS);
    slowestMs[name] = await slowestSince(page);
  }
  return slowestMs;
}
