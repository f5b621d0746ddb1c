/** The article wizard: everything that can be said, an outline before writing, with a model and without one. */
import { LLMock } from '@copilotkit/aimock';
import { expect, type Page } from '@playwright/test';
import { aPng } from '#tests/support/images.ts';
import { addAccount, editorOf, seeDraft, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { startToolkit } from './support/toolkit.ts';
import { newWriter } from './support/writer.ts';

const WIZARD = '/content/articles/create';
const heading = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Heading of section ${at}`, exact: true });

const headingsOf = (page: Page) =>
  editorOf(page).evaluate((editor) =>
    [...editor.querySelectorAll('h1, h2, h3')].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    ),
  );

// §d.wizard.1 §d.wizard.3 §d.wizard.4 §d.wizard.5 §d.wizard.8
test('without a model: title by pattern, place, outline by keyboard, reload, and a draft along it', async ({
  browser,
  toolkit,
}) => {
  const { page } = await newWriter(browser, toolkit);
  await page.goto(WIZARD);
  await page.getByLabel('Topic').fill('How to store coffee');
  await page
    .getByLabel('Your notes')
    .fill('Jars keep coffee fresh. Glass breaks. My aunt has a dog.');
  await page.getByRole('button', { name: 'Suggest titles' }).click();
  await page
    .getByRole('button', { name: /mistakes to avoid/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'How to store coffee: mistakes to avoid',
  );
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('combobox', { name: 'City' }).pressSequentially('munchen');
  await page.getByRole('option', { name: 'Munich, Bavaria, Germany' }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany');
  const image = page.getByRole('combobox', { name: 'Image', exact: true });
  await image.click();
  await expect(page.getByRole('option', { name: 'Made by a model' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Designed cover' }).click();
  await seeInBothThemes(page, 'wizard-more');

  await page.getByRole('button', { name: 'Plan the sections first' }).click();
  await expect(heading(page, 1)).not.toHaveValue('');
  await seeInBothThemes(page, 'wizard-outline');
  await heading(page, 1).fill('Jars');
  await heading(page, 1).press('Enter');
  await page.keyboard.type('Lids');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('textbox', { name: 'Notes for section 1' }).fill('Close them well.');
  await page.waitForTimeout(400); // the wizard stores what is typed within 300 ms
  await page.reload();
  await expect(heading(page, 1)).toHaveValue('Lids');
  await page.getByRole('button', { name: 'Make section 2 a part of the section above' }).click();
  await page.getByRole('button', { name: 'Write the article' }).click();
  await seeDraft(page);
  expect((await headingsOf(page)).slice(0, 3)).toEqual([
    'H1 How to store coffee: mistakes to avoid',
    'H2 Lids',
    'H3 Jars',
  ]);
  await expect(editorOf(page).getByRole('img')).toHaveAttribute(
    'alt',
    'How to store coffee: mistakes to avoid',
  );
  expect(await textOf(page)).toContain('Lids\nClose them well.');
  expect(await textOf(page)).toContain('Jars keep coffee fresh.');
  await page.goto(WIZARD);
  await expect(page.getByLabel('Topic')).toHaveValue('');
  await page.goto('/content/articles');
  await expect(page.getByRole('link', { name: /mistakes to avoid/ })).toHaveCount(1);
  await page.context().close();
});

const PLAN = JSON.stringify({
  sections: ['Why it matters', 'How it works', 'What to do next'].map((one) => ({
    heading: one,
    points: [`About ${one.toLowerCase()}`],
  })),
});

// §d.wizard.2 §d.wizard.6 §d.wizard.7
test('with a model: a saved instruction and the outline reach it; the plan is free, the draft is charged', async ({
  browser,
}) => {
  const model = await LLMock.create({ port: 0, chunkSize: 8 });
  const asked: string[] = [];
  model.onMessage(/Plan 3 to 4 sections/, { content: PLAN });
  model.onMessage(/Write this section/, ({ messages }) => {
    asked.push(JSON.stringify(messages));
    return { content: 'Jars keep coffee fresh.' };
  });
  const image = { b64Json: aPng(48, 32).toString('base64') };
  model.onImage(/^A jar on a shelf/, { image });
  const toolkit = await startToolkit({
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_NAME: 'mock',
    MODEL_IMAGE_NAME: 'mock-image',
  });
  try {
    const page = await (await browser.newContext({ baseURL: toolkit.url })).newPage();
    await addAccount(page);
    await page.goto(WIZARD);
    await page.getByLabel('Topic').fill('Coffee jars');
    await page.getByRole('combobox', { name: 'Image', exact: true }).click();
    await page.getByRole('option', { name: 'Made by a model' }).click();
    await page.getByLabel('What the image should show').fill('A jar on a shelf');
    await seeInBothThemes(page, 'wizard-image');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByLabel('Length in words').fill('700');
    await page.getByRole('combobox', { name: 'City' }).pressSequentially('munchen');
    await page.getByRole('option', { name: 'Munich, Bavaria, Germany' }).click();
    await page.getByLabel('Instruction').fill('Mention the lid first.');
    await page.getByRole('button', { name: 'Save for later' }).click();
    await page.getByLabel('Instruction').fill('');
    await page.getByRole('button', { name: 'Saved prompts (1)' }).click();
    await page.getByRole('button', { name: 'Mention the lid first.', exact: true }).click();
    await page.getByRole('button', { name: 'Plan the sections first' }).click();
    await expect(heading(page, 3)).toHaveValue('What to do next');
    await heading(page, 2).fill('Lids');
    await page.getByRole('button', { name: 'Remove section 3' }).click();
    await page.getByRole('button', { name: 'Write the article' }).click();
    await seeDraft(page);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 60_000 });
    expect(await headingsOf(page)).toEqual(['H1 Coffee jars', 'H2 Why it matters', 'H2 Lids']);
    // The image comes into the article once, below its title; a failed one is said, and tried again.
    await expect(editorOf(page).locator('h1 ~ * img, figure img')).toHaveCount(1);
    await seeSaved(page);
    await page.reload();
    await expect(editorOf(page).locator('figure img')).toHaveCount(1);
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const images = page.getByRole('dialog', { name: 'Insert image' });
    await images.getByRole('tab', { name: 'AI image' }).click();
    await images.getByLabel('What the image should show').fill('A jar on a shelf, and a lid');
    await images.getByRole('button', { name: 'Make image' }).click();
    await images.getByRole('button', { name: 'Insert: A jar on a shelf, and a lid' }).click();
    await expect(editorOf(page).locator('figure img')).toHaveCount(2);
    expect(asked).toHaveLength(2);
    expect(asked.join()).toContain('Mention the lid first.');
    expect(asked.join()).toContain('About 350 words');
    expect(asked.join()).toContain('Munich'); // the place of the readers
    await page.context().close();
  } finally {
    await toolkit.dispose();
    await model.stop();
  }
});
