/** The layout of the specification in a browser: breakpoints and widths, to the pixel. */
import { expect, type Locator, type Page } from '@playwright/test';
import { editorOf } from './support/person.ts';
import { sticksOutEnlarged } from './support/screen.ts';
import { test } from './support/test.ts';
import { administer } from './support/world.ts';
import { addArticle, newWriter, type Writer } from './support/writer.ts';

let writer: Writer;
/** The list of articles. */
let page: Page;
test.beforeAll(async ({ browser, toolkit }) => {
  writer = await newWriter(browser, toolkit);
  ({ page } = writer);
  await page.goto('/content/articles');
  await expect(page.getByRole('heading', { level: 1, name: 'My articles' })).toBeVisible();
});

const widthOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().width);
const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);

/** The ends of each range: the last width of one and the first of the next. */
const SMALL = [768, 769] as const;
const MEDIUM = [1138, 1139] as const;

const setWidth = (of: Page, width: number) => of.setViewportSize({ width, height: 900 });

// §2.layout.5 §9.layout.1
test('up to 1138 px the navigation is a drawer, above that a sidebar', async () => {
  const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Main' });
  const opener = page.getByRole('button', { name: 'Open navigation' });
  for (const [width, isMedium] of [
    [MEDIUM[0], true],
    [MEDIUM[1], false],
  ] as const) {
    await setWidth(page, width);
    await expect(opener, `at ${width} px`).toBeVisible({ visible: isMedium });
    await expect(sidebar, `at ${width} px`).toBeVisible({ visible: !isMedium });
  }
});

// §2.layout.5 §9.layout.1
test('up to 768 px a page has the margins of a small screen', async () => {
  const main = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[2]');
  const margin = () =>
    main.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingLeft));
  await setWidth(page, SMALL[0]);
  const small = await margin();
  await setWidth(page, SMALL[1]);
  expect(await margin()).toBeGreaterThan(small);
});

// §2.layout.3 §9.layout.5
test('the wide container is 1126 px', async () => {
  await setWidth(page, 2000);
  const container = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::div[2]');
  expect(await widthOf(container)).toBe(1126);
});

// §2.layout.4 §9.layout.6
test('a page is at least 320 px wide, and scrolls below that', async () => {
  for (const [screen, width] of [
    [300, 320],
    [320, 320],
    [375, 375],
  ] as const) {
    await setWidth(page, screen);
    expect(await pageWidth(), `at ${screen} px`).toBe(width);
  }
});

// §2.layout.1 §2.layout.2 §9.layout.4
test('the text is 800 px wide, 1024 px from 1600 px on, 1180 px from 2000 px on, under a sticky header', async () => {
  const id = await addArticle(writer.person, { title: 'Slow coffee' });
  await page.goto(`/content/articles/${id}`);
  for (const [screen, width] of [
    [1440, 800],
    [1599, 800],
    [1600, 1024],
    [1999, 1024],
    [2000, 1180],
  ] as const) {
    await setWidth(page, screen);
    const offBy = async () => Math.abs((await widthOf(editorOf(page))) - width);
    await expect.poll(offBy, `at ${screen} px`).toBeLessThan(2); // the pixel of the caret
  }
  await expect(page.locator('article > header')).toHaveCSS('position', 'sticky');
});

// §d.errors.3
test('the save state stays where it is when the tools of an article come, also late, or the title is long', async () => {
  const title = 'How to choose a coffee grinder, and what to do with it afterwards '.repeat(3);
  const address = `/content/articles/${await addArticle(writer.person, { title })}`;
  const state = page.getByTestId('save-state');
  const box = () => state.evaluate((node) => node.getBoundingClientRect().toJSON());
  for (const width of [1440, 375]) {
    const tools = Promise.withResolvers<void>();
    await page.route(/\/tools\..*\.js$/, (route) => tools.promise.then(() => route.continue()));
    await setWidth(page, width);
    await page.goto(address, { waitUntil: 'domcontentloaded' }); // the page may be asking for its tools by then
    await expect(editorOf(page)).toBeVisible();
    const before = await box();
    tools.resolve();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    expect(await box(), `at ${width} px`).toEqual(before);
    await page.unroute(/\/tools\..*\.js$/);
  }
});

// §d.start.6
test('on a small screen there is one bar above an article, which also opens the navigation', async () => {
  await setWidth(page, 375);
  await page.goto(`/content/articles/${await addArticle(writer.person, { title: 'Jars' })}`);
  await expect(editorOf(page)).toBeVisible();
  const bar = page.locator('article > header');
  expect(await bar.evaluate((node) => node.getBoundingClientRect().top)).toBe(0);
  await bar.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'My articles' }).click();
  await page.waitForURL('**/articles');
  await expect(page.getByRole('banner')).toContainText('Content toolkit');
});

test('a tooltip of a large text fits on a small screen', async () => {
  await setWidth(page, 375);
  await page.goto(`/content/articles/${await addArticle(writer.person, { title: 'Tips' })}`);
  const toolbar = page.getByRole('toolbar').getByRole('button', { name: 'Numbered list' });
  const rail = page.getByRole('button', { name: 'Competitors' });
  for (const button of [toolbar, rail]) {
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await sticksOutEnlarged(page)).toEqual([]);
  }
});

