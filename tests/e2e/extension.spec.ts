/** The browser extension in Chromium: signing in through the product, eight kinds of fields, and the page as a whole. */
import { LLMock } from '@copilotkit/aimock';
import { expect, type Page, test } from '@playwright/test';
import {
  EXTENSION_ORIGIN,
  type ExtensionBrowser,
  extensionBrowser,
  type Panel,
} from './support/extensionBrowser.ts';
import {
  BEFORE,
  BEHIND,
  type FieldPage,
  fieldPage,
  SELECTED,
  WHOLE,
} from './support/fieldKinds.ts';
import { signUp } from './support/person.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

const SHORT = 'Jars keep coffee fresh.';

let model: LLMock;
let toolkit: Toolkit;
let fields: FieldPage;
let browser: ExtensionBrowser;
let panel: Panel;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  model = await LLMock.create({ port: 0, chunkSize: 8 });
  model.onMessage(/in about half as many words/, { content: SHORT });
  toolkit = await startToolkit({
    EXTENSION_ORIGINS: EXTENSION_ORIGIN,
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_NAME: 'mock',
  });
  fields = await fieldPage();
  browser = await extensionBrowser(toolkit.url);
  page = await browser.context.newPage();
});
test.afterAll(async () => {
  await browser?.dispose();
  await toolkit?.dispose();
  fields?.close();
  await model?.stop();
});

test('a person lets the extension in on a page of the product, and the extension holds no password', async () => {
  const product = await browser.context.newPage();
  await signUp(product);
  await product.close();
  await page.goto(fields.url);
  await browser.clickIcon(page);
  panel = await browser.panel();
  await panel.see('The extension never sees your password.');
  const opened = browser.context.waitForEvent('page');
  await panel.click('Open the product');
  const connect = await opened;
  await connect.getByRole('button', { name: 'Let it in' }).click();
  await expect(connect.getByText('The extension is signed in.')).toBeVisible();
  await connect.close();
  await panel.see('Read the selection');
});

/** Selects the middle sentence of the field that has the focus, from the end of its first one. */
async function selectByKeys(from: Page): Promise<void> {
  await from.keyboard.press('ControlOrMeta+Home');
  for (let at = 0; at < BEFORE.length; at += 1) await from.keyboard.press('ArrowRight');
  for (let at = 0; at < SELECTED.length; at += 1) await from.keyboard.press('Shift+ArrowRight');
}

interface Kind {
  readonly name: string;
  select(): Promise<void>;
  text(): Promise<string>;
}

const fieldText = (selector: string) => () => page.locator(selector).inputValue();
const contentOf = (selector: string) => async () =>
  (await page.locator(selector).innerText()).replaceAll('\u00a0', ' ').trim();
const click = (selector: string) => async () => {
  await page.locator(selector).click();
  await selectByKeys(page);
};

const KINDS: readonly Kind[] = [
  { name: 'a textarea', select: click('#textarea'), text: fieldText('#textarea') },
  { name: 'an input', select: click('#input'), text: fieldText('#input') },
  { name: 'a contenteditable', select: click('#editable'), text: contentOf('#editable') },
  {
    name: 'a mail editor as in Gmail',
    async select() {
      await page.locator('#gmail-line').click();
      await page.keyboard.press('Home');
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Home');
      for (let at = 0; at < BEFORE.length; at += 1) await page.keyboard.press('ArrowRight');
      for (let at = 0; at < SELECTED.length; at += 1) await page.keyboard.press('Shift+ArrowRight');
    },
    text: contentOf('#gmail-line'),
  },
  {
    name: 'a block as in Notion',
    select: click('.block >> nth=0'),
    text: contentOf('.block >> nth=0'),
  },
  { name: 'a field that React controls', select: click('#react'), text: contentOf('#react-state') },
  {
    name: 'a closed shadow tree',
    async select() {
      const box = await page.locator('#shadow').boundingBox();
      await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await selectByKeys(page);
    },
    async text() {
      const { root } = await shadowText(page);
      return root;
    },
  },
  {
    name: 'a frame of the same origin',
    async select() {
      await page.frameLocator('#frame').locator('#framed').click();
      await selectByKeys(page);
    },
    text: () => page.frameLocator('#frame').locator('#framed').inputValue(),
  },
];

/** The text of a closed shadow tree, which no script of the page can read. */
async function shadowText(of: Page): Promise<{ readonly root: string }> {
  const session = await of.context().newCDPSession(of);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const text: string[] = [];
  const walk = (node: typeof root, isInside: boolean): void => {
    if (isInside && node.nodeType === 3) text.push(node.nodeValue);
    for (const child of node.children ?? []) walk(child, isInside);
    for (const inner of node.shadowRoots ?? [])
      walk(inner, node.attributes?.includes('shadow') === true);
  };
  walk(root, false);
  await session.detach();
  return { root: text.join('').replaceAll('\u00a0', ' ').trim() };
}

