/** Access in the browser: a dozen rows of the decision table, and the ways between them. */
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Folder } from '#contract/host/host.ts';
import { type Case, rowsOf, type Sees } from '#tests/support/accessTable.ts';
import { PASSWORD } from '#tools/lib/person.ts';
import { createAccount, editorOf, seeDashboard, seeDraft, seeSaved } from './support/person.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';
import {
  acceptInvitations,
  administer,
  putUnlinkedWorkspaces,
  type Somebody,
  somebody,
  workspaceOf,
} from './support/world.ts';
import { addArticle } from './support/writer.ts';

const ENV = { TRUST_PROXY: 'true' }; // each account can come from an address of its own

let toolkit: Toolkit;
let admin: Somebody;
test.beforeAll(async ({ browser }) => {
  toolkit = await startToolkit(ENV);
  admin = await somebody(browser, toolkit); // the first account administers the host
});
test.afterAll(() => toolkit.dispose());

const stub = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Write articles that people find' });
const main = (page: Page) => page.getByRole('main');
const dashboard = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'What are you writing today?' });

const ASKED: Readonly<Record<Case['request'], string>> = {
  autosubmit: '/content/articles',
  submitKeywords: '/content/?submit&keywords=fish,%20soup',
  submitAlone: '/content/?submit',
  neither: '/content/',
};

test.describe('a dozen rows of the decision table', () => {
  const AFTER = { check: 'clear', trial: 'available', time: 'after' } as const;
  const DOZEN: readonly Case[] = [
    {
      ...AFTER,
      who: 'anonymous',
      role: 'owner',
      folder: 'none',
      workspace: 'none',
      request: 'neither',
    },
    {
      ...AFTER,
      who: 'anonymous',
      role: 'owner',
      folder: 'none',
      workspace: 'none',
      request: 'autosubmit',
    },
    { ...AFTER, who: 'free', role: 'owner', folder: 'none', workspace: 'none', request: 'neither' },
    {
      ...AFTER,
      who: 'free',
      role: 'owner',
      folder: 'one',
      workspace: 'none',
      request: 'submitKeywords',
      trial: 'used',
    },
    {
      ...AFTER,
      who: 'free',
      role: 'owner',
      folder: 'one',
      workspace: 'linked',
      request: 'autosubmit',
      trial: 'eligible',
    },
    {
      ...AFTER,
      who: 'trial',
      role: 'owner',
      folder: 'none',
      workspace: 'none',
      request: 'autosubmit',
    },
    {
      ...AFTER,
      who: 'paid',
      role: 'guestRead',
      folder: 'one',
      workspace: 'linked',
      request: 'neither',
      check: 'flagged',
    },
    {
      ...AFTER,
      who: 'paid',
      role: 'guestWrite',
      folder: 'one',
      workspace: 'none',
      request: 'autosubmit',
    },
    {
      ...AFTER,
      who: 'paid',
      role: 'owner',
      folder: 'one',
      workspace: 'unlinked',
      request: 'neither',
    },
    {
      ...AFTER,
      who: 'trial',
      role: 'guestWrite',
      folder: 'several',
      workspace: 'unlinked',
      request: 'neither',
    },
    {
      ...AFTER,
      who: 'paid',
      role: 'owner',
      folder: 'several',
      workspace: 'none',
      request: 'submitKeywords',
    },
    {
      ...AFTER,
      who: 'paid',
      role: 'owner',
      folder: 'one',
      workspace: 'none',
      request: 'submitAlone',
      trial: 'used',
    },
    {
      ...AFTER,
      who: 'admin',
      role: 'owner',
      folder: 'one',
      workspace: 'linked',
      request: 'neither',
    },
  ];

  test('each sees what the table says', async ({ browser }) => {
    test.setTimeout(240_000);
    const arranged: [Case, Somebody | null][] = [];
    for (const one of DOZEN) arranged.push([one, await arrange(browser, one)]);
    const moving = arranged.filter(([{ workspace }]) => workspace === 'unlinked');
    await putUnlinkedWorkspaces(
      toolkit,
      moving.flatMap(([, who]) => who ?? []),
    );
    for (const [one, who] of arranged) {
      const sees = rowsOf(one)[0]?.[1] ?? 'content';
      await test.step(`${JSON.stringify(one)}: ${sees}`, async () => {
        const context = who?.context ?? (await browser.newContext({ baseURL: toolkit.url }));
        const page = await context.newPage();
        await page.goto(ASKED[one.request]);
        await SEEN[sees](page, who);
        await page.close();
      });
    }
  });
});

