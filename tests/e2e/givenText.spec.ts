/** What is dropped on the text of an article, and in Firefox what is typed and pasted too. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { aPng } from '#tests/support/images.ts';
import { firefoxPath } from '#tools/lib/firefox.ts';
import { chromiumTab, type Dropped, firefoxTab, placeOf, type Tab } from './support/tab.ts';
import { test } from './support/test.ts';
import { addArticle, newPayer, newWriter } from './support/writer.ts';

const FILES = {
  'bowl.png': aPng(90, 60),
  'note.md': '### Clay\n\nKneaded **twice**.',
  'old.docx': 'PK',
};
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-'));
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

const filesNamed = (...names: (keyof typeof FILES)[]): Dropped => ({
  files: names.map((name) => join(folder, name)),
});

/** The text with a mark for each of its parts. */
const shownIn = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const blocks = document.querySelectorAll('[contenteditable=true] [data-block=true]');
    return [...blocks]
      .map((block) => {
        if (block.querySelector('img') !== null) return '[image]';
        const link = block.querySelector('a') === null ? '' : '[link]';
        const mark = /^(?:h\d|li)$/.test(block.localName) ? `${block.localName}:` : '';
        return mark + link + block.textContent;
      })
      .join('\n')
      .trimEnd();
  }, null);

const saidIn = (tab: Tab): Promise<string> =>
  tab.evaluate(() => document.querySelector('.article-paste-report')?.textContent ?? '', null);

const isSaved = (tab: Tab): Promise<boolean> =>
  tab.evaluate(
    () => document.querySelector('[data-testid=save-state]')?.textContent === 'Saved',
    null,
  );

async function open(tab: Tab, address: string, text: string): Promise<void> {
  await tab.goto(address);
  await expect.poll(() => shownIn(tab)).toContain(text);
}

const BLOCKS = ['<p>One two three.</p>', '<hr>', '<ul><li>a</li></ul>', '<p>Last.</p>'];

/** Each with what stands before “Last.” then, and what the report says. */
const DROPS: readonly (readonly [string, () => Dropped, string, string])[] = [
  ['an image', () => filesNamed('bowl.png'), '[image]', ''],
  ['Markdown', () => filesNamed('note.md'), 'h3:Clay\nKneaded twice.', ''],
  ['a Word file', () => filesNamed('old.docx'), '', 'is a Word file'],
  [
    'several files',
    () => filesNamed('note.md', 'bowl.png', 'old.docx'),
    'h3:Clay\nKneaded twice.\n[image]',
    'is a Word file',
  ],
  [
    'HTML',
    () => ({ items: { 'text/html': '<h4>Slip</h4><ul><li>thin</li></ul>', 'text/plain': 'Slip' } }),
    'h4:Slip\nli:thin',
    '',
  ],
  ['text', () => ({ items: { 'text/plain': 'Bone china' } }), 'Bone china', ''],
  [
    'a link of a page',
    () => ({
      items: {
        'text/uri-list': 'https://kiln.example/',
        'text/html': '<a href="https://kiln.example/">Kilns</a>',
        'text/plain': 'https://kiln.example/',
      },
    }),
    '[link]Kilns',
    '',
  ],
  [
    'a bare address',
    () => ({ items: { 'text/uri-list': '# from\r\nhttps://kiln.example/' } }),
    'https://kiln.example/',
    '',
  ],
];

/** Drops each of them and undoes it. */
async function dropEach(tab: Tab): Promise<void> {
  const before = await shownIn(tab);
  for (const [name, dropped, shown, said] of DROPS) {
    await test.step(name, async () => {
      await tab.drop(await placeOf(tab, 'One', 0), dropped());
      const lines = shown === '' ? [] : shown.split('\n');
      for (const line of lines) await expect.poll(() => shownIn(tab), name).toContain(line);
      await expect.poll(() => saidIn(tab), name).toContain(said);
      for (let steps = 0; (await shownIn(tab)) !== before && steps < 3; steps += 1)
        await tab.press('Control+z');
      expect(await shownIn(tab), name).toBe(before);
    });
  }
}

const [COLUMNS, ROWS] = [3, 8];

