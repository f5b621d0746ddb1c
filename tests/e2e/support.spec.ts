/** The support page: a log becomes a story, and any moment of it can be looked at. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { seeInBothThemes } from './support/screen.ts';
import type { SharedToolkit } from './support/sharedToolkit.ts';
import { test } from './support/test.ts';
import { administer } from './support/world.ts';
import { newWriter } from './support/writer.ts';

const LOG = 'docs/support/session.json';
const LINES = JSON.parse(readFileSync(LOG, 'utf8')) as readonly string[];

async function supporter(browser: Parameters<typeof newWriter>[0], toolkit: SharedToolkit) {
  const writer = await newWriter(browser, toolkit);
  await administer(toolkit.admin, writer.person, { isSupport: true });
  await writer.page.goto('/content/');
  await writer.page.getByRole('button', { name: /^Account/ }).click();
  await writer.page.getByRole('menuitem', { name: 'Support' }).click();
  await expect(writer.page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  return writer.page;
}

async function open(page: Page, log: string | { readonly name: string; readonly text: string }) {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a log' }).click();
  const file =
    typeof log === 'string'
      ? log
      : { name: log.name, mimeType: 'application/json', buffer: Buffer.from(log.text) };
  await (await chosen).setFiles(file);
}

const verdict = (page: Page) => page.getByRole('region', { name: 'What the replay says' });
const story = (page: Page) => page.getByRole('region', { name: 'Story' });
const article = (page: Page) => page.getByRole('region', { name: 'Article' });
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Moment of the session' });
const turnIn = async (page: Page) => Number(await scrubber(page).inputValue());

// §d.supportPage.1 §d.supportPage.2 §d.supportPage.3
test('a log is told, and its moments are looked at with the keyboard', async ({
  browser,
  toolkit,
}) => {
  const page = await supporter(browser, toolkit);
  await seeInBothThemes(page, 'support-open');
  await open(page, LOG);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Session of 2026-');
  await expect(verdict(page)).toContainText('Exact');
  await expect(verdict(page)).toContainText(/Recorded with 0\.1\.0 \w+/);
  await expect(story(page)).toContainText('article.updateArticle failed: network');

  await expect(scrubber(page)).toBeFocused();
  const last = await turnIn(page);
  expect(last).toBeGreaterThan(100);
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByText(`Step ${last} of ${last + 1}`, { exact: false }).first(),
  ).toBeVisible();
  await page.keyboard.press('Home');
  await expect(scrubber(page)).toHaveValue('0');
  await expect(article(page)).toContainText('No article was open.');
  await page.keyboard.press('ArrowRight');
  await expect(scrubber(page)).toHaveValue('1');
  await page.keyboard.press('PageDown');
  expect(await turnIn(page)).toBeGreaterThan(1);
  await page.keyboard.press('PageUp');
  expect(await turnIn(page)).toBeLessThanOrEqual(1);
  await page.keyboard.press('End');
  await expect(scrubber(page)).toHaveValue(String(last));

  await story(page)
    .getByRole('button', { name: /article\.updateArticle failed/ })
    .click();
  await expect(article(page)).toContainText('How to store coffee');
  await expect(article(page)).toContainText('Light makes coffee stale.');
  await expect(page.getByRole('region', { name: 'This step' })).toContainText(
    'error article.updateArticle',
  );
  await expect(page.getByRole('region', { name: 'Changed state' })).toContainText('articleSave');
  await expect(page.getByRole('region', { name: 'Busy machines' })).toContainText('articleSave');
  await expect(page.getByRole('region', { name: 'Waiting ports' })).toContainText('since');
  await page.evaluate(() => scrollTo(0, 0)); // no line of the story is half below the scrubber
  await seeInBothThemes(page, 'support-session');
});

// §d.supportPage.3
test('a link leads to the moment of a line', async ({ browser, toolkit }) => {
  const page = await supporter(browser, toolkit);
  await open(page, LOG);
  await expect(verdict(page)).toContainText('Exact');
  await page.keyboard.press('Home');
  await expect(scrubber(page)).toHaveValue('0');
  await story(page)
    .getByRole('button', { name: /article\.updateArticle failed/ })
    .click();
  const link = page.getByRole('link', { name: 'Link to this moment' });
  await expect(link).toHaveAttribute('href', /\/support\?at=\d{3,}$/);
  const href = await link.getAttribute('href');
  const turn = await turnIn(page);
  await page.goto(href ?? '');
  await open(page, LOG);
  await expect(verdict(page)).toContainText('Exact');
  await expect(scrubber(page)).toHaveValue(String(turn));
});

// §d.supportPage.1 §d.supportPage.2
test('a log that is none, is cut off or differs is said in words', async ({ browser, toolkit }) => {
  const page = await supporter(browser, toolkit);
  await open(page, { name: 'notes.json', text: '{"hello": 1}' });
  await expect(page.getByRole('alert')).toContainText('notes.json cannot be replayed');
  await expect(page.getByRole('alert')).toContainText('it does not begin with a header', {
    ignoreCase: true,
  });
  await open(page, {
    name: 'broken.json',
    text: JSON.stringify(LINES.with(40, '{"is":"nonsense"}')),
  });
  await expect(page.getByRole('alert')).toContainText('Line 41 of the log');
  await seeInBothThemes(page, 'support-refused');

  const text = JSON.stringify(LINES, null, 2);
  await open(page, { name: 'cut.json', text: text.slice(0, text.length / 2) });
  await expect(verdict(page)).toContainText('Cut off');
  await page.getByRole('button', { name: 'Open another log' }).click();
  const other = text.replace('articleSave/saveDue', 'articleSave/resumed');
  await open(page, { name: 'other.json', text: other });
  await expect(verdict(page)).toContainText('Differs');
  await expect(verdict(page)).toContainText('put of articleSave/saveDue');
  await seeInBothThemes(page, 'support-differs');
});

// §d.supportPage.5
test('who does not have the role is told so', async ({ browser, toolkit }) => {
  const { page } = await newWriter(browser, toolkit);
  await page.goto('/content/support');
  await expect(
    page.getByRole('heading', { name: 'This page is for the support of this installation' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a log' })).toHaveCount(0);
  await seeInBothThemes(page, 'support-refusal');
});
