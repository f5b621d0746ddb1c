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

/** Trusted types are reported, not enforced, because of styles of the page. */
const isExpected = (line: string) => /^require-trusted-types-for |TrustedHTML/.test(line);

test('a page with articles tests its sanitizer without a message on the console or from the policy', async () => {
  await draftArticle(page, { topic: 'Beans', notes: 'Beans are green.' });
  const lines = [...reports, ...console].filter((line) => !isExpected(line));
  expect(lines.filter((line) => /policy|script-src|style-src/i.test(line))).toEqual([]);
  expect(reports.length).toBeGreaterThan(0); // proves that reports arrive
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
