/** A content audit of a site on this machine, with the keyboard. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

let site: Server;
test.beforeAll(async () => {
  site = createServer(({ url = '' }, answer) => {
    const text = `<p>A burr grinder is a mill for coffee${url}. It has two rings of steel, and grinds beans evenly. People like it for espresso.</p>`;
    const isThere = !url.startsWith('/gone');
    answer.writeHead(isThere ? 200 : 404, { 'content-type': 'text/html' });
    answer.end(
      `<html lang="en"><head><title>Page ${url}</title></head><body><article><h1>Page ${url}</h1>${text.repeat(12)}</article></body></html>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void site.close());

// §d.audits.1 §d.audits.7 §d.save.21
test('pasted addresses become a table of scores; a page leads to the optimizer', async ({
  browser,
  toolkit,
}) => {
  const { page } = await newWriter(browser, toolkit);
  await page.goto('/content/audit');
  await expect(page.getByText('No audits yet')).toBeVisible();
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const pages = ['/one; burr grinder', '/two', '/gone'].map((path) => `${origin}${path}`);
  const field = page.getByLabel('Addresses, one a line');
  await field.fill(pages.join('\n'));
  await page.waitForTimeout(400); // the form is kept within 300 ms
  await page.reload();
  await expect(field).toHaveValue(pages.join('\n'));
  await page.getByRole('button', { name: 'Start the audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '127.0.0.1' })).toBeVisible();
  await expect(page.getByText('1 not read')).toBeVisible();
  await page
    .getByRole('rowheader', { name: /Page \/one/ })
    .getByRole('button')
    .focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('region', { name: 'Page /one' });
  await expect(details.getByText('What to do')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Show').selectOption('Not read');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Audit again' }).click();
  await expect(page.getByText('round 2')).toBeVisible();
  await page.getByLabel('Show').selectOption('All pages');
  await page
    .getByRole('rowheader', { name: /Page \/two/ })
    .getByRole('button')
    .click();
  await page.getByRole('link', { name: 'Open in the optimizer' }).click();
  await expect(page.getByLabel('Address of the page')).toHaveValue(`${origin}/two`);
});
