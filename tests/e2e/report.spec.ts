/** A problem is reported from the account menu: what leaves the browser, and what support gets. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type Browser, expect, type Page } from '@playwright/test';
import { newPerson } from '#tools/lib/person.ts';
import { editorOf, focusText, seeSaved } from './support/person.ts';
import { linesOf, replayInNode } from './support/recording.ts';
import { seeInBothThemes } from './support/screen.ts';
import type { SharedToolkit } from './support/sharedToolkit.ts';
import { test } from './support/test.ts';
import { administer } from './support/world.ts';
import { addArticle, newWriter, type Writer } from './support/writer.ts';

const SECRET = ['Zebrafish', 'quarterly', 'Lindqvist'];
const TITLE = `${SECRET[0]} plans`;
const HAPPENED = 'The article did not save.';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });
const previewOf = (page: Page) => page.getByRole('region', { name: 'This is what leaves' });

async function openReport({ page, email }: Writer): Promise<void> {
  await page.getByRole('button', { name: `Account ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Report a problem' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

let supporters = 0;
/** Somebody whom the administrator has made support, and the only one who reads reports. */
async function newSupporter(toolkit: SharedToolkit) {
  supporters += 1;
  const from = { 'x-forwarded-for': `10.2.0.${supporters}` };
  const person = await newPerson(toolkit.url, `support${supporters}@example.org`, from);
  await expect(person.api.support.getReports({})).rejects.toMatchObject({ status: 403 });
  await administer(toolkit.admin, person, { isSupport: true });
  return person;
}

async function recordedWriter(browser: Browser, toolkit: SharedToolkit): Promise<Writer> {
  const writer = await newWriter(browser, toolkit);
  const { page, context, person } = writer;
  await context.addInitScript(() => sessionStorage.setItem('record', 'on'));
  await page.goto(`/content/articles/${await addArticle(person, { title: TITLE })}`);
  await expect(editorOf(page)).toContainText(TITLE);
  await focusText(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(` ${SECRET.join(' and ')}`, { delay: 20 });
  await seeSaved(page);
  return writer;
}

const unpacked = (log: readonly string[]): string[] =>
  gunzipSync(Buffer.concat(log.map((part) => Buffer.from(part, 'base64'))))
    .toString()
    .split('\n');

// §d.support.2 §d.support.4 §d.support.5
test('a report of a recorded session has none of its words, is what was shown, and replays', async ({
  browser,
  toolkit,
}) => {
  const writer = await recordedWriter(browser, toolkit);
  const { page, context, email } = writer;
  expect((await linesOf(page)).join('\n')).toContain(SECRET[2]);
  await openReport(writer);
  await expect(previewOf(page)).toContainText('"is":"header"');
  await seeInBothThemes(page, 'report');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the recording' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  await page.getByLabel('What happened?').fill(HAPPENED);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(dialogOf(page).getByText('Your report was sent.')).toBeVisible();

  const { api } = await newSupporter(toolkit);
  const { content } = await api.support.getReports({});
  const of = content.find((report) => report.email === email);
  expect(of).toMatchObject({ happened: HAPPENED, holds: 'shape' });
  const { sessionLog } = await api.support.getReport({ reportId: of?.id ?? '' });
  const lines = unpacked(sessionLog);
  expect(lines.join('\n')).toBe(saved);
  for (const word of [...SECRET, email]) expect(saved).not.toContain(word);
  const { divergence, inputs } = replayInNode(lines);
  expect(divergence).toBeNull();
  expect(inputs).toBeGreaterThan(50);
  await context.close();
});

// §d.support.5
test('the words are in it when the person says so, and what was not sent stays', async ({
  browser,
  toolkit,
}) => {
  const writer = await recordedWriter(browser, toolkit);
  const { page, context, email } = writer;
  await openReport(writer);
  await page.getByLabel('What happened?').fill(HAPPENED);
  await page.getByLabel('Include my texts').check();
  await expect(previewOf(page)).toContainText('"is":"header"');
  const reports = '**/support/reports';
  await page.route(reports, (route) => route.abort());
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('The report was not sent.');
  await expect(page.getByLabel('What happened?')).toHaveValue(HAPPENED);
  await page.unroute(reports);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(dialogOf(page).getByText('Your report was sent.')).toBeVisible();

  const { api } = await newSupporter(toolkit);
  const { content } = await api.support.getReports({});
  const own = content.filter((report) => report.email === email);
  expect(own).toMatchObject([{ happened: HAPPENED, holds: 'words' }]);
  const { sessionLog } = await api.support.getReport({ reportId: own[0]?.id ?? '' });
  expect(unpacked(sessionLog).join('\n')).toContain(SECRET[2]);
  await context.close();
});

test('without a recording, the dialog offers to begin one, and sends what was written', async ({
  browser,
  toolkit,
}) => {
  const writer = await newWriter(browser, toolkit);
  const { page, context } = writer;
  await page.goto('/content/articles');
  await openReport(writer);
  await page.getByRole('button', { name: 'Record and reload' }).click();
  await expect(page.getByRole('complementary', { name: 'Session recording' })).toBeVisible();
  await openReport(writer);
  await expect(previewOf(page)).toContainText('"is":"header"');
  await context.close();
});
