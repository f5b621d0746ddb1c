import { type Browser, expect, type Page } from '@playwright/test';
import type { Folder } from '#contract/host/host.ts';
import { draftArticle, editorOf, seeDashboard } from './support/person.ts';
import { seeInBothThemes, seeWell, WIDTHS } from './support/screen.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';
import { administer, type Somebody, somebody, workspaceOf } from './support/world.ts';
import { addArticle } from './support/writer.ts';

let toolkit: Toolkit;
let admin: Somebody;
test.beforeAll(async ({ browser }) => {
  toolkit = await startToolkit({ TRUST_PROXY: 'true' });
  admin = await somebody(browser, toolkit);
});
test.afterAll(() => toolkit.dispose());

/** Screens by name, with how a signed-in person reaches them and how to tell that they are rendered. */
const SCREENS: readonly (readonly [
  name: string,
  path: string,
  drawn: (page: Page) => Promise<unknown>,
])[] = [
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
  ...(
    [
      ['workspace', 'Dictionary'],
      ['notifications', 'E-mails to you'],
      ['integrations', 'WordPress'],
      ['data', 'Export'],
      ['models', 'Models'],
      ['search', 'Search service'],
      ['mail', 'E-mail'],
      ['privacy', 'Counting of use'],
    ] as const
  ).map(
    ([section, region]) =>
      [
        `settings of ${section}`,
        `/content/settings?section=${section}`,
        (page: Page) => expect(page.getByRole('region', { name: region }).first()).toBeVisible(),
      ] as const,
  ),
  ['articles', '/content/articles', (page) => expect(page.getByText('Slow coffee')).toBeVisible()],
  [
    'topic finder',
    '/content/topic-finder',
    (page) => expect(page.getByText('No searches yet')).toBeVisible(),
  ],
  [
    'content audit',
    '/content/audit',
    (page) => expect(page.getByText('No audits yet')).toBeVisible(),
  ],
  [
    'images',
    '/content/images',
    (page) => expect(page.getByRole('button', { name: 'Upload images' })).toBeVisible(),
  ],
  ['wizard', '/content/articles/create', (page) => expect(page.getByLabel('Topic')).toBeVisible()],
  ['article', '', (page) => expect(editorOf(page)).toContainText('Slow coffee')],
  [
    'site publishing',
    '/content/integration/wp',
    (page) => expect(page.getByText('No site is connected')).toBeVisible(),
  ],
  [
    'design tool',
    '/content/integration/canva/callback',
    (page) => expect(page.getByText('This connection was not begun in this tab')).toBeVisible(),
  ],
  [
    'not found',
    '/content/nowhere',
    (page) => expect(page.getByText('Page not found')).toBeVisible(),
  ],
];

const inEveryWay = `at ${WIDTHS.join(', ')} px and in both themes`;

/** A new account, in a browser of its own. */
async function newUser(browser: Browser) {
  const user = await somebody(browser, toolkit);
  const page = await user.context.newPage();
  return { page, user, look: (name: string) => seeInBothThemes(page, name) };
}

// §2.routes.1
test(`every screen before the first article is accessible and fits ${inEveryWay}`, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await seeInBothThemes(page, 'sign in');
  for (const [name, path, text] of [
    ['toolkit stub', '/content/', 'Start for free'],
    ['landing', '/content/articles/optimize', 'Start for free'],
    ['signed out', '/content/articles', 'Sign in to continue'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await seeInBothThemes(page, name);
  }
  await context.close();
  const writer = await newUser(browser);
  await writer.page.goto('/content/trial');
  await expect(writer.page.getByRole('button', { name: 'Get free trial' })).toBeVisible();
  await writer.look('trial');
  await administer(admin, writer.user, { trial: 'active' });
  await writer.page.goto('/content/articles');
  await expect(writer.page.getByText('No articles yet')).toBeVisible();
  await writer.look('no articles');
  await writer.page.context().close();
});

test(`every screen of a writer is accessible and fits ${inEveryWay}`, async ({ browser }) => {
  const { page, user, look } = await newUser(browser);
  await administer(admin, user, { trial: 'active' });
  const articlePath = await draft(page);
  for (const [name, path, drawn] of SCREENS) {
    await page.goto(path || articlePath);
    await drawn(page);
    await look(name);
  }
  await page.goto(articlePath);
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Readability' }),
  ).toBeVisible();
  await look('score');
  await page.context().close();
});

test(`every read-only screen is accessible and fits ${inEveryWay}`, async ({ browser }) => {
  const { page, user, look } = await newUser(browser);
  await administer(admin, user, { trial: 'active' });
  const { id: folderId } = await user.host<Folder>('POST', '/host/api/folders', {
    requestId: crypto.randomUUID(),
    name: 'Coffee',
  });
  await (await user.api()).workspace.postWorkspaces({
    body: { requestId: crypto.randomUUID(), folderId },
  });
  const blocks = ['<p>We roast on Tuesdays.</p>'];
  const id = await addArticle(await workspaceOf(user), { title: 'Slow coffee', blocks });
  const articlePath = `/content/articles/${id}`;
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
  await page.context().close();
});

test.describe('for an administrator', () => {
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

  // §d.installation.2
  test(`the form of the models is accessible and fits ${inEveryWay}`, async () => {
    const page = await admin.context.newPage();
    await page.goto('/content/settings?section=models');
    await expect(page.getByRole('button', { name: 'Test', exact: true })).toBeVisible();
    await seeInBothThemes(page, 'models of a server');
    await page.getByLabel('Server').selectOption('gguf');
    await page.getByLabel('Path of the file').fill('/nowhere/model.gguf');
    await page.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(page.getByText(/Not offered/)).toBeVisible();
    await seeInBothThemes(page, 'test of a file');
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
});

async function draft(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await draftArticle(page, {
    topic: 'Slow coffee',
    notes: 'We roast on Tuesdays.\n\nFriday is for tasting.',
  });
  return new URL(page.url()).pathname;
}
