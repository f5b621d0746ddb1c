/** @jest-environment #tests/support/pageEnvironment.js */
/** A Word file that we have written is read by other programs: mammoth, and LibreOffice where it is installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { SaxesParser } from 'saxes';
import { ASSETS_PATH } from '#contract/images/asset.route.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { escapeAttribute } from '#html/escape.ts';
import { keptText, lostWords } from '#html/wordLaw.ts';
import { readWord } from '#services/transfer/word/readWord.ts';
import { contentOf } from '#services/transfer/write/contentOf.ts';
import { aPng } from '#tests/support/images.ts';
import { isPermitted } from '#tests/support/permitted.ts';
import { addressOf, plain } from '../support/outline.ts';
import { readableFiles } from '../support/readableFiles.ts';
import { articleOf, REAL_BLOCKS, someBlocks } from '../support/someArticle.ts';

beforeAll(readableFiles);

const BLOCKS = [
  '<h1>Heading one</h1>',
  '<p>A <strong>bold</strong>, <em>slanted</em> and <a href="https://a.example/?a=1&amp;b=2">linked</a> text &lt;x&gt;</p>',
  '<ol><li>first<ul><li>inner</li></ul></li><li>second</li></ol>',
  '<blockquote><p>quoted</p></blockquote>',
  '<pre><code>let a = 1;\nlet b = 2;</code></pre>',
  '<hr>',
  '<table><caption>Caption above</caption><thead><tr><th scope="col">Name</th></tr></thead><tbody><tr><td>Cod</td></tr></tbody></table>',
  '<p>مرحبا 日本語 👩‍👩‍👧</p>',
  // What XML forbids, a vertical tab and a half of a character: a file with one of them opens nowhere.
  '<p>control \u0001\u001f characters\u000bvertical \ud800 half\uffff</p>',
];
const WORDS = BLOCKS.map(keptText)
  .join('\n')
  .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');

const OUR_IMAGE = `<figure><img src="${ASSETS_PATH}/x" alt="Our \u0004 sea"><figcaption>At Sylt</figcaption></figure>`;

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: async () => ({
      ok: true,
      headers: new Headers({ 'content-type': 'image/png' }),
      blob: async () => new File([new Uint8Array(aPng(40, 30))], 'image'),
    }),
    createImageBitmap: async () => ({ width: 40, height: 30 }),
  });
});

async function written(blocks: readonly string[] = BLOCKS): Promise<Uint8Array> {
  const { content } = await contentOf('docx', articleOf(blocks));
  return new Uint8Array(await (content as Blob).arrayBuffer());
}

/** Every character that some file may not contain, and breaks of lines. */
const ODD = String.fromCharCode(
  ...Array.from({ length: 0x20 }, (_, at) => at),
  ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at),
  ...[0xd800, 0xdfff, 0x20, 0xfdd0, 0xfdef, 0xfffe, 0xffff, 0xd83f, 0xdfff, 0x2028],
);

test('each part of the file is XML, whatever character stands in whatever place', async () => {
  const odd = escapeAttribute(ODD);
  const blocks = [
    `<h1>${odd}</h1><p><a href="https://a.example/${odd}">${odd}</a></p><pre><code>${odd}</code></pre>`,
    `<figure><img src="https://a.example/${odd}" alt="${odd}"><figcaption>${odd}</figcaption></figure>`,
    `<figure><img src="${ASSETS_PATH}/x" alt="${odd}"></figure>`,
    `<table><caption>${odd}</caption><tbody><tr><td>${odd}</td></tr></tbody></table>`,
  ];
  const fields = { ...NO_FIELDS, seoTitle: ODD, description: ODD };
  const { content } = await contentOf('docx', { ...articleOf(blocks), title: ODD, fields });
  const parts = unzipSync(new Uint8Array(await (content as Blob).arrayBuffer()));
  const xml = Object.entries(parts).filter(([name]) => /\.(?:xml|rels)$/.test(name));
  expect(xml.length).toBeGreaterThan(5);
  for (const [, bytes] of xml) new SaxesParser().write(strFromU8(bytes)).close(); // throws
});

