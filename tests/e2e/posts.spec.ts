/** Social media posts: of an article without a model, edited, split, several at once; and of notes with a model. */
import { expect } from '@playwright/test';
import { seeSaved } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { addArticle, newWriter } from './support/writer.ts';

const FIGURE = 'Glass keeps the coffee fresh for 12 weeks, and a tin does so for 26 days.';
const QUOTE = 'Our roaster says “no bag has ever kept my coffee as fresh as glass does”.';
const LONG = 'Nobody has to think of it, and it is there for as long as it is wanted. ';
const BLOCKS = [
  `<p>Jars are nice. ${FIGURE} ${LONG}</p>`,
  `<p>${QUOTE} ${LONG}</p>`,
  '<figure><img src="/content/jar.svg" alt="A jar" width="1600" height="900"></figure>',
];

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="teal" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="gold"/></svg>';

// §d.posts.9
test('with a model, a figure that the notes do not have is marked until it is checked', async ({
  browser,
  modelled,
}) => {
  const { model } = modelled;
  const texts = ['Glass keeps coffee fresh for 12 weeks, says 90% of our staff.'];
  model.onMessage(/for one post on X/, { content: JSON.stringify({ texts }) });
  const { page } = await newWriter(browser, modelled);
  await page.goto('/content/smm/create');
  await page.getByRole('textbox', { name: 'Topic' }).fill('Coffee jars');
  await page.getByRole('textbox', { name: 'What you want to say' }).fill('Fresh for 12 weeks.');
  await page.getByRole('checkbox', { name: 'LinkedIn' }).uncheck();
  await page.getByRole('textbox', { name: 'Texts for each channel' }).fill('1');
  await page.getByRole('button', { name: 'Write the post' }).click();
  await expect(page.getByText('Not in what the post is made from: 90%.')).toBeVisible();
  await seeSaved(page);
  await seeInBothThemes(page, 'post-unproven');
  await page.getByRole('button', { name: 'I have checked' }).click();
  await seeSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'X, text 1' })).toHaveValue(texts[0] ?? '');
  await expect(page.getByText('Not in what the post is made from')).toBeHidden();
  await page.context().close();
});

