/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { createFileRegistry } from '#services/images/files.ts';
import { askReader } from '#services/transfer/askReader.ts';
import { convertDocument } from '#services/transfer/convertDocument.ts';
import { docxFile, line } from './support/docxFile.ts';
import { readableFiles } from './support/readableFiles.ts';
import { readerWorker } from './support/readerWorker.ts';

beforeAll(readableFiles);

const LONG = docxFile({ body: line('word '.repeat(200)).repeat(2000) });

test('a long document is read and converted in parts, and says how far it is', async () => {
  const files = createFileRegistry();
  const fileId = files.keep(new File([new Uint8Array(LONG)], 'long.docx'));
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const found = await convertDocument({ fileId }, files, { openReader: readerWorker, onProgress });
  expect('blocks' in found && found.blocks.length).toBe(2000);
  expect(shares.length).toBeGreaterThan(20);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('each part ends the silence of the worker, and its end the worker', async () => {
  const terminate = jest.fn();
  const openReader = () => ({ ...readerWorker(), terminate });
  const read = await askReader({ word: LONG }, { openReader, onProgress() {} });
  expect('html' in read && read.html.length).toBeGreaterThan(10);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('a worker that cannot be loaded is no damaged file', async () => {
  const openReader = () => ({
    ...readerWorker(),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'error') listener({ message: 'offline' } as never);
    },
    postMessage() {},
  });
  const reading = askReader({ word: LONG }, { openReader, onProgress() {} });
  await expect(reading).rejects.toMatchObject({ kind: 'worker' });
});

test('a long text of any kind is converted in parts; whoever cancels it ends the worker', async () => {
  const files = createFileRegistry();
  const paragraph = 'word '.repeat(2000);
  const texts = {
    'a.md': `${paragraph}\n\n`,
    'a.html': `<p>${paragraph}</p>`,
    'a.txt': `${paragraph}\n\n`,
  };
  for (const [name, text] of Object.entries(texts)) {
    const fileId = files.keep(new File([text.repeat(50)], name));
    const shares: number[] = [];
    const tools = { openReader: readerWorker, onProgress: (share: number) => shares.push(share) };
    const found = await convertDocument({ fileId }, files, tools);
    expect('blocks' in found && found.blocks.length).toBe(50);
    expect(shares.length).toBeGreaterThan(10);
    const stopping = new AbortController();
    const terminate = jest.fn();
    const onProgress = () => stopping.abort(new Error('cancelled'));
    const openReader = () => ({ ...readerWorker(), terminate });
    const ended = convertDocument({ fileId }, files, {
      openReader,
      onProgress,
      signal: stopping.signal,
    });
    await expect(ended).rejects.toHaveProperty('message');
  }
});
