import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { newWriter } from './support/writer.ts';

const LIST = [
  'Keyword;Volume;KD %;Trend',
  'clean burr grinder;1.900;38;"1,2,3,4,5,6,7,8,9,10,11,12"',
  'how to clean a burr grinder;880;30;',
  'buy hand grinder;5.400;61;',
  'best hand grinder for travel;720;44;',
  'hand grinder vs electric grinder;;;',
  'espresso grind size chart;2.400;25;',
  'grind size for espresso;1.300;35;',
].join('\r\n');

// §d.topics.1 §d.topics.5 §d.topics.10
test('a list becomes topics; with the keyboard one of them becomes an article', async ({
  browser,
  toolkit,
}) => {
  const { page } = await newWriter(browser, toolkit);
  await page.goto('/content/topic-finder');
  await expect(page.getByText('No searches yet')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'keywords.csv',
    mimeType: 'text/csv',
    buffer: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LIST, 'utf16le')]),
  });
  await expect(page.getByText('keywords.csv: 7 keyphrases')).toBeVisible();
  await page.getByLabel('Subject').fill('grinder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'grinder' })).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader', { name: /buy hand grinder/ })).toBeVisible();
  await table.getByRole('rowheader').first().getByRole('button').last().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const details = page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: /^Write about/ }) });
  await expect(details.last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Map', { exact: true }).click();
  await expect(page.getByRole('button', { name: /keyphrase/ }).first()).toBeVisible();
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('link', { name: 'Write about “buy hand grinder”' }).click();
  await expect(page.getByRole('textbox', { name: 'Topic', exact: true })).toHaveValue(
    'buy hand grinder',
  );
});