/** Drops words at points all over the text, beside its lines and below them, and undoes it. */
async function dropEverywhere(tab: Tab): Promise<void> {
  const before = await shownIn(tab);
  const { left, top, width, height } = await tab.evaluate(() => {
    const box = document.querySelector('[role=textbox][contenteditable=true]');
    return (box ?? document.body).getBoundingClientRect().toJSON() as DOMRect;
  }, null);
  for (let at = 0; at < COLUMNS * ROWS; at += 1) {
    const x = left + 2 + ((width - 4) * (at % COLUMNS)) / (COLUMNS - 1);
    const y = top + 2 + ((height - 4) * Math.floor(at / COLUMNS)) / (ROWS - 1);
    await tab.drop([x, y], { items: { 'text/plain': 'Dropped' } });
    await expect.poll(() => shownIn(tab), `at ${x}, ${y}`).toContain('Dropped');
    await tab.press('Control+z');
    await expect.poll(() => shownIn(tab), `at ${x}, ${y}`).toBe(before);
  }
}

// §d.files.1 §d.files.2 §d.origins.4
test('files, text and links that are dropped on the text are inserted or refused', async ({
  browser,
  toolkit,
}) => {
  const { page, person } = await newWriter(browser, toolkit);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const tab = await chromiumTab(page);
  const id = await addArticle(person, { title: 'Pots', blocks: BLOCKS });
  await open(tab, `/content/articles/${id}`, 'Last.');
  await dropEach(tab);
  await dropEverywhere(tab);
  expect(errors).toEqual([]);
});

const inFirefox = firefoxPath() === null ? test.skip : test;
inFirefox(
  'Firefox: what is typed, formatted, moved, pasted and dropped is in the article after a reload',
  async ({ toolkit }) => {
    const person = await newPayer(toolkit);
    const [first, second] = await Promise.all(
      ['Pots', 'Jars'].map((title) => addArticle(person, { title, blocks: BLOCKS })),
    );
    const { tab, page, close } = await firefoxTab(toolkit.url, person);
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : error));
    try {
      await open(tab, `${toolkit.url}/content/articles/${first}`, 'Last.');
      await dropEach(tab);
      await dropEverywhere(tab);

      await test.step('typing, bold, a list and undo', async () => {
        await tab.mouse.click(...(await placeOf(tab, 'Last.', 3)));
        await tab.press('End');
        await tab.press('Enter');
        await tab.type('Now ');
        await tab.press('Control+b');
        await tab.type('bold');
        await tab.press('Control+b');
        await tab.press('Enter');
        await tab.type('- item');
        await tab.press('Enter');
        await tab.type('next');
        await expect.poll(() => shownIn(tab)).toContain('Last.\nNow bold\nli:item\nli:next');
        await tab.press('Control+z');
        await expect.poll(() => shownIn(tab)).not.toContain('next');
        await tab.press('Control+y');
        await expect.poll(() => shownIn(tab)).toContain('Last.\nNow bold\nli:item\nli:next');
      });

      await test.step('words are dragged by the mouse, cut and pasted', async () => {
        await tab.mouse.click(...(await placeOf(tab, 'three.', 0)));
        for (let at = 0; at < 4; at += 1) await tab.press('Shift+ArrowLeft');
        await tab.drag(await placeOf(tab, 'two', 1), await placeOf(tab, 'Last.', 0));
        await expect.poll(() => shownIn(tab)).toContain('\ntwo Last.');
        expect(await shownIn(tab)).toContain('One three.\n');
        await tab.mouse.click(...(await placeOf(tab, 'three.', 0)));
        await tab.press('Shift+End');
        await tab.press('Control+x');
        await expect.poll(() => shownIn(tab)).toContain('One \n');
        await tab.mouse.click(...(await placeOf(tab, 'next', 1)));
        await tab.press('End');
        await tab.press('Control+v');
        await expect.poll(() => shownIn(tab)).toContain('li:nextthree.');
      });

      const shown = await shownIn(tab);
      await test.step('it is there after a reload', async () => {
        await expect.poll(() => isSaved(tab), { timeout: 15_000 }).toBe(true);
        await tab.goto(`${toolkit.url}/content/articles/${first}`);
        await expect.poll(() => shownIn(tab)).toBe(shown);
      });

      await test.step('all of it is copied into another article', async () => {
        await tab.mouse.click(...(await placeOf(tab, 'next', 1)));
        await tab.press('Control+a');
        await tab.press('Control+c');
        await open(tab, `${toolkit.url}/content/articles/${second}`, 'Last.');
        await tab.mouse.click(...(await placeOf(tab, 'Last.', 1)));
        await tab.press('Control+a');
        await tab.press('Control+v');
        await expect.poll(() => shownIn(tab)).toBe(shown);
        await expect.poll(() => isSaved(tab), { timeout: 15_000 }).toBe(true);
        const { blocks } = await person.api.article.getArticle({
          workspaceId: person.workspaceId,
          articleId: second ?? '',
        });
        expect(blocks.map(({ html }) => html)).toContain('<p>Now <strong>bold</strong></p>');
      });
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  },
);
