/** Feature flags of an open page: an administrator flips one, and the page knows when it is looked at again. */
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { administer } from './support/world.ts';
import { newWriter } from './support/writer.ts';

// §7.flags.1 §3.flags.1
test('a flag that is closed while a page is open goes when the page is looked at again', async ({
  browser,
  toolkit,
}) => {
  const { page, person } = await newWriter(browser, toolkit);
  const answered = () =>
    page.waitForResponse((response) => response.url().endsWith('/ofrep/v1/evaluate/flags'));
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const [first] = await Promise.all([answered(), page.goto('/content/articles/create')]);
  expect(first.status()).toBe(200);
  const offer = page.getByRole('button', { name: 'Search for the topic' });
  await expect(offer).toBeVisible();

  const [same] = await Promise.all([answered(), lookAgain()]);
  expect(same.status()).toBe(304);
  await expect(offer).toBeVisible();

  await administer(toolkit.admin, person, { flags: { seo_based_articles: false } });
  const [changed] = await Promise.all([answered(), lookAgain()]);
  expect(changed.status()).toBe(200);
  await expect(offer).toHaveCount(0);
});
