/** Slots of a draft, and where its text came from. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { askForDraft, editorOf, seeSaved, textOf } from './support/person.ts';
import { seeWell } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

const PLAN = JSON.stringify({
  sections: ['Why', 'How', 'When'].map((heading) => ({ heading, points: ['one'] })),
});
const SECTION = 'Jars keep coffee fresh.\n\n[evidence wanted: what a jar costs]';

// §d.slots.2 §d.slots.3 §d.slots.4 §d.origins.4 §d.origins.5 §d.origins.7
test('a draft of a model: slots are filled or left out, and the panel knows whose words stand where', async ({
  browser,
  modelled,
}) => {
  const { model } = modelled;
  model.onMessage(/Plan 3 to 8 sections/, { content: PLAN });
  model.onMessage(/Write this section/, { content: SECTION });
  const { context, page } = await newWriter(browser, modelled);
  await askForDraft(page, { topic: 'Coffee jars' });
  await page.waitForURL(/\/content\/articles\/[0-9a-f-]{36}/);
  const slots = editorOf(page).getByRole('button', { name: /^Evidence wanted/ });
  await expect(slots).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 60_000 });

  await test.step('a click makes a slot a paragraph to write in, and one undo brings it back', async () => {
    await slots.first().click();
    await page.keyboard.type('A jar costs three euros.');
    await expect(slots).toHaveCount(2);
    expect(await textOf(page)).toContain('A jar costs three euros.');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(slots).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(slots).toHaveCount(2);
    await seeSaved(page);
  });

  await test.step('the panel tells the words of the model from those of the writer, also after a reload', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Origin', exact: true }).click();
    await expect(page.getByText(/^\d+ %$/)).toBeVisible();
    const blocks = page.getByRole('list').getByRole('button', { name: /Jars keep coffee fresh/ });
    await expect(blocks).toHaveCount(3);
    await expect(blocks.first()).toContainText('4 of 4 words');
    await expect(blocks.first()).toContainText('mock, prompt draft-section');
    const line = () =>
      editorOf(page)
        .getByText('Jars keep coffee fresh.')
        .first()
        .evaluate((text) => {
          const block = text.closest('[data-block]') ?? text;
          return getComputedStyle(block, '::after').borderInlineStartStyle;
        });
    expect(await line()).toBe('none');
    await page.getByRole('switch', { name: 'Mark in the margin' }).click();
    await expect.poll(line).toBe('solid');
    await seeWell(page, 'light', 'origins');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('what another program drops into the text arrives as from the clipboard, with its origin', async () => {
    const place = editorOf(page).getByText('A jar costs three euros.');
    await place.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'A can costs one euro.');
      dataTransfer.setData('text/html', '<h3>Cans</h3><p>A <b>can</b> costs one euro.</p>');
      const { left, top } = text.getBoundingClientRect();
      const at = { clientX: left + 1, clientY: top + 5, bubbles: true, cancelable: true };
      for (const type of ['dragenter', 'dragover', 'drop'])
        text.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }));
    });
    await expect(editorOf(page).getByRole('heading', { name: 'Cans', level: 3 })).toBeVisible();
    const dropped = page.getByRole('list').getByRole('button', { name: /A can costs one euro/ });
    await expect(dropped).toContainText('4 of 9 words'); // "euro.A" is one word
    await page.keyboard.press('ControlOrMeta+z');
    await expect(dropped).toHaveCount(0);
    await seeSaved(page);
  });

  await test.step('an export asks about slots, and says where each block came from only on request', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Web page with origins' }).click();
    await expect(page.getByText('2 slots of this article are not filled in yet.')).toBeVisible();
    const started = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const html = await readFile(await (await started).path(), 'utf8');
    expect(html).toContain('data-origin="ai" data-origin-yours="0" data-origin-model="mock"');
    expect(html).toMatch(/<p data-origin="human"[^>]*>A jar costs three euros\.<\/p>/);
    expect(html).not.toContain('evidence wanted');
  });
  await context.close();
});
