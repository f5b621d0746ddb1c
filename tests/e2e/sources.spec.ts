/** Sources of an article, and what they say about its claims, without a model. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { editorOf, seeDraft, seeSaved, textOf } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { addArticle, newWriter } from './support/writer.ts';

const GROWTH = 'Sales of small coffee roasters grew by 12 percent.';
const FILLER = 'Fresh coffee tastes better than old coffee, and most people can tell. '.repeat(8);
const STUDY = `<!doctype html><html lang="en"><head><title>Roasters in figures</title></head>
<body><article><h1>Roasters in figures</h1><p>${GROWTH} ${FILLER}</p><p>${FILLER}</p></article></body></html>`;

let site: Server;
test.beforeAll(async () => {
  site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(STUDY);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => {
  site.close();
});

const claim = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

// §d.sources.1 §d.sources.4 §d.sources.5 §d.claims.4 §d.claims.6 §d.claims.7 §d.claims.10
test('a draft reads its source; what it says verifies a figure, the writer vouches for another, and the export counts the rest', async ({
  browser,
  toolkit,
}) => {
  const { page } = await newWriter(browser, toolkit);
  const { port } = site.address() as AddressInfo;
  await page.goto('/content/articles/create');
  await page.getByLabel('Topic').fill('Small coffee roasters');
  await page.getByLabel('Your notes').fill(`${GROWTH} Our shop roasts 40 kg of coffee a week.`);
  await page.getByRole('combobox', { name: 'Sources' }).fill(`http://127.0.0.1:${port}/study`);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await seeDraft(page);
  expect(await textOf(page)).not.toContain('most people can tell');
  await editorOf(page).press('ControlOrMeta+End');
  await page.keyboard.type(' A cup costs 3 euros.');
  await seeSaved(page);

  await page.getByRole('button', { name: 'Sources' }).click();
  const panel = page.getByRole('complementary', { name: 'Sources' });
  await expect(panel.getByRole('link', { name: 'Roasters in figures' })).toBeVisible();
  await expect(panel.getByText('3 claims, 3 open')).toBeVisible();
  await panel.getByRole('button', { name: 'Check', exact: true }).click();
  const verified = claim(page, 'Found in a source');
  await expect(verified.getByRole('blockquote')).toContainText(GROWTH);
  await expect(panel.getByRole('button', { name: 'Not found in your sources 3' })).toBeVisible();
  await panel.getByRole('button', { name: 'I vouch for it: “40 kg”' }).click();
  await expect(panel.getByText('4 claims, 2 open')).toBeVisible();
  await seeInBothThemes(page, 'sources');

  await test.step('marked in the text, a claim leads to its words, and the cursor to its claim', async () => {
    await panel.getByRole('switch', { name: 'Mark in the text' }).check();
    const marked = (name: string) =>
      page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map(String), name);
    await expect.poll(() => marked('article-claim-verified')).toEqual(['12 percent']);
    await expect.poll(() => marked('article-claim-mine')).toEqual(['40 kg']);
    await panel
      .getByRole('button', { name: /3 euros/ })
      .first()
      .click();
    await expect(claim(page, 'A cup costs')).toHaveAttribute('aria-current', 'true');
    await seeInBothThemes(page, 'claims-marked');
  });

  await page.reload();
  await expect(panel.getByText('4 claims, 2 open')).toBeVisible();
  await expect(verified.getByRole('blockquote')).toContainText(GROWTH);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('note')).toHaveText(
    '1 figure without a source and 1 passage that stands in a source.',
  );
});

/** A slow network: the script with the workflows of the tools comes last. Returns what lets it through. */
async function holdWorkflows(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const script = await (await route.fetch()).text();
    if (script.includes('articleJournal:')) await released;
    await route.continue();
  });
  return release;
}

// §d.search.4 §d.pages.1 §d.competitors.2 §4.competitors.2 §d.values.8 §d.outliers.2
test('an imported page is found as a competitor, and the panel says what it has', async ({
  browser,
  toolkit,
}) => {
  const { page, person } = await newWriter(browser, toolkit);
  const { port } = site.address() as AddressInfo;
  const release = await holdWorkflows(page);
  await page.goto('/content/settings?section=search', { waitUntil: 'commit' });
  // Nobody would hear a click yet.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeHidden();
  release();
  await page.getByLabel('Addresses, one in a line').fill(`http://127.0.0.1:${port}/roasters`);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Reading 1 page.')).toBeVisible();
  const list = page.getByRole('list', { name: 'Imported pages' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(list.getByRole('link', { name: 'Roasters in figures' })).toBeVisible();
  }).toPass();
  await seeInBothThemes(page, 'search-settings');

  const blocks = ['<p>Our shop roasts 40 kg of coffee a week.</p>'];
  const keywords = ['coffee roasters'];
  const id = await addArticle(person, { title: 'Coffee roasters', blocks, keywords });
  await page.goto(`/content/articles/${id}`);
  await page.getByRole('button', { name: 'Competitors' }).click();
  const panel = page.getByRole('complementary', { name: 'Competitors' });
  await expect(panel.getByText('No competitor data yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Analyse again' }).click();
  await expect(panel.getByRole('link', { name: 'Roasters in figures' })).toBeVisible();
  await expect(panel.getByText(/^Imported pages, /)).toBeVisible();
  await expect(panel.getByText(/^Words: \d+ in your text; the median/)).toBeAttached();
  await expect(panel.getByText('1 of 1 pages count.')).toBeVisible();
  await panel
    .getByRole('button', { name: 'Ignore Roasters in figures and recalculate' })
    .press('Enter');
  await expect(panel.getByText('0 of 1 pages count.')).toBeVisible();
  await panel.getByRole('button', { name: 'Count Roasters in figures again' }).press('Enter');
  await expect(panel.getByText('1 of 1 pages count.')).toBeVisible();
  await seeInBothThemes(page, 'competitors');
});
