/** A draft that a model writes slowly, and everything that can happen meanwhile. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type SlowModel, startSlowModel } from '#tests/support/slowModel.ts';
import {
  addAccount,
  addSession,
  askForDraft,
  editorOf,
  seeSaved,
  textOf,
} from './support/person.ts';
import { seeInBothThemes } from './support/screen.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

let model: SlowModel;
let toolkit: Toolkit;
let hasAccount = false;

test.beforeAll(async () => {
  model = await startSlowModel(WORD_MS);
  toolkit = await startToolkit({ MODEL_BASE_URL: model.baseUrl('page'), MODEL_NAME: 'slow' });
});
test.afterAll(async () => {
  await toolkit.dispose();
  await model.close();
});

/** Slow enough for a busy machine to press Stop in time. */
const WORD_MS = 200;
/** For tests in which nothing happens meanwhile. */
const QUICK_WORD_MS = 10;

test.beforeEach(() => model.pace(WORD_MS));

const COMPLETE = [
  'Coffee grinders',
  ...['Why it matters', 'How it works', 'What to do next'].flatMap((heading) => [
    heading,
    'First sentence of the section.',
    'Second paragraph, with bold words in it.',
    'one',
    'two',
  ]),
].join('\n');

/** A page whose draft has started to arrive. */
async function startDraft(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: toolkit.url });
  const page = await context.newPage();
  await (hasAccount ? addSession(page) : addAccount(page));
  hasAccount = true;
  await askForDraft(page, { topic: 'Coffee grinders' });
  await page.waitForURL(/\/content\/articles\/[0-9a-f-]{36}/);
  await expect(editorOf(page)).toContainText('Why it matters');
  return page;
}

/** From here on the job may finish: nothing else happens to the text. */
const seeEnd = async (page: Page) => {
  model.pace(QUICK_WORD_MS);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 60_000 });
  await seeSaved(page);
};

test('after reloads, with a second browser in mid stream, both have the whole draft once, and what was typed beside it', async ({
  browser,
}) => {
  const page = await startDraft(browser);
  await expect(page.getByText('Written with slow')).toBeVisible();
  await expect(page.getByRole('status').getByText(/Writing section \d of 3/)).toBeVisible();
  await editorOf(page).getByText('Coffee grinders').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of mine', { delay: 20 });
  await page.reload();
  await expect(editorOf(page)).toContainText('How it works');
  const elsewhere = await browser.newContext({ baseURL: toolkit.url });
  const second = await elsewhere.newPage();
  await addSession(second);
  await second.goto(page.url());
  await expect(editorOf(second)).toContainText('How it works');
  await page.reload();
  await expect(editorOf(page)).toContainText('How it works');
  await Promise.all([seeEnd(page), seeEnd(second)]);
  const expected = COMPLETE.replace('Coffee grinders', 'Coffee grinders of mine');
  expect(await textOf(page)).toBe(expected);
  expect(await textOf(second)).toBe(expected);
  await page.reload();
  await expect(editorOf(page)).toContainText('What to do next');
  expect(await textOf(page)).toBe(expected);
  await elsewhere.close();
  await page.context().close();
});

test('text typed into the paragraph of a stream survives a reload without a conflict', async ({
  browser,
}) => {
  model.pace(900);
  const page = await startDraft(browser);
  await editorOf(page).getByText('Second paragraph').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Mine: ', { delay: 20 });
  await page.reload();
  await expect(editorOf(page)).toContainText('Mine: Second paragraph');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible(); // the page follows the stream again
  await seeEnd(page);
  const expected = COMPLETE.replace('Second', 'Mine: Second');
  expect(await textOf(page)).toBe(expected);
  await page.reload();
  await expect(editorOf(page)).toContainText('What to do next');
  expect(await textOf(page)).toBe(expected);
  await page.context().close();
});

// §d.save.5 §d.save.6
test('after kill -9 of the server in mid stream the draft continues where it was, and typing beside it is kept', async ({
  browser,
}) => {
  const page = await startDraft(browser);
  await toolkit.kill('SIGKILL');
  await editorOf(page).getByText('Coffee grinders').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' while it was down', { delay: 20 });
  await toolkit.restart();
  await seeEnd(page);
  const expected = COMPLETE.replace('Coffee grinders', 'Coffee grinders while it was down');
  expect(await textOf(page)).toBe(expected);
  await page.reload();
  await expect(editorOf(page)).toContainText('What to do next');
  expect(await textOf(page)).toBe(expected);
  await page.context().close();
});

