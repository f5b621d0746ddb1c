/** The humanizer without a model: a saved text is checked, a finding is changed, a passage is rewritten; and the readers' country. */
import { expect, test } from '@playwright/test';
import { newPerson } from '#tools/lib/person.ts';
import { editorOf, OWNER, seeDashboard, seeSaved, signIn } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { startToolkit } from './support/toolkit.ts';

const PARAGRAPH =
  'Moreover, a road trip plays a crucial role in every summer. We utilize the car for 300 miles and more. It is important to note that the color of the sky matters. You pack the bags. You lock the door.';
const BLOCKS = ['<h1>Road trips</h1>', ...[1, 2, 3].map(() => `<p>${PARAGRAPH}</p>`)].map(
  (html, at) => ({ id: `b${at}`, html }),
);

// §d.humanizer.3 §d.humanizer.4 §d.humanizer.6 §d.humanizer.7 §d.local.1 §d.local.2
test('a text is checked and changed by the keyboard, without a model', async ({ browser }) => {
  const toolkit = await startToolkit();
  try {
    const { api, workspaceId } = await newPerson(toolkit.url, OWNER.email);
    const { id } = await api.article.postArticle({
      workspaceId,
      body: { title: 'Road trips', language: 'en', blocks: BLOCKS },
    });
    const page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
    await signIn(page, OWNER);
    await seeDashboard(page);
    await page.goto(`/content/articles/${id}`);
    await expect(editorOf(page)).toContainText('utilize');

    await test.step('the check says how the text reads, and that it does not say who wrote it', async () => {
      await page.keyboard.press('Alt+0');
      await expect(page.getByText(/not who wrote it/)).toBeVisible();
      await page.getByRole('button', { name: 'Check the text' }).press('Enter');
      await expect(page.getByText('It reads like the first answer of a model.')).toBeVisible();
      await page.locator('summary', { hasText: 'place' }).first().press('Enter');
      await seeInBothThemes(page, 'humanizer');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a finding is changed, and a passage is rewritten; figures stay', async () => {
      await page.getByRole('button', { name: 'Change “utilize” to “use”' }).first().press('Enter');
      await expect(editorOf(page)).toContainText('We use the car');
      await page
        .getByRole('button', { name: /^Rewrite “/ })
        .last()
        .press('Enter');
      await expect(page.getByText('Kept: 1 figure.')).toBeVisible();
      await page.getByRole('button', { name: 'Accept' }).press('Enter');
      await expect(editorOf(page)).toContainText('You pack the bags, and you lock the door.');
      await seeSaved(page);
    });

    await test.step('what readers of a country write otherwise is one change each', async () => {
      await page.keyboard.press('Alt+2');
      await page.getByRole('combobox', { name: 'Country of the readers' }).fill('Germany');
      await page.getByRole('option', { name: 'Germany' }).click();
      const change = page.getByRole('button', { name: 'Change “300 miles” to “483 km”' }).first();
      await expect(change).toBeVisible();
      await seeInBothThemes(page, 'local-audience');
      await page.setViewportSize({ width: 1440, height: 900 });
      await change.press('Enter');
      await expect(editorOf(page)).toContainText('483 km');
      await seeSaved(page);
      const { fields } = await api.article.getArticle({ workspaceId, articleId: id });
      expect(fields.place).toBe('DE');
    });
  } finally {
    await toolkit.dispose();
  }
});