/** Creates the account and everything around it; null for an anonymous visitor. */
async function arrange(browser: Browser, one: Case): Promise<Somebody | null> {
  if (one.who === 'anonymous') return null;
  const who = one.who === 'admin' ? admin : await somebody(browser, toolkit);
  await administer(admin, who, { plan: 'paid' }); // needed to create the rest
  if (one.folder !== 'none') await arrangeFolders(browser, who, one);
  if (one.who === 'admin') return who;
  await administer(admin, who, {
    plan: one.who === 'paid' ? 'paid' : 'free',
    trial: one.who === 'trial' ? 'active' : one.trial === 'available' ? 'available' : 'used',
    flags: { content_toolkit_trial: one.trial !== 'used' },
  });
  return who;
}

async function arrangeFolders(browser: Browser, who: Somebody, one: Case): Promise<void> {
  const isOwner = one.role === 'owner';
  const owner = isOwner ? who : await somebody(browser, toolkit);
  if (!isOwner) await administer(admin, owner, { plan: 'paid' });
  const folder = await owner.host<Folder>('POST', '/host/api/folders', {
    requestId: crypto.randomUUID(),
    name: 'Shared work',
  });
  if (one.workspace === 'linked') {
    await (await owner.api()).workspace.postWorkspaces({
      body: { requestId: crypto.randomUUID(), folderId: folder.id },
    });
  }
  if (!isOwner) {
    const share = { email: who.email, canWrite: one.role === 'guestWrite' };
    await owner.host('POST', `/host/api/projects/${folder.id}/guests`, share);
    await acceptInvitations(who);
    await who.host('POST', '/host/api/folders/selected', { folderId: folder.id });
    if (one.check === 'flagged') await administer(admin, owner, { plan: 'free', trial: 'used' });
  }
  if (one.folder !== 'several') return;
  for (const name of ['Second', 'Third'])
    await who.host('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name });
  await who.host('POST', '/host/api/folders/selected', { folderId: folder.id });
}

const widthOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().width);

