import { expect, type Page, test } from '@playwright/test';
import { aPng } from '#tests/support/images.ts';
import { draftArticle, editorOf, signUp, seeSaved } from './support/person.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

let toolkit: Toolkit;
test.beforeAll(async () => {
  toolkit = await startToolkit();
});
test.afterAll(() => toolkit.dispose());
test.use({ baseURL: 'about:blank' });

const png = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: aPng(width, height),
});

/** Opens a new draft with the caret at the end of its last paragraph. */
async function openDraft(page: Page) {
  await draftArticle(page, { topic: 'Beans', notes: 'Beans are green.' });
  await editorOf(page).getByText('Beans are green.').click();
  await page.keyboard.press('End');
}

test('images are uploaded while the writer types on, described, and there after a reload', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
  await page.goto('/');
  await signUp(page);
  await openDraft(page);
  const images = editorOf(page).locator('figure img');

  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Insert image' })
    .locator('input[type=file]')
    .setInputFiles([png('beans.png', 90, 60), png('tea.png', 60, 90)]);
  await page.keyboard.type(' So is tea.');
  await expect(images).toHaveCount(2);
  await expect(editorOf(page)).toContainText('Beans are green. So is tea.');
  expect(await images.evaluateAll((all) => all.map((one) => one.getAttribute('width')))).toEqual([
    '90',
    '60',
  ]);

  await images.first().click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Green beans');
  await page.getByRole('textbox', { name: 'Caption' }).fill('Ours');
  await editorOf(page).getByText('Beans are green.').click();
  await expect(editorOf(page).getByText('No alternative text')).toHaveCount(1);
  await seeSaved(page);

  await page.reload();
  const beans = editorOf(page).getByRole('img', { name: 'Green beans' });
  await expect(beans).toBeVisible();
  await expect(editorOf(page).getByText('Ours')).toBeVisible();
  expect(await beans.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(90);

  await editorOf(page).getByText('Beans are green.').click();
  await page.keyboard.press('End');
  const data = aPng(600, 400).toString('base64');
  await editorOf(page).evaluate((editor, html) => {
    const clip = new DataTransfer();
    clip.setData('text/html', html);
    const paste = { clipboardData: clip, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('paste', paste));
  }, `<p>Pasted</p><img src="data:image/png;base64,${data}" alt="A roaster"><p>text.</p>`);
  const roaster = editorOf(page).getByRole('img', { name: 'A roaster' });
  await expect(roaster).toBeVisible();
  await seeSaved(page);
  await page.reload();
  await expect(roaster).toBeVisible();
  expect(await roaster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
  await expect(editorOf(page)).toContainText('text.');
});
