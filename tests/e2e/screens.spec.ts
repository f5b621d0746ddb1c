import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { createAccount, editorOf, OWNER, seeDashboard, seeSaved } from './support/person.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

let toolkit: Toolkit;
test.beforeAll(async () => {
  toolkit = await startToolkit();
});
test.afterAll(() => toolkit.dispose());

const WIDTHS = [1440, 1024, 375];
const SCHEMES = ['light', 'dark'] as const;

/** Screens by name, with how a signed-in person gets there and what shows that it is drawn. */
const SCREENS: readonly [name: string, path: string, drawn: (page: Page) => Promise<unknown>][] = [
  ['dashboard', '/content/', (page) => expect(page.getByText(/^1 of \d+$/)).toBeVisible()],
  ['articles', '/content/articles', (page) => expect(page.getByText('Slow coffee')).toBeVisible()],
  ['wizard', '/content/articles/create', (page) => expect(page.getByLabel('Topic')).toBeVisible()],
  ['article', '', (page) => expect(editorOf(page)).toContainText('Slow coffee')],
  [
    'not found',
    '/content/nowhere',
    (page) => expect(page.getByText('Page not found')).toBeVisible(),
  ],
];

async function seriousViolations(page: Page) {
  // A transition under way has colours of neither state.
  await page.waitForTimeout(300);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const scheme of SCHEMES) {
  test(`every screen is accessible and fits at ${WIDTHS.join(', ')} px in the ${scheme} theme`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: toolkit.url, colorScheme: scheme });
    const page = await context.newPage();
    const look = async (name: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await seriousViolations(page), `${name} at ${width} px`).toEqual([]);
        expect.soft(await isScrolledSideways(page), `${name} at ${width} px scrolls`).toBe(false);
        await page.screenshot({ path: `test-results/screens/${scheme}-${name}-${width}.png` });
      }
    };
    await page.goto('/sign-in');
    await look('sign in');
    await page.goto('/content/');
    await expect(page.getByText('Sign in to continue')).toBeVisible();
    await look('signed out');
    const account = { ...OWNER, email: `${scheme}@example.org` };
    await page.setViewportSize({ width: 1440, height: 900 });
    await createAccount(page, account);
    await page.waitForURL('**/content/**');
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
    await context.close();
  });
}

async function draft(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/content/articles/create');
  await page.getByLabel('Topic').fill('Slow coffee');
  await page.getByLabel('Your notes').fill('We roast on Tuesdays.\n\nFriday is for tasting.');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/articles\/[0-9a-f-]{36}/);
  await seeSaved(page);
  return new URL(page.url()).pathname;
}
