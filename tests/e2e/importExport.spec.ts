import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { aPng } from '#tests/support/images.ts';
import { isPermitted } from '#tests/support/permitted.ts';
import { textOf } from './support/person.ts';
import { type Recording, recordPages, seeExactReplay } from './support/recording.ts';
import { test } from './support/test.ts';
import { newWriter, openNewArticle, type Writer } from './support/writer.ts';

const SENTENCE = 'Small roasters matter, because fresh coffee tastes better than old coffee does.';
const PAGE = `<!doctype html><html lang="en-GB"><head><title>Small coffee roasters</title></head>
<body><nav><a href="/">Menu</a></nav><article><h1>Small coffee roasters</h1>
${`<p>${SENTENCE.repeat(6)}</p>`.repeat(4)}<h2>Why it matters</h2><ul><li>fresh</li><li>near</li></ul>
<p>${SENTENCE.repeat(6)}</p></article><footer>Imprint</footer></body></html>`;

const NOTES = `# Fish & chips

Some **bold**, <u>underlined</u> and [linked](https://example.org/) text.

- one
  1. below
- two

| Name | Price |
| --- | --- |
| Cod | 12 |
`;

let site: Server;
let writer: Writer;
let page: Page;
let recording: Recording;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, toolkit }) => {
  site = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(PAGE);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  writer = await newWriter(browser, toolkit);
  ({ page } = writer);
  recording = await recordPages(writer.context);
});
test.afterEach(async () => {
  await recording.seeNoCredentials(page);
  await seeExactReplay(page);
});
test.afterAll(async () => {
  site.close();
  await page.context().close();
});

const seePreview = () =>
  expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeFocused();

async function createFromPreview(): Promise<void> {
  await page.getByRole('button', { name: 'Create article' }).click();
  await page.waitForURL(/\/content\/articles\/[0-9a-f-]{36}/);
  await expect(page.getByRole('textbox', { name: 'Article text' })).toBeVisible();
}

async function chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/content/import-article');
  await page.getByRole('tab', { name: 'File' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function exported(format: string): Promise<{ name: string; path: string }> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: new RegExp(`^${format}\\b`) }).click();
  const saved = await download;
  const path = test.info().outputPath(saved.suggestedFilename());
  await saved.saveAs(path);
  return { name: saved.suggestedFilename(), path };
}

// §2.routes.7
test('the article of a web page is previewed and then created, ready to edit', async () => {
  const { port } = site.address() as AddressInfo;
  await page.goto('/content/import-article');
  await page.getByLabel('Address of the page').fill(`http://127.0.0.1:${port}/coffee`);
  await page.keyboard.press('Enter');
  await seePreview();
  await expect(page.getByLabel('Title')).toHaveValue('Small coffee roasters');
  await expect(page.getByRole('region', { name: 'Preview' })).not.toContainText('Imprint');
  await page.getByLabel('Title').fill('Coffee near you');
  await createFromPreview();
  const text = await textOf(page);
  expect(text).toMatch(/^Coffee near you\n/);
  expect(text).toContain('Why it matters\nfresh\nnear');
});

