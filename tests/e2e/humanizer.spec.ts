/** The humanizer beside an article: with a scripted model and without one. */
import { expect, type Page } from '@playwright/test';
import { editorOf, seeSaved } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle, type Writer } from './support/writer.ts';

const TELLING =
  'In today’s fast-paced world, it is important to note that jars play a crucial role in kitchens. Moreover, we utilize 12 jars from Acme in order to delve into the rich tapestry of coffee.';
const BLOCKS = [
  `<p>${TELLING}</p>`,
  '<p>Furthermore, glass is a robust choice that keeps its shape for many years. Furthermore, glass is a clean choice that keeps its look for many years. Furthermore, glass is a cheap choice that keeps its price for many years. Furthermore, it is a choice that everybody knows.</p>',
  '<p>We have sent an letter to the makers of the jars, and they have told us how the lids are made. It takes them a week to make a lid, because the seal has to dry in the open air before anybody may touch it with a hand.</p>',
];

const panel = (page: Page) => page.getByRole('complementary', { name: 'Humanizer' });

/** The article with the panel open beside it, and checked. */
async function openPanel(writer: Writer): Promise<Page> {
  const { page } = writer;
  await openNewArticle(writer, { title: 'Coffee jars', blocks: BLOCKS });
  await page.getByRole('button', { name: 'Humanizer', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Check the text' }).click();
  await expect(panel(page).getByText('What was found')).toBeVisible();
  return page;
}

const rewriteFirst = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Rewrite “In today/ })
    .click();

// §d.humanizer.5 §d.humanizer.6 §d.humanizer.7
test('with a model, a rewrite keeps figures and names, and goes into the text as one step', async ({
  browser,
  modelled,
}) => {
  const { model } = modelled;
  model.onMessage(/Say the text as a person who knows/, {
    content: 'Jars matter in a kitchen. We use 15 jars from Acme, and coffee is why.',
  });
  const page = await openPanel(await newWriter(browser, modelled));
  await expect(panel(page).getByText(/not who wrote it/)).toBeVisible();
  await rewriteFirst(page);
  await expect(panel(page).getByText('“15” in place of “12”')).toBeVisible();
  await seeInBothThemes(page, 'humanizer-model');
  expect(await editorOf(page).textContent()).toContain(TELLING);
  await panel(page).getByRole('button', { name: 'Accept' }).click();
  await expect(editorOf(page)).toContainText('We use 12 jars from Acme, and coffee is why.');
  await seeSaved(page);
});

// §d.humanizer.3 §d.humanizer.4 §d.humanizer.6 §d.humanizer.8
test('without a model, signs, safe rewrites and the checker of grammar offer changes, all free', async ({
  browser,
  toolkit,
}) => {
  const page = await openPanel(await newWriter(browser, toolkit));
  await expect(panel(page).getByText(/without a model: only changes/i)).toBeVisible();
  await rewriteFirst(page);
  await expect(panel(page).getByRole('button', { name: 'Accept' })).toBeEnabled();
  await seeInBothThemes(page, 'humanizer-free');
  await panel(page).getByRole('button', { name: 'Accept' }).click();
  await expect(editorOf(page)).toContainText('use 12 jars from Acme');
  const grammar = panel(page).getByRole('button', { name: 'Change “an” to “a”' });
  await expect(grammar).toBeVisible({ timeout: 60_000 });
  await grammar.click();
  await expect(editorOf(page)).toContainText('We have sent a letter to the makers');
  await seeSaved(page);
  await page.reload();
  await expect(editorOf(page)).toContainText('We have sent a letter to the makers');
});
