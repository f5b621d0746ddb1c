/**
 * Makes the pictures of the README, from an installation that is as new as a reader's: no account, no model. `first-minute.gif`
 * shows what a person does in their first minute, `article.png` where that ends. Needs a built page and Chromium.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { encode } from 'modern-gif';
import { PNG } from 'pngjs';
import { editorOf, OWNER, seeSaved } from '#tests/e2e/support/person.ts';
import { CHROMIUM_ARGS, headlessPath } from '#tests/support/chromium.ts';
import { isBuildCurrent } from './build.ts';
import { isMain, ROOT, runNode } from './lib/run.ts';
import { newServerProcess } from './lib/serverProcess.ts';

const IMAGES = join(ROOT, 'docs/images');
const SIZE = { width: 1440, height: 860 };
const BYTES_MOST = { 'article.png': 300_000, 'first-minute.gif': 3_000_000 } as const;

/** How long a picture stands: while somebody types, when something has changed, and when there is something to read. */
const STANDS_MS = { typing: 120, change: 900, reading: 2200 } as const;

/** A busy machine draws the same pictures, later. */
const PATIENCE_MS = 120_000;

const TOPIC = 'How to store coffee';
const KEYPHRASE = 'store coffee';
/** Enough words of their own for a score. */
const NOTES = [
  'Light, air, heat and moisture make roasted coffee stale.',
  'Whole beans are at their best from day 4 to day 28 after the roast.',
  'Ground coffee loses 60% of its scent within 15 minutes.',
  'Which jar keeps coffee fresh? An opaque jar with a tight lid, as small as the beans that are in it.',
  'A jar of steel or glazed ceramic lets no light through; clear glass belongs in a dark cupboard.',
  'A lid with a rubber seal keeps beans fresh for 4 weeks, a folded bag for 10 days.',
  'The bag of the roaster is fine if it has a valve and a zip: press the air out before you close it.',
  'Where should coffee stand? In a cupboard at 18 to 21 °C, away from the oven and from the window.',
  'Do not store coffee in the fridge: it takes on the smell of other food, and water condenses on cold beans.',
  'Can you freeze coffee? Yes, if you store it for longer than a month.',
  'Freeze beans in portions of 250 g, in bags without air, and thaw each bag closed overnight.',
  'Thawed beans do not go back into the freezer.',
  'In our shop we cupped beans from the freezer after 90 days beside fresh ones: 7 of 12 guests found no difference.',
  'After 90 days in a cupboard, all 12 guests named the stale cup.',
  '“Buy less, more often” is what our roaster Mara Lind tells every customer.',
  'A household of two brews 250 g in about 9 days, so one bag at a time is enough.',
  'How do you tell that coffee is stale? It smells of cardboard, and hardly blooms when the water meets it.',
  'Stale coffee is not dangerous; it tastes flat and a little bitter.',
  'Write the date of the roast on the jar, and wash the jar before new beans go in: old oil turns rancid.',
  'Grind right before you brew, and only what you brew.',
  'Decaf goes stale sooner: use it within 14 days.',
].join('\n');

/** Pictures of a page, one after another. */
class Film {
  readonly #page: Page;
  readonly #frames: { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly delay: number }[] =
    [];

  constructor(page: Page) {
    this.#page = page;
  }

  async shoot(stands: keyof typeof STANDS_MS): Promise<void> {
    const { data } = PNG.sync.read(await this.#page.screenshot({ animations: 'disabled' }));
    this.#frames.push({ data: new Uint8ClampedArray(data), delay: STANDS_MS[stands] });
  }

  /** Types a text, with a picture every few letters. */
  async type(field: Locator, text: string, lettersAtOnce = 6): Promise<void> {
    await field.click();
    for (let at = 0; at < text.length; at += lettersAtOnce) {
      await this.#page.keyboard.insertText(text.slice(at, at + lettersAtOnce));
      await this.shoot('typing');
    }
    await this.shoot('change');
  }

  async gif(): Promise<Buffer> {
    return Buffer.from(await encode({ ...SIZE, frames: this.#frames }));
  }
}

async function firstMinute(page: Page, film: Film): Promise<void> {
  await page.goto('/sign-up');
  await film.shoot('change');
  await film.type(page.getByLabel('E-mail'), OWNER.email);
  await film.type(page.getByLabel('Password', { exact: true }), OWNER.password, 10);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'What are you writing today?' }).waitFor();
  await film.shoot('reading');
  await page.goto('/content/articles/create');
  await page.getByLabel('Topic').waitFor();
  await film.shoot('change');
  await film.type(page.getByLabel('Topic'), TOPIC);
  await film.type(page.getByLabel('Your notes'), NOTES, 160);
  const keywords = page.getByRole('combobox', { name: 'Keywords' });
  await keywords.fill(KEYPHRASE);
  await keywords.press('Enter');
  await film.shoot('change');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await editorOf(page).locator('h2').first().waitFor();
  await seeSaved(page, PATIENCE_MS);
  await film.shoot('reading');
}

/** On a page as wide as this the panel may be open already. */
async function seeScore(page: Page, film: Film): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Score' });
  if (!(await panel.isVisible()))
    await page.getByRole('button', { name: 'Score', exact: true }).click();
  await panel.getByText('Most useful first').waitFor();
  await page.waitForLoadState('networkidle');
  await film.shoot('reading');
  await film.shoot('reading');
}

async function drawn(browser: Browser, url: string) {
  const page = await browser.newPage({
    baseURL: url,
    viewport: SIZE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(PATIENCE_MS);
  const film = new Film(page);
  await firstMinute(page, film);
  await seeScore(page, film);
  const article = await page.screenshot({ animations: 'disabled' });
  return { 'article.png': article, 'first-minute.gif': await film.gif() };
}

if (isMain(import.meta)) {
  const executablePath = headlessPath();
  if (executablePath === null) throw new Error('There is no Chromium to draw the pages with.');
  if (!isBuildCurrent()) await runNode(['tools/build.ts']);
  const server = await newServerProcess({}, { data: 'template' }); // as new as a reader's, without the wait
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  try {
    await server.start();
    for (const [name, image] of Object.entries(await drawn(browser, server.url))) {
      const file = join(IMAGES, name);
      writeFileSync(file, image);
      const { size } = statSync(file);
      console.log(`${name}: ${Math.round(size / 1000)} kB`);
      if (size > BYTES_MOST[name as keyof typeof BYTES_MOST]) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}