/** The checks for each outcome. */
const SEEN: Readonly<Record<Sees, (page: Page, who: Somebody | null) => Promise<unknown>>> = {
  async 'toolkit stub: sign in'(page) {
    await expect(stub(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
  'sign in to continue': (page) => expect(page.getByText('Sign in to continue')).toBeVisible(),
  async 'toolkit stub: get a trial'(page) {
    await expect(stub(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Get free trial' })).toBeVisible();
  },
  async 'toolkit stub: subscribe'(page) {
    await expect(stub(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Subscribe for $60/mo' })).toBeVisible();
  },
  async 'read-only: the plan'(page) {
    await page.waitForURL('**/content/free-user');
    await expect(page.getByText('Your account is read-only')).toBeVisible();
  },
  async 'read-only: the folder'(page) {
    await page.waitForURL('**/content/free-user');
    await expect(page.getByText('This folder is read-only')).toBeVisible();
  },
  content: (page) => expect(dashboard(page)).toBeVisible(),
  async 'folder is created'(page, who) {
    await expect(page.getByText('No articles yet')).toBeVisible();
    const { folders } = (await who?.host<{ folders: Folder[] }>('GET', '/host/api/folders')) ?? {
      folders: [],
    };
    expect(folders.map(({ name }) => name)).toEqual(['My Folder']);
  },
  async 'data is moved'(page, who) {
    await expect(dashboard(page)).toBeVisible();
    expect(await linkedWorkspaces(who)).toBe(1);
  },
  // §2.setup.5 §9.layout.3
  async 'merge screen'(page, who) {
    await expect(
      page.getByRole('heading', { name: 'Create content that brings traffic' }),
    ).toBeVisible();
    const picker = page.getByRole('main').getByRole('combobox');
    await page.setViewportSize({ width: 2000, height: 900 });
    expect(await widthOf(picker)).toBe(320);
    expect(await widthOf(page.getByRole('main').locator('form'))).toBe(728);
    await expect(picker.locator('option:checked')).toHaveText('Second');
    await picker.selectOption({ label: 'Third' });
    await page.getByRole('button', { name: 'Move data' }).click();
    await expect(dashboard(page)).toBeVisible();
    expect(await linkedWorkspaces(who)).toBe(1);
  },
  async 'access denied'(page) {
    await expect(page.getByRole('heading', { name: 'Couldn’t open the folder' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home page' }).click();
    await page.waitForURL('**/projects/');
  },
  'workspace is created': (page) => expect(page.getByText('No articles yet')).toBeVisible(),
  async 'workspace is created with keywords'(page, who) {
    await expect(dashboard(page)).toBeVisible();
    const workspaces = (await (await who?.api())?.workspace.getWorkspaces())?.workspaces ?? [];
    expect(workspaces.map(({ tags }) => tags.keywords)).toEqual([['fish', 'soup']]);
  },
  async 'workspace is created without tags, with a warning, at /'(page, who) {
    await expect(dashboard(page)).toBeVisible();
    await page.waitForURL(/\/content\/?$/);
    const workspaces = (await (await who?.api())?.workspace.getWorkspaces())?.workspaces ?? [];
    expect(workspaces.map(({ tags }) => tags.keywords)).toEqual([[]]);
  },
};

async function linkedWorkspaces(who: Somebody | null): Promise<number> {
  const workspaces = (await (await who?.api())?.workspace.getWorkspaces())?.workspaces ?? [];
  return workspaces.filter(({ folderId }) => folderId !== null).length;
}

// §6.anonymous.2 §7.signup.1 §7.signup.2
test('a guest signs up with a trial and continues to where they were heading', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  await page.goto('/content/articles/create');
  await main(page).getByRole('button', { name: 'Start for free' }).click();
  await page.waitForURL('**/sign-up?source=content_guest**');
  await page.getByLabel('E-mail').fill('guest@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/content/articles/create');
  await expect(page.getByLabel('Topic')).toBeVisible();
  await context.close();
});

// §4.trial.2 §4.trial.3 §4.readOnly.1
test('a free user sees stub and landing pages, takes the trial, comes back, loses it and becomes read-only', async ({
  browser,
}) => {
  const who = await somebody(browser, toolkit);
  const page = await who.context.newPage();

  // §2.stub.5 §2.stub.1
  await test.step('stub and landing pages', async () => {
    await page.goto('/content/');
    await expect(stub(page)).toBeVisible();
    await main(page).getByRole('link', { name: 'Topic finder' }).click();
    await page.waitForURL('**/content/topic-finder');
    await page.goto('/content/articles/create?fid=f1');
    await expect(main(page).getByRole('button', { name: 'Get free trial' })).toBeVisible();
  });

  await test.step('takes the trial and comes back to the saved path', async () => {
    await main(page).getByRole('button', { name: 'Get free trial' }).click();
    await page.waitForURL('**/content/trial?fid=f1');
    await main(page).getByRole('button', { name: 'Get free trial' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start free trial' }).click();
    await page.waitForURL('**/content/articles/create?fid=f1');
    await expect(page.getByLabel('Topic')).toBeVisible();
  });

  // §6.trial.1
  await test.step('uses everything', async () => {
    await page.getByLabel('Topic').fill('Slow coffee');
    await page.getByLabel('Your notes').fill('We roast on Tuesdays.');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await seeDraft(page);
  });

  // §4.setup.2 §2.routes.10 §2.routes.11
  await test.step('without the trial everything can be read but not changed', async () => {
    await administer(admin, who, { trial: 'used' });
    await page.goto('/content/articles');
    await page.waitForURL('**/content/free-user');
    await page.getByRole('link', { name: /Slow coffee/ }).click();
    await page.waitForURL(/free-user\/articles\//);
    await expect(page.getByText('We roast on Tuesdays.')).toBeVisible();
    await expect(editorOf(page)).toHaveCount(0);
    const api = await who.api();
    const [workspace] = (await api.workspace.getWorkspaces()).workspaces;
    const refused = api.article.postArticle({
      workspaceId: workspace?.id ?? '',
      body: { requestId: crypto.randomUUID(), title: 'Not allowed' },
    });
    await expect(refused).rejects.toMatchObject({ status: 402, code: 'subscription_needed' });
  });

  // §4.purchase.1 §4.purchase.2
  await test.step('subscribes and can use everything again', async () => {
    const upgraded = page.waitForResponse('**/upgrade/paid-user');
    await main(page).getByRole('button', { name: 'Subscribe for $60/mo' }).click();
    await page
      .getByRole('dialog', { name: /full plan/ })
      .getByRole('button', { name: 'Subscribe for $60/mo' })
      .click();
    await page
      .getByRole('dialog', { name: 'Subscription' })
      .getByRole('button', { name: 'Subscribe for $60/mo' })
      .click();
    expect((await upgraded).status()).toBe(200);
    await page.goto('/content/articles');
    await expect(page.getByRole('link', { name: 'Slow coffee' })).toBeVisible();
  });
});

test('a new account without a destination sees the stub, and returns to it after signing in', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  await createAccount(page, { email: 'plain@example.org', password: PASSWORD });
  await page.waitForURL('**/content/**');
  await expect(stub(page)).toBeVisible();
  await context.clearCookies();
  await page.goto('/content/settings?fid=f2');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/sign-in?redirect_to=**');
  await page.getByLabel('E-mail').fill('plain@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/content/settings?fid=f2');
  await context.close();
});

// §6.write.1 §3.workspace.4 §4.host.1
test('two accounts share a folder: a writer writes in it, a reader only reads, a stranger sees nothing', async ({
  browser,
}) => {
  const [owner, guest, stranger] = [
    await somebody(browser, toolkit),
    await somebody(browser, toolkit),
    await somebody(browser, toolkit),
  ];
  for (const who of [owner, guest, stranger]) await administer(admin, who, { plan: 'paid' });
  const mine = await owner.context.newPage();
  const theirs = await guest.context.newPage();

  await test.step('the guest has a folder of their own', async () => {
    await theirs.goto('/content/articles');
    await expect(theirs.getByText('No articles yet')).toBeVisible();
  });

  await test.step('the owner has an article in a new folder', async () => {
    await mine.goto('/projects/');
    await mine.getByLabel('New folder').fill('Roastery');
    await mine.getByRole('button', { name: 'Create folder' }).click();
    await mine.getByRole('button', { name: /Open in the content toolkit/ }).click();
    await mine.waitForURL('**/content/**');
    await seeDashboard(mine); // the folder has a workspace
    const blocks = ['<p>We roast on Tuesdays.</p>'];
    await addArticle(await workspaceOf(owner), { title: 'Shared coffee', blocks });
  });

  await test.step('shares it with the guest by e-mail', async () => {
    await mine.goto('/projects/');
    await mine.getByRole('button', { name: /^Share/ }).click();
    await mine.getByLabel('Share with').fill(guest.email);
    await mine.getByLabel('They may').selectOption('write');
    await mine.getByRole('button', { name: 'Share folder' }).click();
    await expect(mine.getByText(`${guest.email} is invited to “Roastery”.`)).toBeVisible();
  });

  await test.step('the guest accepts the invitation', async () => {
    await theirs.goto('/projects/');
    await theirs.getByRole('button', { name: 'Accept “Roastery”' }).click();
    await expect(theirs.getByText('“Roastery” is shared with you.')).toBeVisible();
  });

  await test.step('the guest selects the folder, which reloads the page, and writes', async () => {
    await theirs.goto('/content/articles');
    await theirs.getByRole('button', { name: /^Folder: / }).click();
    await theirs.getByRole('menuitemradio', { name: 'Roastery – shared' }).click();
    await theirs.getByRole('link', { name: 'Shared coffee' }).click();
    await editorOf(theirs).getByText('We roast on Tuesdays.').click();
    await theirs.keyboard.press('End');
    await theirs.keyboard.type(' And on Fridays.', { delay: 5 });
    await seeSaved(theirs);
  });

  await test.step('as a reader the guest is refused by the server, and a stranger finds nothing', async () => {
    const { projects } = await owner.host<{ projects: { id: string }[] }>(
      'GET',
      '/host/api/projects',
    );
    const folderId = projects[0]?.id ?? '';
    const share = { email: guest.email, canWrite: false };
    await owner.host('POST', `/host/api/projects/${folderId}/guests`, share);
    const workspace = await (await owner.api()).workspace.getWorkspaceByFolderId({ folderId });
    const post = async (who: Somebody) =>
      (await who.api()).article.postArticle({
        workspaceId: workspace.id,
        body: { requestId: crypto.randomUUID(), title: 'x' },
      });
    await expect(post(guest)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(post(stranger)).rejects.toMatchObject({ status: 404 });
    const list = { workspaceId: workspace.id, page: 0, limit: 10 };
    expect((await (await guest.api()).article.getArticles(list)).content).toHaveLength(1);
    await theirs.reload();
    await expect(theirs.getByText('has not given you write access')).toBeVisible();
    await expect(theirs.getByText('We roast on Tuesdays. And on Fridays.')).toBeVisible();
    await expect(editorOf(theirs)).toHaveCount(0);
    await mine.goto('/content/articles');
    await mine.getByRole('link', { name: 'Shared coffee' }).click();
    await expect(editorOf(mine)).toContainText('We roast on Tuesdays. And on Fridays.');
  });
});
