import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

const EXAMPLES = [
  { open: 'An article', says: 'This is an example article', shows: /How to store coffee beans/ },
  { open: 'A brief', says: 'This is an example brief', shows: /Can you freeze coffee beans/ },
  { open: 'An audit', says: 'This is an example audit', shows: /Coffee basics/ },
  { open: 'A topic search', says: 'This is an example of a topic search', shows: /coffee beans/ },
] as const;

// §d.examples.1 §d.examples.2 §d.examples.3 §d.examples.5
test('all four examples open without a model and without a use, and are removed by one click', async ({
  browser,
  toolkit,
}) => {
  const { page } = await newWriter(browser, toolkit);
  await page.goto('/content/');
  const cards = page.getByRole('region', { name: 'Examples' });
  for (const [at, { open, says, shows }] of EXAMPLES.entries()) {
    // Once the page has found its place: a button that moves under the pointer is not clicked.
    await expect(cards.getByText('Already in your lists')).toHaveCount(at);
    await expect(page.getByRole('region', { name: 'What do you want to do first?' })).toBeVisible();
    await cards.getByRole('button', { name: `Open the example: ${open}` }).click();
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByText(shows).first()).toBeVisible();
    await page.goto('/content/');
  }
  await expect(cards.getByText('Already in your lists')).toHaveCount(EXAMPLES.length);
  await cards.getByRole('button', { name: 'Open the example: An audit' }).click();
  await page.getByText('Faults (5)').click();
  await expect(page.getByText('Broken internal link')).toBeVisible();
  await page.goto('/content/articles');
  await expect(page.getByText(/^Example · /)).toHaveCount(2);
  await page.goto('/content/settings?section=usage');
  await expect(page.getByText('Nothing used yet.')).toBeVisible();
  await page.goto('/content/');
  await cards.getByRole('button', { name: 'Remove all examples' }).click();
  await expect(cards.getByText('Already in your lists')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.getByText('Already in your lists')).toHaveCount(EXAMPLES.length);
  await cards.getByRole('button', { name: 'Remove all examples' }).click();
  await expect(cards.getByText('Already in your lists')).toHaveCount(0);
  await page.goto('/content/articles');
  await expect(page.getByText('No articles yet')).toBeVisible();
});
