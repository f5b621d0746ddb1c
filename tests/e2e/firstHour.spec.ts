/** The first hour of somebody new: each task of the start page leads to a result in at most three clicks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page } from '@playwright/test';
import { editorOf } from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

const MOST_CLICKS = 3;
const COFFEE = `<title>Store coffee</title><article><h1>Store coffee</h1>${'<p>A jar that closes well keeps coffee beans fresh, and the smell of coffee stays.</p>'.repeat(30)}</article>`;

const site = createServer((_request, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end(`<!doctype html><html lang="en">${COFFEE}</html>`);
});
test.beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

type Click = (what: Locator) => Promise<void>;

/** What somebody does after the card of a task, and the result that they see then. */
const TASKS: Readonly<Record<string, (page: Page, click: Click) => Promise<void>>> = {
  async 'Write an article'(page, click) {
    await page.getByLabel('Topic').fill('How to store coffee');
    await click(page.getByRole('button', { name: 'Create draft' }));
    await expect(editorOf(page).getByRole('heading', { level: 1 })).toHaveText(
      'How to store coffee',
    );
  },
  async 'Improve a page'(page, click) {
    const { port } = site.address() as AddressInfo;
    await page.getByLabel('Address of the page').fill(`http://127.0.0.1:${port}/coffee`);
    await click(page.getByRole('button', { name: 'Continue' }));
    await click(page.getByRole('button', { name: 'Create article' }));
    await expect(editorOf(page)).toContainText('A jar that closes well');
    await expect(page.getByRole('button', { name: 'Score', exact: true })).toBeVisible();
  },
  async 'Find topics'(page, click) {
    await page.getByLabel('Subject').fill('grinder');
    await page.locator('input[type=file]').setInputFiles({
      name: 'keywords.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Keyword,Volume\nhand grinder,880\nclean a grinder,720\n'),
    });
    await expect(page.getByText('keywords.csv: 2 keyphrases')).toBeVisible();
    await click(page.getByRole('button', { name: 'Find topics' }));
    await expect(page.getByRole('rowheader', { name: /hand grinder/ })).toBeVisible();
  },
  async 'Plan a brief'(page, click) {
    await page.getByRole('textbox', { name: 'Keyphrases' }).fill('store coffee beans');
    await click(page.getByRole('button', { name: 'Make the brief' }));
    await expect(page).toHaveURL(/\/briefs\/[0-9a-f-]{36}/);
    await expect(editorOf(page).getByRole('heading').first()).toBeVisible();
  },
};

// §d.start.1
for (const [task, result] of Object.entries(TASKS))
  test(`“${task}” leads to a result in at most three clicks`, async ({ browser, toolkit }) => {
    const { page } = await newWriter(browser, toolkit);
    await page.goto('/content/');
    let clicks = 0;
    const click: Click = async (what) => {
      clicks += 1;
      await what.click();
    };
    await click(page.getByRole('link', { name: task }));
    await result(page, click);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
  });

// §d.start.4
test('the start page of somebody new is accessible and fits, and its set-up stays hidden', async ({
  browser,
  toolkit,
}) => {
  const { page } = await newWriter(browser, toolkit);
  await page.goto('/content/');
  const setUp = page.getByRole('region', { name: 'Set up your workspace' });
  await expect(setUp).toBeVisible();
  await seeInBothThemes(page, 'first visit');
  const hidden = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/config'),
  );
  await setUp.getByRole('button', { name: 'Hide the set-up' }).click();
  await hidden;
  await page.reload();
  await expect(page.getByRole('region', { name: 'This month' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ideas of the week' })).toContainText('Ideas');
  await expect(setUp).toBeHidden();
});