for (const { name, select, text } of KINDS)
  test(`the selection in ${name} is rewritten, replaced, and back after one undo`, async () => {
    await page.goto(fields.url);
    await select();
    await browser.clickIcon(page);
    await panel.see(SELECTED);
    await panel.fill('Task', 'shorten');
    await panel.click('Rewrite');
    await panel.see('The new text is ready.');
    expect(await text()).toBe(WHOLE);
    await panel.click('Replace the selection');
    await panel.see('Replaced.');
    await expect.poll(text).toBe(BEFORE + SHORT + BEHIND);
    await page.bringToFront();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(text).toBe(WHOLE);
  });

test('several paragraphs in an editor are one step to undo as well', async () => {
  await page.goto(fields.url);
  await click('#editable')();
  await browser.clickIcon(page);
  await panel.see(SELECTED);
  await panel.fill('Task', 'shorten');
  await panel.click('Rewrite');
  await panel.see('The new text is ready.');
  await panel.fill('New text', 'First line.\n\nSecond line.');
  await panel.click('Replace the selection');
  await panel.see('Replaced.');
  await expect.poll(contentOf('#editable')).toContain('Second line.');
  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(contentOf('#editable')).toBe(WHOLE);
});

test('a selection over two blocks that are edited by themselves is refused', async () => {
  await page.goto(fields.url);
  await page.locator('.block >> nth=0').click();
  await page.evaluate(() => {
    const [first, last] = document.querySelectorAll('.block');
    if (first !== undefined && last !== undefined)
      getSelection()?.setBaseAndExtent(first, 0, last, 1);
  });
  await browser.clickIcon(page);
  await panel.see('The selection reaches over several fields.');
});

test('a post from a page opens the form for posts with its address', async () => {
  const opened = browser.context.waitForEvent('page');
  await panel.click('Social media post from this page');
  const product = await opened;
  await expect(product.getByRole('textbox', { name: /address/i })).toHaveValue(fields.url);
  await product.close();
});

test('a text that is discarded leaves the selection where it was', async () => {
  await page.goto(fields.url);
  await click('#textarea')();
  await browser.clickIcon(page);
  await panel.see(SELECTED);
  await panel.fill('Task', 'shorten');
  await panel.click('Rewrite');
  await panel.see('The new text is ready.');
  await panel.click('Discard');
  await page.bringToFront();
  await page.keyboard.type('X');
  expect(await page.locator('#textarea').inputValue()).toBe(`${BEFORE}X${BEHIND}`);
});

test('an entry of the context menu rewrites at once', async () => {
  await page.goto(fields.url);
  await click('#textarea')();
  await browser.clickIcon(page);
  await panel.see(SELECTED);
  await browser.chooseEntry('rewrite/shorten', { selectionText: SELECTED });
  await panel.see('The new text is ready.');
  await panel.click('Replace the selection');
  await expect.poll(fieldText('#textarea')).toBe(BEFORE + SHORT + BEHIND);
});

test('a text that has changed meanwhile is not replaced, and the new one can still be copied', async () => {
  await page.goto(fields.url);
  await click('#textarea')();
  await browser.clickIcon(page);
  await panel.see(SELECTED);
  await panel.fill('Task', 'shorten');
  await panel.click('Rewrite');
  await panel.see('The new text is ready.');
  await page.locator('#textarea').fill('Something else.');
  await panel.click('Replace the selection');
  await panel.see('The text on the page has changed');
  expect(await page.locator('#textarea').inputValue()).toBe('Something else.');
  expect(await panel.text()).toContain('Copy');
});

test('a password is not read', async () => {
  await page.goto(fields.url);
  await page.locator('#password').click();
  await page.keyboard.press('ControlOrMeta+a');
  await browser.clickIcon(page);
  await panel.see('does not read fields for passwords');
  expect(await panel.text()).not.toContain(SELECTED);
});

test('a page is scored, and saved into the index', async () => {
  await page.goto(fields.url);
  await browser.clickIcon(page);
  await panel.see('Nothing is selected.');
  await panel.click('Score this page');
  await panel.see(/\d+ words?, \d+ headings?/);
  await panel.click('Save this page into the index');
  await panel.see('“Coffee jars” is in the index');
});

test('an article from a page opens the import of the product with its address', async () => {
  const opened = browser.context.waitForEvent('page');
  await panel.click('Article from this page');
  const product = await opened;
  await expect(product.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(
    fields.url,
  );
  await product.close();
});

test('signing out of the product ends the pass', async () => {
  const product = await browser.context.newPage();
  await product.goto('/content/');
  const ended = await product.request.post('/host/auth/sign-out', {
    data: {},
    headers: { origin: toolkit.url },
  });
  expect(ended.status()).toBe(200);
  await product.close();
  await page.bringToFront();
  await browser.clickIcon(page);
  // A panel that the browser has drawn anew asks the server by itself.
  await panel.evaluate(
    `[...document.querySelectorAll('button')].find((one) => one.innerText === 'Score this page')?.click()`,
  );
  await panel.see('Open the product');
});