// §d.posts.1 §d.posts.2 §d.posts.3 §d.posts.4 §d.posts.5 §d.posts.7 §d.posts.8 §d.posts.10 §d.posts.11 §d.posts.12
test('a post is made of an article, edited part by part, and is there after a reload', async ({
  browser,
  toolkit,
}) => {
  const { page, person } = await newWriter(browser, toolkit);
  const id = await addArticle(person, { title: 'Coffee jars', blocks: BLOCKS });
  await page.route('**/jar.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  const onX = page.getByRole('textbox', { name: 'X, text 1', exact: true });

  await test.step('what is chosen survives a reload; the page says what there is without a model', async () => {
    await page.goto(`/content/smm/create?article=${id}`);
    await expect(page.getByText('word for word')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Article' })).toHaveValue('Coffee jars');
    await seeInBothThemes(page, 'post-wizard');
    await page.getByRole('checkbox', { name: 'Instagram' }).check();
    await page.getByRole('textbox', { name: 'Link at the end' }).fill('https://example.com/jars');
    await page.getByRole('textbox', { name: 'Link at the end' }).press('Tab');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Instagram' })).toBeChecked();
  });

  await test.step('the texts are sentences of the article', async () => {
    await page.getByRole('button', { name: 'Write the post' }).click();
    await expect(page).toHaveURL(/\/smm\/[0-9a-f-]{36}/);
    await expect(onX).toHaveValue(`${FIGURE}\n\n${QUOTE}\n\nhttps://example.com/jars`);
    await expect(page.getByRole('heading', { name: 'Instagram' })).toBeVisible();
    await seeSaved(page);
    const images = page.getByRole('region', { name: 'Images' });
    await images.getByRole('button', { name: 'Remove image 1' }).click();
    await expect(images.getByRole('img')).toHaveCount(0);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(images.getByRole('img', { name: 'A jar' })).toBeVisible();
    await seeSaved(page);
    await seeInBothThemes(page, 'post');
  });

  await test.step('a designed cover becomes an image of the post', async () => {
    const images = page.getByRole('region', { name: 'Images' });
    await images.getByRole('button', { name: 'Add an image' }).click();
    const dialog = page.getByRole('dialog', { name: 'Insert image' });
    await dialog.getByRole('tab', { name: 'Designed cover' }).click();
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Jars that close');
    await expect(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(images.getByRole('img', { name: 'Jars that close' })).toBeVisible();
    await seeSaved(page);
  });

  await test.step('another image, and another part of it, is chosen for a channel, and kept', async () => {
    const crop = () => page.getByRole('button', { name: 'Crop for Instagram…' }).first().click();
    await crop();
    const dialog = page.getByRole('dialog', { name: /^Crop for Instagram: 1080 × 1350/ });
    await dialog.getByRole('combobox', { name: 'Image' }).selectOption('Image 2');
    await dialog.getByRole('textbox', { name: 'From the left' }).fill('100');
    await seeInBothThemes(page, 'post-crop');
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a file' }).click();
    expect((await file).suggestedFilename()).toBe('instagram 1080x1350.png');
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    await seeSaved(page);
    await page.reload();
    await crop();
    await expect(dialog.getByRole('combobox', { name: 'Image' })).toHaveValue(/./);
    await expect(dialog.getByRole('textbox', { name: 'From the left' })).toHaveValue('100 px');
    await page.keyboard.press('Escape');
  });

  await test.step('what is over the limit is counted; a long text is split into a thread', async () => {
    await onX.fill(`${'A sentence of words. '.repeat(14)}The end 🐱`);
    await expect(page.getByText('24 over')).toBeVisible();
    await seeInBothThemes(page, 'post-over');
    await page.getByRole('button', { name: 'Split into a thread' }).click();
    const second = page.getByRole('textbox', { name: 'X, text 1, part 2 of 2' });
    await expect(second).toHaveValue(/The end 🐱$/);
    await second.locator('xpath=../..').getByRole('button', { name: 'Remove' }).click();
    await expect(second).toBeHidden();
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(second).toHaveValue(/The end 🐱$/);
    await seeSaved(page);
    await page.reload();
    await expect(second).toHaveValue(/The end 🐱$/);
  });

  await test.step('another address leads to it, and the list has it under its kind', async () => {
    const path = new URL(page.url()).pathname;
    await page.goto(path.replace('/smm/', '/articles/'));
    await expect(page).toHaveURL(new RegExp(path));
    await expect(page.getByRole('heading', { name: 'Instagram' })).toBeVisible();
    await page.goto('/content/articles?type=SMM');
    await page.getByRole('main').getByRole('link', { name: 'Coffee jars' }).click();
    await expect(page).toHaveURL(new RegExp(path));
  });
  await test.step('it is renamed, and downloaded as CSV', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Jars for X');
    await seeSaved(page);
    await page.getByRole('button', { name: 'Copy or download' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('jars-for-x.csv');
  });

  await test.step('several posts of an article are one job, which the start page shows', async () => {
    await page.goto(`/content/articles/${id}`);
    await page.getByRole('button', { name: /^Make five social media posts/ }).click();
    await expect(page.getByRole('textbox', { name: 'Number of posts' })).toHaveValue('5');
    await seeInBothThemes(page, 'posts-wizard');
    await page.getByRole('button', { name: 'Write 5 posts' }).click();
    await expect(page.getByText('Done: 2 of 2 done')).toBeVisible();
    await seeInBothThemes(page, 'posts-done');
    await page.getByRole('link', { name: /^Social media posts: / }).click();
    const list = page.getByRole('main').getByRole('link', { name: /^Coffee jars – \d/ });
    await expect(list).toHaveCount(2);
    await seeInBothThemes(page, 'posts-list');
  });
  await page.context().close();
});