test('behind a dialog, a drawer and the palette the page does not scroll, by wheel or by keys', async () => {
  const blocks = Array.from({ length: 60 }, (_, at) => `<p>Paragraph ${at}.</p>`);
  await setWidth(page, 1440);
  await page.goto(
    `/content/articles/${await addArticle(writer.person, { title: 'Long', blocks })}`,
  );
  const scroll = async () => {
    await page.mouse.move(300, 450);
    await page.mouse.wheel(0, 300);
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  };
  const scrolled = () => page.evaluate(() => document.documentElement.scrollTop);
  for (const open of [
    () => page.getByRole('button', { name: 'Share', exact: true }).click(),
    () => page.getByRole('button', { name: 'Version history' }).click(),
    () => page.keyboard.press('Control+k'),
  ]) {
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    await scroll();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await scrolled()).toBe(0);
  }
  await scroll();
  await expect.poll(scrolled).toBeGreaterThan(0);
});

/** One block of each kind. Each text occurs once. */
const KINDS = [
  '<p>Plain, <strong>bold</strong>, <em>slanted</em>, <code>code</code> and <a href="https://example.org/">a link</a>.</p>',
  '<ul><li>One</li><li>Two<ul><li>Nested</li></ul></li></ul>',
  '<ol><li>First</li><li>Second</li></ol>',
  '<blockquote>A quote.</blockquote>',
  '<pre>brew();</pre>',
  '<h2>A part</h2>',
  '<p>Two  spaces</p>',
  '<table><tbody><tr><th>Head</th></tr><tr><td>Cell</td></tr></tbody></table>',
  '<hr>',
  '<p></p>',
  '<p>The end</p>',
];

/** Where each text of the article is: of its preview, after its first frame, and then on request. */
function watchTexts(): void {
  const places = () => {
    const texts = document.createTreeWalker(
      document.querySelector('[data-contents]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: Record<string, readonly number[]> = {};
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(text);
      const { x, y, width } = range.getBoundingClientRect();
      if (text.nodeValue?.trim()) found[text.nodeValue] = [x, y, width].map(Math.round);
    }
    return found;
  };
  const frame = requestAnimationFrame.bind(window);
  const seen = { places, preview: {} };
  Object.assign(window, { seen });
  window.requestAnimationFrame = (run) =>
    frame((at) => {
      if (!document.querySelector('.article-editor[aria-busy]')) return run(at);
      frame((then) => {
        seen.preview = places();
        run(then);
      });
    });
}

// §d.opening.1
test('until its editor is there, the beginning of an article is where it will be', async () => {
  const id = await addArticle(writer.person, { title: 'Slow coffee', blocks: KINDS });
  const opened = await writer.context.newPage();
  await opened.addInitScript(watchTexts);
  await setWidth(opened, 1440);
  await opened.goto(`/content/articles/${id}`);
  await expect(editorOf(opened)).toContainText('The end');
  const { preview, editor } = await opened.evaluate(() => {
    const { seen } = window as unknown as { seen: { preview: object; places(): object } };
    return { preview: seen.preview, editor: seen.places() };
  });
  expect(preview).toHaveProperty(['The end']);
  expect(preview).toEqual(editor);
  await opened.close();
});

test('a word that is longer than the page is broken, and nothing of it is cut off', async () => {
  const { api, workspaceId } = writer.person;
  const word = 'W'.repeat(100);
  const topics = await api.topic2.postTopicSearch({
    workspaceId,
    body: {
      requestId: 'long-word',
      seed: word,
      website: null,
      list: null,
      country: '',
      language: 'en',
    },
  });
  const audit = await api.contentAudit.postAudit({
    workspaceId,
    body: {
      requestId: 'long-word',
      name: word,
      language: 'en',
      pages: [],
      sitemap: null,
      ofArticles: true,
    },
  });
  for (const path of [`topic-finder/${topics.id}`, `audit/${audit.id}`]) {
    await setWidth(page, 375);
    await page.goto(`/content/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
    expect(await pageWidth(), path).toBe(375);
    expect(await sticksOutEnlarged(page), `${path} in text twice as large`).toEqual([]);
  }
  await page.goto('/content/settings?section=workspace');
  const website = page.getByRole('region', { name: 'Website' });
  await website.getByRole('textbox').fill('https://mine.example');
  await api.workspace.patchWorkspaces({
    workspaceId,
    body: { workspaceTagsDTO: { website: `https://theirs.example/${word}` } },
  });
  await website.getByRole('button', { name: 'Save' }).click();
  await expect(website.getByRole('alert')).toContainText(word);
  expect(await pageWidth()).toBe(375);
});

// §2.subscribeModal.5
test('the subscribe modal is 895 px wide', async ({ toolkit }) => {
  await administer(toolkit.admin, writer.person, { plan: 'free', trial: 'used' });
  await page.goto('/content/free-user');
  await setWidth(page, 1440);
  await page.getByRole('main').getByRole('button', { name: 'Subscribe for $60/mo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unsubscribe anytime')).toBeVisible();
  await expect.poll(() => widthOf(dialog)).toBe(895);
});
