/** SEO briefs without a model: made of imported pages, edited and approved with the keyboard, and written from. */
import { expect } from '@playwright/test';
import { seeSaved } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

const LONG =
  'A jar that closes well keeps coffee beans fresh, and the smell of coffee beans stays. ';
const aPage = (name: string, headings: readonly string[]) => ({
  name,
  url: `https://${name}.example/coffee`,
  html: `<h1>How to store coffee beans</h1>${headings
    .map((heading) => `<h2>${heading}</h2><p>${LONG.repeat(6)}</p>`)
    .join('')}`,
});
const PAGES = [
  aPage('one', ['Choose a jar', 'Keep them dry', 'How long do coffee beans last?']),
  aPage('two', ['Choosing the jar', 'Keep beans dry', 'Grind late']),
  aPage('three', ['Keep the beans dry', 'Our roastery']),
];

// §2.routes.23 §2.routes.24 §d.briefs.1 §d.briefs.4 §d.briefs.5 §d.briefs.9 §d.briefs.10 §d.briefs.11 §d.briefs.12
test('a brief is made, approved and written from, and the text is compared with it', async ({
  browser,
  toolkit,
}) => {
  const { page, person } = await newWriter(browser, toolkit);
  const { api, workspaceId } = person;
  for (const page of PAGES)
    await api.url.postPageText({ workspaceId, body: { requestId: crypto.randomUUID(), ...page } });

  await test.step('the form says what is missing; what is typed survives a reload', async () => {
    await page.goto('/content/briefs/create');
    await page.getByRole('button', { name: 'Make the brief' }).press('Enter');
    await expect(page.getByText('Enter a keyphrase.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Keyphrases' }).fill('store coffee beans');
    await seeInBothThemes(page, 'brief-wizard');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Keyphrases' })).toHaveValue(
      'store coffee beans',
    );
    await page.getByRole('button', { name: 'Make the brief' }).press('Enter');
  });

  await test.step('it opens once it is made, with what the pages share', async () => {
    await expect(page).toHaveURL(/\/briefs\/[0-9a-f-]{36}/);
    const text = page.getByRole('textbox', { name: 'Article text' });
    await expect(text.getByRole('heading', { name: 'Choose a jar' })).toBeVisible();
    await expect(text.getByRole('heading', { name: 'Our roastery' })).toBeHidden();
    await expect(page.getByText('3 pages of your imported pages')).toBeVisible();
    await seeInBothThemes(page, 'brief');
    await page.setViewportSize({ width: 1440, height: 900 });
    const facts = page.getByRole('complementary', { name: 'Brief' });
    await expect(facts.getByRole('region', { name: 'Related searches' })).toContainText('–');
    await facts.getByText('4 headings').last().click();
    await facts.getByRole('button', { name: 'Add “Grind late” to the outline' }).press('Enter');
    await expect(text.getByRole('heading', { name: 'Grind late' })).toBeVisible();
    await seeSaved(page);
  });

  await test.step('it is approved, and stays so', async () => {
    await page.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  await test.step('the wizard has its outline, and the text is compared with it', async () => {
    await page.getByRole('button', { name: 'Write from this brief' }).press('Enter');
    await expect(page.getByText('Written from a brief')).toBeVisible();
    await seeInBothThemes(page, 'brief-outline');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Write the article' }).press('Enter');
    await expect(page).toHaveURL(/\/articles\/[0-9a-f-]{36}/);
    await page.getByRole('button', { name: 'Brief', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Brief' });
    await expect(panel.getByRole('link', { name: 'Brief: store coffee beans' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Grind late' })).toBeVisible();
    await seeSaved(page);
    await seeInBothThemes(page, 'brief-coverage');
  });
  await page.context().close();
});
