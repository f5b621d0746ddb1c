/** Spelling and grammar without a model, and the dictionary of the workspace. */
import { expect, type Page } from '@playwright/test';
import { editorOf, focusText, seeDashboard, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

let page: Page;
const requested: string[] = [];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, toolkit }) => {
  const writer = await newWriter(browser, toolkit);
  ({ page } = writer);
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/content/');
  await seeDashboard(page);
  expect(ofChecker()).toEqual([]); // pages without an article load nothing
  await openNewArticle(writer, {
    title: 'Choosing a coffee grinder',
    keywords: ['coffee grinder'],
  });
});

/** How many findings of a kind are underlined. */
const underlined = (kind: 'spelling' | 'grammar') =>
  page.evaluate((name) => CSS.highlights.get(name)?.size ?? 0, `article-${kind}`);
const ofChecker = () => requested.filter((url) => /spelling|\.wasm/.test(url));
const finding = () => page.getByRole('dialog', { name: /^(Spelling|Grammar|Style advice): / });

async function write(text: string): Promise<void> {
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(text);
}

// §d.spelling.1 §d.spelling.2 §d.spelling.4 §d.spelling.5
test('an English article is checked on our own origin; keys lead to a finding and settle it', async ({
  toolkit,
}) => {
  await write('The committe has recieved an letter from Acmetron. Code is `recieved` here. ');
  await expect.poll(() => underlined('spelling'), { timeout: 60_000 }).toBe(3);
  expect(await underlined('grammar')).toBe(1);
  expect(ofChecker().every((url) => url.startsWith(toolkit.url))).toBe(true);
  const html = await editorOf(page).evaluate((editor) => editor.innerHTML);
  expect(html).not.toContain('<mark');
  await seeSaved(page);

  // A click shows a finding, and the writer goes on typing where they clicked.
  const place = await page.evaluate(() => {
    const [range] = CSS.highlights.get('article-spelling') ?? [];
    return (range as Range).getBoundingClientRect();
  });
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(finding()).toHaveAccessibleName('Spelling: committe');
  await page.keyboard.type('1z');
  await expect(finding()).toBeHidden();
  expect(await textOf(page)).toMatch(/The c\w*1z\w*e has/);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');

  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(finding()).toHaveAccessibleName('Spelling: committe');
  await seeInBothThemes(page, 'finding');
  await page.setViewportSize({ width: 1440, height: 900 });
  await finding().getByRole('button', { name: 'committee' }).press('2');
  await expect.poll(() => textOf(page)).toContain('The committee has');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => textOf(page)).toContain('The committe has');
});

// §d.spelling.7 §d.spelling.8
test('a word of the dictionary is right at once, and can be taken out again in the settings', async () => {
  await expect.poll(() => underlined('spelling')).toBe(3); // the text of the undo has been checked
  await focusText(page);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(finding()).toBeVisible();
  while ((await finding().getAttribute('aria-label')) !== 'Spelling: Acmetron')
    await page.keyboard.press('ControlOrMeta+.');
  await finding().getByRole('button', { name: 'Add to dictionary' }).click();
  await expect.poll(() => underlined('spelling')).toBe(2);
  await page.goto('/content/settings?section=workspace');
  const words = page.getByRole('list', { name: 'Words of the dictionary' });
  await expect(words).toContainText('Acmetron');
  await page.getByRole('button', { name: 'Remove “Acmetron”' }).click();
  await expect(words).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(words).toContainText('Acmetron');
});
