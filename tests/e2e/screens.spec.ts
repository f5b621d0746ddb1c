import { expect, type Page, test } from '@playwright/test';
import { createAccount, draftArticle, editorOf, OWNER, seeDashboard } from './support/person.ts';
import { SCHEMES, seeWell, WIDTHS } from './support/screen.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';
import { administer, type Somebody, somebody } from './support/world.ts';

// Both themes run at once, each on its own server.
test.describe.configure({ mode: 'parallel' });

let toolkit: Toolkit;
let admin: Somebody;
test.beforeAll(async ({ browser }) => {
  toolkit = await startToolkit({ TRUST_PROXY: 'true' });
  admin = await somebody(browser, toolkit);
});
test.afterAll(() => toolkit.dispose());

/** Screens by name, with how a signed-in person reaches them and how to tell that they are rendered. */
const SCREENS: readonly [name: string, path: string, drawn: (page: Page) => Promise<unknown>][] = [
  [
    'dashboard',
    '/content/',
    (page) => expect(page.getByText(/^1 used, unlimited on trial$/)).toBeVisible(),
  ],
  [
    'settings',
    '/content/settings',
    (page) => expect(page.getByText('Used', { exact: true })).toBeVisible(),
  ],
  ['articles', '/content/articles', (page) => expect(page.getByText('Slow coffee')).toBeVisible()],
  ['wizard', '/content/articles/create', (page) => expect(page.getByLabel('Topic')).toBeVisible()],
  ['article', '', (page) => expect(editorOf(page)).toContainText('Slow coffee')],
  [
    'upcoming',
    '/content/topic-finder',
    (page) => expect(page.getByText('It is not in this version yet')).toBeVisible(),
  ],
  [
    'not found',
    '/content/nowhere',
    (page) => expect(page.getByText('Page not found')).toBeVisible(),
  ],
];

for (const scheme of SCHEMES) {
  test(`every screen is accessible and fits at ${WIDTHS.join(', ')} px in the ${scheme} theme`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: toolkit.url, colorScheme: scheme });
    const page = await context.newPage();
    const look = (name: string) => seeWell(page, scheme, name);
    await page.goto('/sign-in');
    await look('sign in');
    await page.goto('/content/');
    await expect(page.getByRole('button', { name: 'Start for free' })).toBeVisible();
    await look('toolkit stub');
    await page.goto('/content/articles/optimize');
    await expect(page.getByRole('button', { name: 'Start for free' })).toBeVisible();
    await look('landing');
    await page.goto('/content/articles');
    await expect(page.getByText('Sign in to continue')).toBeVisible();
    await look('signed out');
    const account = { ...OWNER, email: `${scheme}@example.org` };
    await page.setViewportSize({ width: 1440, height: 900 });
    await createAccount(page, account);
    await page.waitForURL('**/content/**');
    await page.goto('/content/trial');
    await expect(page.getByRole('button', { name: 'Get free trial' })).toBeVisible();
    await look('trial');
    const session = await page.request.get('/host/api/session');
    const { user } = ((await session.json()) as { session: { user: { id: string } } }).session;
    await administer(admin, user, { trial: 'active' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/content/');
    await seeDashboard(page);
    await page.goto('/content/articles');
    await expect(page.getByText('No articles yet')).toBeVisible();
    await look('no articles');
    const articlePath = await draft(page);
    for (const [name, path, drawn] of SCREENS) {
      await page.goto(path || articlePath);
      await drawn(page);
      await look(name);
    }
    await page.goto(articlePath);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByRole('button', { name: 'Text checks' }).click();
    await expect(page.getByRole('dialog').getByText('Readability')).toBeVisible();
    await look('text checks');
    await administer(admin, user, { trial: 'used' });
    await page.goto(articlePath);
    await page.waitForURL('**/free-user');
    await expect(page.getByText('Slow coffee')).toBeVisible();
    await look('read-only list');
    await page.goto(articlePath.replace('/content/', '/content/free-user/'));
    await expect(page.getByText('We roast on Tuesdays.')).toBeVisible();
    await look('read-only article');
    await page.getByRole('main').getByRole('button', { name: 'Subscribe for $60/mo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('subscribe modal');
    await context.close();
  });
}

// §2.routes.1 §2.layout.1 §2.layout.2 §2.layout.3 §2.layout.4 §9.layout.4 §9.layout.5 §9.layout.6
test('the layout has the widths of the specification', async () => {
  const page = await admin.context.newPage();
  await page.setViewportSize({ width: 2000, height: 900 });
  await page.goto('/content/articles');
  await expect(page.getByText('No articles yet')).toBeVisible();
  const container = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[2]');
  expect((await container.boundingBox())?.width).toBeLessThanOrEqual(1126);
  const articlePath = await draft(page);
  for (const [width, text] of [
    [2000, 1180],
    [1600, 1024],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(articlePath);
    await expect(editorOf(page)).toContainText('Slow coffee');
    const textWidth = () => editorOf(page).evaluate((node) => node.getBoundingClientRect().width);
    await expect.poll(textWidth, `at ${width} px`).toBeGreaterThan(text - 2); // the pixel of the caret
    expect(await textWidth(), `at ${width} px`).toBeLessThanOrEqual(text);
  }
  const header = page.locator('article > header');
  expect(await header.evaluate((node) => getComputedStyle(node).position)).toBe('sticky');
  await page.setViewportSize({ width: 300, height: 900 });
  expect(await page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(320);
  await page.close();
});

// §2.routes.2
test('a page is loaded on demand, and a skeleton is shown until then', async () => {
  const page = await admin.context.newPage();
  await page.goto('/content/');
  await seeDashboard(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Article generator' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  release();
  await expect(page.getByLabel('Topic')).toBeVisible();
  await page.close();
});

test(`the host’s pages are accessible and fit at ${WIDTHS.join(', ')} px`, async () => {
  const page = await admin.context.newPage();
  for (const path of ['projects/', 'billing', 'account', 'admin', 'multilogin']) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeWell(page, 'light', `host ${path.replace('/', '')}`);
  }
});

async function draft(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await draftArticle(page, {
    topic: 'Slow coffee',
    notes: 'We roast on Tuesdays.\n\nFriday is for tasting.',
  });
  return new URL(page.url()).pathname;
}