test('our own reader finds each word', async () => {
  const { parts, losses } = readWord(await written());
  expect(losses).toEqual([]);
  expect(lostWords(WORDS, parts.map(keptText).join('\n'))).toEqual([]);
});

test('mammoth finds each word', async () => {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await written()) });
  expect(lostWords(WORDS, value)).toEqual([]);
});

const hasLibreOffice = isPermitted('soffice', '--version');

/** Opens all files at once: each start of LibreOffice takes seconds. */
function converted(folder: string, filter: string, files: readonly string[]): string {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const to = ['--headless', '--convert-to', filter, '--outdir', folder, ...files];
  return spawnSync('soffice', [profile, ...to], { encoding: 'utf8' }).stderr;
}

(hasLibreOffice ? test : test.skip)(
  'LibreOffice finds each word, number, heading, link, image and cell',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docx-'));
    const articles = [[...BLOCKS, OUR_IMAGE], REAL_BLOCKS, ...fc.sample(someBlocks, 12)];
    const files = articles.map((_, at) => join(folder, `${at}.docx`));
    for (const [at, file] of files.entries()) writeFileSync(file, await written(articles[at]));
    const errors = ['html', 'txt:Text (encoded):UTF8'].map((to) => converted(folder, to, files));
    const read = (at: number, extension: string) =>
      readFileSync(join(folder, `${at}.${extension}`), 'utf8');
    const found = articles.map((_, at) => ({
      ...partsOf(new DOMParser().parseFromString(read(at, 'html'), 'text/html').body),
      lines: read(at, 'txt').split('\n').map(labelled).filter(Boolean),
    }));
    rmSync(folder, { recursive: true });
    expect({ errors, found }).toEqual({ errors, found: articles.map(expected) });
  },
  60_000,
);

/** A line of text with its number, if it has one; other marks of lists do not count. */
const labelled = (line: string): string =>
  plain(line.replace(/^\ufeff/, '').replace(/^ {5,}(?:\w+\.|[•◦▪]) |^ {4}[•◦▪] /, ''));

function expected(blocks: readonly string[]) {
  const body = document.createElement('div');
  body.innerHTML = blocks.join('\n');
  for (const image of body.querySelectorAll('img')) {
    if (image.src.startsWith(location.origin)) continue;
    const link = document.createElement('a'); // not shared by its site
    link.href = image.src;
    link.textContent = image.alt;
    image.replaceWith(link);
  }
  return { ...partsOf(body), lines: linesOf(body) };
}

function partsOf(body: Element) {
  const texts = (selector: string) =>
    [...body.querySelectorAll(selector)].map((one) => plain(one.textContent ?? ''));
  return {
    headings: texts('h1, h2, h3, h4, h5, h6'),
    links: [...body.querySelectorAll('a')]
      .map((link) => addressOf(link.getAttribute('href') ?? ''))
      .filter((address, at, all) => address !== all[at - 1]), // one of several lines is several

    // LibreOffice has it as a name.
    images: [...body.querySelectorAll('img')].map((image) => plain(image.alt || image.name)),
    rows: [...body.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => plain(cell.textContent ?? '')),
    ),
    spans: [...body.querySelectorAll('[colspan]')].map((cell) => cell.getAttribute('colspan')),
  };
}

/** A line for each paragraph, cell and break, with the number of an item that is in no other. */
function linesOf(body: Element): string[] {
  for (const list of body.querySelectorAll(':scope > ol')) {
    let number = Number(list.getAttribute('start') ?? 1);
    for (const item of list.children) {
      number = Number(item.getAttribute('value') ?? number);
      item.prepend(`${number}. `);
      number += 1;
    }
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const list of body.querySelectorAll('li > :is(ul, ol)')) list.before('\n');
  for (const end of body.querySelectorAll('p, li, th, td, caption, figure > *')) end.append('\n');
  return (body.textContent ?? '')
    .split(/[\n\v\u0085]/)
    .map(plain)
    .filter(Boolean);
}