test('a damaged document is refused at its field with a reason', async () => {
  const buffer = Buffer.from('no document');
  await chooseFile({ name: 'broken.docx', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('alert')).toContainText('The file is damaged');
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeFocused();
});

test('an article is exported as Markdown and as a Word document, which another reader understands, and imported again', async () => {
  const buffer = Buffer.from(NOTES);
  await chooseFile({ name: 'notes.md', mimeType: 'text/markdown', buffer });
  await seePreview();
  await createFromPreview();
  const written = await textOf(page);

  const markdown = await exported('Markdown');
  expect(markdown.name).toBe('fish-chips.md');
  expect(await readFile(markdown.path, 'utf8')).toBe(NOTES);

  const word = await exported('Word');
  expect(word.name).toBe('fish-chips.docx');
  const { value: html } = await mammoth.convertToHtml({ path: word.path });
  expect(html).toContain('<a href="https://example.org/">linked</a>');
  expect(html).toContain('<ul><li>one<ol><li>below</li></ol></li><li>two</li></ul>');

  await chooseFile(word.path);
  await seePreview();
  await expect(page.getByText('Everything was taken over.')).toBeVisible();
  await createFromPreview();
  expect(await textOf(page)).toBe(written);
});

// §d.wordpress.1
test('an article is exported as blocks of WordPress', async () => {
  const buffer = Buffer.from(NOTES);
  await chooseFile({ name: 'notes.md', mimeType: 'text/markdown', buffer });
  await seePreview();
  await createFromPreview();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const hint = 'To paste into the code editor of a post.';
  await expect(page.getByRole('menuitem', { name: /^WordPress/ })).toContainText(hint);
  await page.keyboard.press('Escape');
  const { name, path } = await exported('WordPress blocks');
  expect(name).toBe('fish-chips.html');
  const content = await readFile(path, 'utf8');
  expect(content).not.toContain('Fish');
  expect(content.match(/(?<=<!-- wp:)\S+/g)).toEqual([
    'paragraph',
    ...['list', 'list-item', 'list', 'list-item', 'list-item'],
    'table',
  ]);
  expect(content).toContain('<a href="https://example.org/">linked</a> text.</p>');
});

// §d.images.18
test('a ZIP of Markdown with its images becomes an article, which is exported as the same ZIP', async () => {
  const zip = zipSync({
    'article.md': strToU8('# Tea\n\n![The sea](images/the-sea.png "Off Sylt")\n\nAt sea.\n'),
    'images/the-sea.png': new Uint8Array(aPng(90, 60)),
  });
  const buffer = Buffer.from(zip);
  await chooseFile({ name: 'tea.zip', mimeType: 'application/zip', buffer });
  await seePreview();
  await expect(page.getByText('Everything was taken over.')).toBeVisible();
  await createFromPreview();
  const { name, path } = await exported('Markdown');
  expect(name).toBe('tea.zip');
  expect(unzipSync(new Uint8Array(await readFile(path)))).toEqual(unzipSync(zip));
});

const HEADINGS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
const LONG = HEADINGS.flatMap((name, at) => [
  `<h2>${name}</h2>`,
  ...Array.from({ length: at + 2 }, () => `<p>${SENTENCE.repeat(3)}</p>`),
]);
/** A row that is wider than a sheet of paper. */
const rowOf = (columns: number, word: string) =>
  `<table><tbody><tr>${Array.from({ length: columns }, (_, at) => `<td>${at % 2 === 0 ? word : at}</td>`).join('')}</tr></tbody></table>`;
const PRINTED = [
  ...LONG,
  '<p><a href="https://example.org/a_(b)?c=1&amp;d=2">linked</a></p>',
  '<table><caption>Above</caption><tbody><tr><td>One</td></tr></tbody></table>',
  rowOf(2, `https://example.org/${'long'.repeat(60)}`),
  rowOf(5, 'Geschwindigkeitsbegrenzungen'),
  rowOf(7, 'incomprehensibilities'),
  rowOf(20, 'measured'),
  '<pre><code>x = 1;</code></pre>',
];

const poppler = (program: string, ...args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout;

(isPermitted('pdftotext', '-v') ? test : test.skip)(
  'a PDF has title, outline, links and every word of the article within its pages, and nothing else',
  async () => {
    await openNewArticle(writer, { title: 'Fish & tea', blocks: PRINTED });
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printing', '');
    });
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'PDF or paper' }).click();
    await page.locator('[data-printing]').waitFor();
    const path = test.info().outputPath('a.pdf');
    await page.pdf({ path, format: 'A4', tagged: true, outline: true });
    await expect(page.locator('.printed-article')).toHaveCount(0);

    const text = poppler('pdftotext', '-raw', path, '-');
    const words = (of: string) => of.normalize('NFKC').replace(/\s+/g, '');
    const written = PRINTED.join('').replace(/<[^>]*>/g, ' ');
    expect(words(text)).toBe(words(`Fish & tea ${written}`));
    const lastLines = text.split('\f').map((one) => one.trim().split('\n').at(-1) ?? '');
    expect(lastLines.length).toBeGreaterThan(3);
    expect(lastLines.filter((line) => HEADINGS.includes(line))).toEqual([]);

    expect(poppler('pdfinfo', path)).toMatch(/^Title: +Fish & tea\n[\s\S]*^Tagged: +yes$/m);
    expect(poppler('pdfinfo', '-url', path)).toContain('https://example.org/a_(b)?c=1&d=2');
    const outline = poppler('pdftohtml', '-xml', '-i', '-stdout', path);
    const items = [...outline.matchAll(/<item page="\d+">(.*?)<\/item>/g)].map((item) => item[1]);
    expect(items).toEqual(['Fish &amp; tea', ...HEADINGS]);

    const boxes = poppler('pdftotext', '-bbox', path, '-');
    const width = Number(/<page width="([\d.]+)"/.exec(boxes)?.[1]);
    const ends = [...boxes.matchAll(/xMax="([\d.]+)"/g)].map(([, end]) => Number(end));
    expect(Math.max(...ends)).toBeLessThan(width);
  },
);

// §2.routes.7
test('a text becomes the notes of a new draft, and survives a reload', async () => {
  await page.goto('/content/import-and-gen');
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('First thought.\n\nSecond thought.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Title').fill('Thoughts');
  await page.getByRole('button', { name: 'Use as notes' }).click();
  const notes = page.getByLabel('Your notes');
  await expect(notes).toHaveValue(/First thought\.\n\nSecond thought\.$/);
  await expect(page.getByLabel('Topic')).toHaveValue('Thoughts');
  await page.reload();
  await expect(notes).toHaveValue(/First thought\.\n\nSecond thought\.$/);
});
