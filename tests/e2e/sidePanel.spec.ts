import { expect, type Locator } from '@playwright/test';
import { editorOf, focusText, seeSaved } from './support/person.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

/** A score needs 300 words. */
const LONG = `<p>${Array.from({ length: 40 }, (_, at) => `In week ${at} the ring number ${at * 7} turned slowly.`).join(' ')}</p>`;

/** What a check marks in the text; null: nothing. */
const markedText = () => {
  const marks = CSS.highlights.get('article-check');
  return marks === undefined ? null : [...marks].map(String).join(' ');
};

/** The text is compared with what readers of a country expect, and changed on request. */
async function writeFor(panel: Locator, country: string, was: string, now: string) {
  const page = panel.page();
  await panel.getByRole('combobox', { name: 'Country of the readers' }).click();
  await page.getByRole('option', { name: country, exact: true }).click();
  await expect(panel.getByText(/Nothing is changed by itself/)).toBeVisible();
  await panel.getByRole('button', { name: `Change “${was}” to “${now}”` }).click();
  await expect(editorOf(page)).toContainText(now);
  await expect(panel.getByText('Nothing that readers there write otherwise.')).toBeVisible();
}

// §d.local.2 §d.panels.1 §d.panels.2 §d.panels.3 §d.scorePanel.2 §d.scorePanel.3 §d.scorePanel.4
test('the panel follows the text, leads to a place in it, and is a drawer on a small screen', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { context, page } = writer;
  await openNewArticle(writer, {
    title: 'Choosing a coffee grinder',
    keywords: ['coffee grinder'],
    blocks: ['<p>Burrs are better than blades.</p>', '<h2>What to look for</h2>', LONG],
  });

  const panel = page.getByRole('complementary', { name: 'Score' });
  const words = panel.locator('dt:text-is("Words") + dd');
  await expect(panel.getByText('Flesch Reading Ease (English)')).toBeVisible();
  await expect(words).not.toHaveText('0');
  const before = Number(await words.textContent());

  await panel.getByText(/^\d+ more problems?$/).click();
  const introduction = panel.getByRole('button', { name: /^Problem: In the introduction/ });
  await expect(introduction).toContainText('missing');
  await introduction.press('Enter');
  await expect(editorOf(page)).toBeFocused();
  await expect.poll(() => page.evaluate(markedText)).toContain('Burrs are better');
  await page.keyboard.press('Home');
  await page.keyboard.type('A coffee grinder decides. ', { delay: 5 });
  await expect(panel.getByText('In the introduction: now yes, was missing')).toBeVisible();
  await panel.getByRole('button', { name: 'Hide marks' }).click();
  await expect.poll(() => page.evaluate(markedText)).toBeNull();
  await expect(words).toHaveText(String(before + 4));
  await expect(introduction).toBeHidden(); // good now, and collapsed
  await editorOf(page).getByText('Burrs are better').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Mind the colour.', { delay: 5 });
  await writeFor(panel, 'United States', 'colour', 'color');
  await seeSaved(page);

  await page.keyboard.press('Alt+Digit1');
  const outline = page.getByRole('complementary', { name: 'Outline' });
  await expect(outline.getByRole('button', { name: /Level 1/ })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.reload();
  await seeSaved(page);
  await expect(outline).toBeVisible();
  await outline.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(outline).toBeHidden();
  await expect(page.getByRole('button', { name: 'Outline' })).toBeFocused();

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Score' });
  await expect(drawer.getByRole('combobox', { name: 'Keyphrase' })).toHaveValue('coffee grinder');
  await drawer.getByText(/^\d+ more problems?$/).click();
  await drawer.getByRole('button', { name: /^Problem: In subheadings/ }).click();
  await expect(drawer).toBeHidden();
  await expect(editorOf(page)).toBeFocused();
  await context.close();
});

// §d.fields.1 §d.fields.4 §d.fields.7
test('search fields are typed beside the text, survive a reload, and are what a shared page says', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { context, page } = writer;
  await openNewArticle(writer, {
    title: 'Choosing a coffee grinder',
    keywords: ['coffee grinder'],
    blocks: ['<h2>Price</h2>'],
  });
  await page.getByRole('button', { name: 'Search result' }).click();
  const panel = page.getByRole('complementary', { name: 'Search result' });
  const field = (name: string) => panel.getByRole('textbox', { name });
  await expect(panel.getByText('› choosing-a-coffee-grinder')).toBeVisible();
  await panel.getByRole('button', { name: 'Suggest an SEO title' }).click();
  await panel.getByRole('button', { name: 'Use: Coffee grinder: Price' }).click();
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  await expect(field('SEO title')).toHaveValue('');
  await field('SEO title').fill('Grinders that last');
  await field('Slug').pressSequentially('Größe zählt');
  await seeSaved(page);
  await page.reload();
  await expect(field('Slug')).toHaveValue('groesse-zaehlt');
  await expect(field('SEO title')).toHaveValue('Grinders that last');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await page.goto(await link.inputValue());
  await expect(page).toHaveTitle('Grinders that last');
  await context.close();
});

// §d.offline.1 §d.offline.2
test('without a connection the scores follow the text; a reload says what happens, and opens by itself later', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit, { serviceWorkers: 'allow' });
  const { context, page } = writer;
  await openNewArticle(writer, {
    title: 'Slow tea',
    keywords: ['slow tea'],
    blocks: ['<p>Tea needs time.</p>'],
  });
  const panel = page.getByRole('complementary', { name: 'Score' });
  const words = panel.locator('dt:text-is("Words") + dd');
  await expect(words).not.toHaveText('0');
  const before = Number(await words.textContent());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);

  await focusText(page);
  await page.keyboard.press('Home');
  await page.keyboard.type('Slow tea is patient. ', { delay: 5 });
  await expect(words).toHaveText(String(before + 4));
  await expect(page.getByText('Offline – saved on this device')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText(/^What you have typed is kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(editorOf(page)).toContainText('Slow tea is patient.');
  await seeSaved(page);
  await context.close();
});
