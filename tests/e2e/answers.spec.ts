/** Something on the network answers instead of the server; and a page that is older than its server. */
import { expect, type Page, type Route } from '@playwright/test';
import { editorOf, seeSaved, textOf } from './support/person.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle } from './support/writer.ts';

const ARTICLES = '**/content/api/v1/article/**';
const PORTAL = { contentType: 'text/html', body: '<h1>Sign in to the guest network</h1>' };

/** What stands between the page and its server, one after the other. */
const BETWEEN: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a captive portal': (route) => route.fulfill({ ...PORTAL, status: 200 }),
  'a portal that says that nothing is there': (route) => route.fulfill({ ...PORTAL, status: 404 }),
  'a portal that asks to sign in': (route) => route.fulfill({ ...PORTAL, status: 401 }),
  'a gateway in trouble': (route) => route.fulfill({ ...PORTAL, status: 502 }),
  'an empty object': (route) => route.fulfill({ json: {} }),
  nothing: (route) => route.fulfill({ status: 204 }),
  async 'half of the answer'(route) {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
};

async function type(page: Page, text: string) {
  await editorOf(page).getByText('Words.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(text, { delay: 5 });
}

// §d.answers.1 §d.answers.2
test('when something else answers instead of the server, the text waits on the device and is saved in the end', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  await openNewArticle(writer, { title: 'Guest network', blocks: ['<p>Words.</p>'] });
  const typed: string[] = [];
  for (const [what, between] of Object.entries(BETWEEN)) {
    await test.step(what, async () => {
      await page.route(ARTICLES, between);
      typed.push(`w${typed.length}w`);
      await type(page, ` ${typed.at(-1)}`);
      await expect(page.getByText('Offline – saved on this device')).toBeVisible();
      await page.unroute(ARTICLES);
      await seeSaved(page);
    });
  }
  await test.step('a reload in between loses nothing either', async () => {
    await page.route(ARTICLES, (route) => route.fulfill({ ...PORTAL, status: 200 }));
    typed.push('last');
    await type(page, ' last');
    await expect(page.getByText('Offline – saved on this device')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.unroute(ARTICLES);
    await seeSaved(page);
  });
  const text = await textOf(page);
  for (const word of typed) expect(text.split(word)).toHaveLength(2); // exactly once
  await page.reload();
  await expect(editorOf(page)).toContainText('last');
  expect(await textOf(page)).toBe(text);
});

// §d.answers.4
test('a page that is older than its server says so once, and loads the new version on request', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page } = writer;
  await openNewArticle(writer, { title: 'Renewed', blocks: ['<p>Words.</p>'] });
  const notice = page.getByRole('log').getByText('A new version is available.');
  await expect(notice).toHaveCount(0);
  await page.route(ARTICLES, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-api-version': 'renewed' },
    });
  });
  await type(page, ' More.');
  await expect(notice).toHaveCount(1);
  await type(page, ' And more.');
  await seeSaved(page);
  await expect(notice).toHaveCount(1);
  await page.unroute(ARTICLES);
  await type(page, ' Unsaved.');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(notice).toHaveCount(0);
  await expect(editorOf(page)).toContainText('Unsaved.');
});
