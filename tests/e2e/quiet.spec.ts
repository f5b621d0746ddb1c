import { expect, type Page } from '@playwright/test';
import { draftArticle, seeDashboard } from './support/person.ts';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

let page: Page;
/** What the policy of the page refused or reported. */
const reports: string[] = [];
const console: string[] = [];
test.beforeAll(async ({ browser, toolkit }) => {
  ({ page } = await newWriter(browser, toolkit));
  await page.exposeFunction('report', (line: string) => void reports.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
      const { report } = window as unknown as { report(line: string): void };
      report(`${effectiveDirective} ${sourceFile}`);
    });
  });
  page.on('console', (message) => void console.push(message.text()));
  await page.goto('/content/');
  await seeDashboard(page);
});
test.describe.configure({ mode: 'serial' });

test('a page with articles tests its sanitizer without a message on the console or from the policy', async () => {
  await draftArticle(page, { topic: 'Beans', notes: 'Beans are green.' });
  const lines = [...reports, ...console];
  expect(lines.filter((line) => /policy|script-src|style-src|trusted/i.test(line))).toEqual([]);
  // What the page must not do is refused, and reports arrive.
  const refused = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>of a text</b>';
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
  await expect.poll(() => reports.join()).toContain('require-trusted-types-for');
});

// §8.errors.13
test('an address with a broken percent-encoding opens the page, which says so', async () => {
  for (const path of [
    '/content/%',
    '/content/articles/%E0%A4%A',
    '/content/free-user/articles/%FF',
  ]) {
    await page.goto(path);
    await expect(page.getByText('400 Bad Request')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  }
});
