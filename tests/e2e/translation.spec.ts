/** A whole article in another language, and the way between the two. */
import { expect } from '@playwright/test';
import { startTranslatingModel } from '#tests/support/translatingModel.ts';
import { newPerson } from '#tools/lib/person.ts';
import { addSession, editorOf, OWNER, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { startToolkit } from './support/toolkit.ts';

const LONG = 'Jars keep coffee fresh, and glass is heavy. '.repeat(60);
const BLOCKS = [
  '<h1>Coffee jars</h1>',
  '<p>A <a href="https://a.example/study">study</a> of 1,200 <strong>jars</strong>.</p>',
  '<ul><li>Glass</li><li>Steel</li></ul>',
  `<p>${LONG}</p>`,
  '<h2>What they cost</h2>',
  '<p>They cost 3,500 euros.</p>',
].map((html, at) => ({ id: `b${at}`, html }));

// §d.translation.1 §d.translation.4 §d.translation.5 §d.translation.6
test('an article is translated beside itself, also through a reload, and both lead to each other', async ({
  browser,
}) => {
  let isHeld = true;
  const model = await startTranslatingModel(async ({ texts }) => {
    while (isHeld && texts.some((text) => text.startsWith('What they'))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return texts.map(
      (text) => `Auf Deutsch: ${text.replace('3,500', '35.000').replace('1,200', '1.200')}`,
    );
  });
  const toolkit = await startToolkit({ MODEL_BASE_URL: `${model.url}/v1`, MODEL_NAME: 'mock' });
  try {
    const { api, workspaceId } = await newPerson(toolkit.url, OWNER.email);
    const body = {
      requestId: crypto.randomUUID(),
      title: 'Coffee jars',
      language: 'en',
      blocks: BLOCKS,
    };
    const { id } = await api.article.postArticle({ workspaceId, body });
    const page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
    await addSession(page);
    await page.goto(`/content/articles/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Translate into another language' });

    await test.step('the language is asked for, with what it costs', async () => {
      await page.getByRole('button', { name: 'Translate into…' }).click();
      await expect(dialog).toBeVisible();
      await seeInBothThemes(page, 'translate');
      await dialog.getByRole('combobox', { name: 'Language' }).fill('Germ');
      await page.getByRole('option', { name: 'German' }).click();
      await dialog.getByRole('button', { name: 'Translate' }).click();
    });

    await test.step('the new article opens and shows how far it is, also after a reload', async () => {
      await expect(page).not.toHaveURL(new RegExp(id));
      await expect(editorOf(page).locator('h1')).toHaveText('Auf Deutsch: Coffee jars');
      await expect(page.getByText('Translating: 4 of 6 blocks')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Translating: 4 of 6 blocks')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Coffee jars' })).toBeVisible();
      isHeld = false;
      await expect(editorOf(page)).toContainText('Auf Deutsch: What they cost');
      await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
      await seeSaved(page);
    });

    await test.step('links and lists are there; a figure that changed is named in a slot', async () => {
      const link = editorOf(page).getByRole('link', { name: 'study' });
      await expect(link).toHaveAttribute('href', 'https://a.example/study');
      expect(await textOf(page)).toContain('Auf Deutsch: Glass\nAuf Deutsch: Steel');
      await expect(editorOf(page)).toContainText('Mit dem Original vergleichen: 3,500 · 35.000');
      await seeInBothThemes(page, 'translated');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('each leads to the other; the palette asks for the next language', async () => {
      await page.getByRole('link', { name: 'Coffee jars' }).click();
      await expect(page).toHaveURL(new RegExp(id));
      await expect(page.getByRole('link', { name: 'German' })).toBeVisible();
      await seeSaved(page);
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByPlaceholder('Search or jump to').fill('Translate');
      await expect(page.getByRole('button', { name: 'Translate this article' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('combobox', { name: 'Language' }).fill('Germ');
      await expect(page.getByRole('option', { name: 'German (exists)' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await page.context().close();
  } finally {
    await toolkit.dispose();
    await model.close();
  }
});