test('Stop keeps what has arrived, Continue resumes, and each is one undo step', async ({
  browser,
}) => {
  const page = await startDraft(browser);
  await expect(editorOf(page)).toContainText('How it works');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. What was written so far is in the article.')).toBeVisible();
  const stopped = await textOf(page);
  expect(stopped).toContain('How it works');
  expect(stopped).not.toContain('What to do next');
  await page.reload();
  await expect(editorOf(page)).toContainText('How it works');
  expect(await textOf(page)).toBe(stopped);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(editorOf(page)).toContainText('What to do next');
  await seeEnd(page);
  expect(await textOf(page)).toBe(COMPLETE);
  await editorOf(page).getByText('What to do next').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editorOf(page)).not.toContainText('What to do next');
  expect(await textOf(page)).toBe(stopped);
  await page.context().close();
});

test('a section is rewritten; undo restores the old one', async ({ browser }) => {
  const page = await startDraft(browser);
  await seeEnd(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  model.pace(WORD_MS);
  const section = editorOf(page).getByText('Second paragraph, with bold words in it.').nth(1);
  await section.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' An old sentence.', { delay: 20 });
  const before = await textOf(page);
  await page.getByRole('button', { name: 'Rewrite the section at the cursor' }).click();
  await expect(editorOf(page)).not.toContainText('An old sentence.', { timeout: 30_000 });
  await seeEnd(page);
  expect(await textOf(page)).toBe(COMPLETE);
  await editorOf(page).getByText('How it works').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editorOf(page)).toContainText('An old sentence.');
  expect(await textOf(page)).toBe(before);
  await seeSaved(page);
  await page.context().close();
});

const firstLine = async (page: Page) => (await textOf(page)).split('\n')[2] ?? '';
const askFor = async (page: Page, instruction: string) => {
  model.pace(WORD_MS);
  await page.keyboard.press('ControlOrMeta+j');
  await page.getByRole('dialog').getByRole('textbox').fill(instruction);
  await page.keyboard.press('Enter');
};
/** What the model writes in the middle of a paragraph. */
const PASSAGE = 'First sentence of the section. Second paragraph, with bold words in it. one two';

test('text streams in at the caret and over a selection, each as one undo step, while somebody types beside it', async ({
  browser,
}) => {
  model.pace(QUICK_WORD_MS);
  const page = await startDraft(browser);
  await seeEnd(page);
  const before = await textOf(page);
  const line = await firstLine(page);

  await test.step('over selected words, with typing before them and in another paragraph', async () => {
    await editorOf(page).getByText('First sentence of the section.').first().click();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    for (let n = 0; n < 'section'.length; n += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+j');
    await expect(page.getByText('Replaces “section”')).toBeVisible();
    await seeInBothThemes(page, 'write');
    await page.keyboard.press('Escape');
    await askFor(page, 'Another word');
    await expect(editorOf(page)).toContainText('of the First sentence');
    await page.keyboard.press('Home');
    await page.keyboard.type('Mine: ', { delay: 20 });
    await editorOf(page).getByText('What to do next').click();
    await page.keyboard.press('End');
    await page.keyboard.type('!', { delay: 20 });
    await seeEnd(page);
    expect(await firstLine(page)).toBe(`Mine: First sentence of the ${PASSAGE}.`);
    await expect(editorOf(page)).toContainText('What to do next!');
    await page.reload();
    await expect(editorOf(page)).toContainText('Mine: First sentence of the First');
    expect(await firstLine(page)).toBe(`Mine: First sentence of the ${PASSAGE}.`);
  });

  await test.step('at the caret in the middle of a paragraph, stopped: all old words are there, and undo removes the new ones', async () => {
    const paragraph = editorOf(page).getByText('Second paragraph').nth(1);
    await paragraph.click();
    await page.keyboard.press('Home');
    for (let n = 0; n < 'Second'.length; n += 1) await page.keyboard.press('ArrowRight');
    const untouched = await textOf(page);
    await askFor(page, 'More');
    await expect(editorOf(page)).toContainText('Second First sentence');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped.')).toBeVisible();
    await seeSaved(page);
    expect(await textOf(page)).toMatch(
      /Second First sentence.* paragraph, with bold words in it\./,
    );
    await editorOf(page).getByText('Coffee grinders').click();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await textOf(page)).toBe(untouched);
    await seeSaved(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('over a whole paragraph, as blocks of its own; one undo restores it', async () => {
    const mine = await textOf(page);
    await editorOf(page).getByText('Mine: First').click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowDown');
    await askFor(page, 'Shorter');
    await seeEnd(page);
    expect(await textOf(page)).not.toContain('Mine: First');
    expect(await textOf(page)).toContain('First sentence of the section.\nSecond paragraph');
    await editorOf(page).getByText('Coffee grinders').click();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await textOf(page)).toBe(mine);
    await seeSaved(page);
  });
  expect(line).toBe('First sentence of the section.');
  expect(before).toBe(COMPLETE);
  await page.context().close();
});
