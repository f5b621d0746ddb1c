import { expect } from '@playwright/test';
import {
  draftArticle,
  editorOf,
  PAUSE_MOST_MS,
  seeSaved,
  signUpOnPage,
  textOf,
} from './support/person.ts';
import { recordPages } from './support/recording.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } }); // as most people have it

let toolkit: Toolkit;
test.beforeAll(async () => {
  toolkit = await startToolkit({}, 'nothing'); // like a new installation
});
test.afterAll(() => toolkit.dispose());
test.use({ baseURL: 'about:blank' });

const NOTES = [
  'We roast twice a week, on Tuesdays & Fridays – never on Mondays.',
  'Our customers ask for "decaf" more often since spring <2025>.',
].join('\n\n');

// §d.save.1
test('a marketer signs up, drafts an article, edits it, and it survives a reload and a killed server', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const recording = await recordPages(context);
  const page = await context.newPage();

  await test.step('creates the first account of the installation', async () => {
    await page.goto('/');
    await signUpOnPage(page);
  });

  await test.step('asks for a draft from topic, keywords and notes', async () => {
    await draftArticle(page, {
      topic: 'Small coffee roasters',
      keywords: 'fresh coffee, decaf',
      notes: NOTES,
    });
    await expect(page.getByText('Working draft, written without a model')).toBeVisible();
    const draft = await textOf(page);
    for (const note of NOTES.split('\n\n')) expect(draft).toContain(note);
  });

  const typed = ' And this sentence was typed by hand: naïve 🚀 “quotes” & <angles>.';
  await test.step('types at the end of the first paragraph, and in bold', async () => {
    const paragraph = editorOf(page).getByText('We roast twice a week');
    await paragraph.click();
    await page.keyboard.press('End');
    await page.keyboard.type(typed, { delay: 5 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('A bold new paragraph', { delay: 5 });
    await seeSaved(page);
    await recording.seeNoCredentials(page);
  });

  const written = await textOf(page);
  expect(written).toContain(typed.trim());

  await test.step('finds every character after a reload', async () => {
    await page.reload();
    await expect(editorOf(page)).toContainText('A bold new paragraph');
    await expect(page.getByText('Working draft, written without a model')).toBeVisible();
    expect(await textOf(page)).toBe(written);
  });

  await test.step('finds every character after kill -9 of the server', async () => {
    await editorOf(page).getByText('A bold new paragraph').click();
    await page.keyboard.press('End');
    await page.keyboard.type(', saved a moment before the power went', { delay: 5 });
    await seeSaved(page);
    const before = await textOf(page);
    await toolkit.kill('SIGKILL');
    await toolkit.restart();
    await page.reload();
    await expect(editorOf(page)).toContainText('saved a moment before the power went');
    expect(await textOf(page)).toBe(before);
    await expect(
      editorOf(page)
        .locator('strong, b, [style*="font-weight: bold"]')
        .getByText('A bold new paragraph'),
    ).toBeVisible();
  });

  // §d.saveText.4
  await test.step('continues typing while the server is down; the text is saved when it is back', async () => {
    await toolkit.kill('SIGKILL');
    await editorOf(page).getByText('A bold new paragraph').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Offline words.', { delay: 5 });
    await expect(page.getByTestId('save-state')).toHaveText('Offline – saved on this device');
    await toolkit.restart();
    await seeSaved(page, PAUSE_MOST_MS);
    await recording.seeNoCredentials(page);
    const before = await textOf(page);
    await page.reload();
    await expect(editorOf(page)).toContainText('Offline words.');
    expect(await textOf(page)).toBe(before);
  });

  // §d.deviations.4
  await test.step('finds the article in the list, deletes it and undoes that', async () => {
    await page.goto('/content/articles');
    const row = page.getByRole('link', { name: 'Small coffee roasters' });
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Delete Small coffee roasters' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await row.click();
    await expect(editorOf(page)).toContainText('Offline words.');
    await recording.seeNoCredentials(page);
  });
  await context.close();
});
