import { expect, type Page } from '@playwright/test';
import { aPng } from '#tests/support/images.ts';
import { SECRET, TAGGERS } from '#tests/support/taggedImages.ts';
import { editorOf, seeSaved } from './support/person.ts';
import { recordPages, seeExactReplay } from './support/recording.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle, type Writer } from './support/writer.ts';

const png = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: aPng(width, height),
});

/** Opens a new article with the caret at the end of its last paragraph. */
async function openBeans(writer: Writer) {
  const { page } = writer;
  await openNewArticle(writer, { title: 'Beans', blocks: ['<p>Beans are green.</p>'] });
  await editorOf(page).getByText('Beans are green.').click();
  await page.keyboard.press('End');
}

test('images are uploaded while the writer continues, get their texts, and survive a reload', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  const recording = await recordPages(writer.context);
  await openBeans(writer);
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
  await recording.seeNoCredentials(page);
  await seeExactReplay(page);

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
  await recording.seeNoCredentials(page);

  // §d.images.3 §d.images.4 §d.images.5
  await test.step('the library shows what it is used in, and cuts a square out of it', async () => {
    await page.goto('/content/images');
    await page.getByRole('button', { name: 'Open beans.png' }).click();
    const dialog = page.getByRole('dialog', { name: 'beans.png' });
    await expect(dialog.getByRole('link', { name: /Beans/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Use “Green beans”' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Crop…' }).click();
    await page.getByLabel('Format').selectOption('1080 × 1080');
    await page.getByRole('button', { name: 'Save as a new image' }).press('Enter');
    const cut = page.getByRole('button', { name: 'Open beans 1080x1080.png' });
    await expect(cut).toBeVisible();
    const width = (image: HTMLImageElement) => image.naturalWidth;
    await expect.poll(() => cut.locator('img').evaluate(width)).toBe(1080);
    await page.reload();
    await expect(page.getByText('Green beans')).toBeVisible();
  });
});

/** An image created by the browser. */
const painted = (page: Page, type: string): Promise<number[]> =>
  page.evaluate(async (kind) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let x = 0; x < 60; x += 1) {
      pen.fillStyle = `hsl(${x * 6} 80% 50%)`;
      pen.fillRect(x, 0, 1, 20 + (x % 20));
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.8));
    return [...new Uint8Array(await (blob as Blob).arrayBuffer())];
  }, type);

/** Size and a digest of the pixels of an image as rendered by the browser. */
const pixelsOf = (page: Page, type: string, bytes: readonly number[]): Promise<string> =>
  page.evaluate(
    async ({ kind, data }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(data)], { type: kind }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(bitmap, 0, 0);
      const pixels = pen.getImageData(0, 0, bitmap.width, bitmap.height).data;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', pixels));
      return `${bitmap.width} × ${bitmap.height}: ${digest.join()}`;
    },
    { kind: type, data: bytes },
  );

// §d.bounds.4
test('an uploaded photo loses its location and camera data, and looks the same', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  await openBeans(writer);
  const images = editorOf(page).locator('figure img');
  for (const [at, [type, tag]] of Object.entries(TAGGERS).entries()) {
    const photo = tag(Buffer.from(await painted(page, type)), 6);
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Insert image' })
      .locator('input[type=file]')
      .setInputFiles([{ name: 'photo', mimeType: type, buffer: photo }]);
    await expect(images).toHaveCount(at + 1);
    const image = images.first(); // images are inserted at the caret, which stays in its place
    const served = await page.evaluate(
      async (src) => [...new Uint8Array(await (await fetch(src)).arrayBuffer())],
      (await image.getAttribute('src')) ?? '',
    );
    expect(photo.includes(SECRET)).toBe(true);
    expect(Buffer.from(served).includes(SECRET)).toBe(false);
    expect(await pixelsOf(page, type, served)).toBe(await pixelsOf(page, type, [...photo]));
    const size = await image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.width]);
    expect(await image.getAttribute('width')).toBe(String(size[0]));
  }
});
