/** @jest-environment #tests/support/pageEnvironment.js */
/** A Word file that we have written is read by other programs: mammoth, and LibreOffice where it is installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import mammoth from 'mammoth';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { keptText, lostWords } from '#html/wordLaw.ts';
import { contentOf } from '#services/transfer/write/contentOf.ts';
import { readWord } from '#services/transfer/word/readWord.ts';
import { isPermitted } from '#tests/support/permitted.ts';
import { readableFiles } from '../support/readableFiles.ts';

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

async function written(): Promise<Uint8Array> {
  const { content } = await contentOf('docx', {
    title: 'A \u0002 title',
    site: '',
    fields: { ...NO_FIELDS, description: 'said \u0003 of it' },
    language: 'en',
    blocks: BLOCKS.map((html) => ({ html })),
    annex: [],
  });
  return new Uint8Array(await (content as Blob).arrayBuffer());
}

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

(hasLibreOffice ? test : test.skip)(
  'LibreOffice finds each word',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docx-'));
    const file = join(folder, 'a.docx');
    writeFileSync(file, await written());
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const to = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, file];
    const { stderr } = spawnSync('soffice', [profile, ...to], { encoding: 'utf8' });
    const text = readFileSync(join(folder, 'a.txt'), 'utf8');
    rmSync(folder, { recursive: true });
    expect({ stderr, lost: lostWords(WORDS, text) }).toMatchObject({ lost: [] });
  },
  60_000,
);
