/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { createFileRegistry } from '#services/images/files.ts';
import { convertDocument } from '#services/transfer/convertDocument.ts';
import { readDocx } from '#services/transfer/readDocx.ts';
import { docxFile, line } from './support/docxFile.ts';
import { readableFiles } from './support/readableFiles.ts';
import { wordWorker } from './support/wordWorker.ts';

beforeAll(readableFiles);

const LONG = docxFile({ body: line('word '.repeat(200)).repeat(2000) });

test('a long document is read and converted in parts, and says how far it is', async () => {
  const files = createFileRegistry();
  const fileId = files.keep(new File([new Uint8Array(LONG)], 'long.docx'));
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const found = await convertDocument({ fileId }, files, { openWord: wordWorker, onProgress });
  expect('blocks' in found && found.blocks.length).toBe(2000);
  expect(shares.length).toBeGreaterThan(20);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('each part ends the silence of the worker, and its end the worker', async () => {
  const terminate = jest.fn();
  const openWord = () => ({ ...wordWorker(), terminate });
  const read = await readDocx(LONG, { openWord, onProgress() {} });
  expect('html' in read && read.html.length).toBeGreaterThan(10);
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('a worker that cannot be loaded is no damaged file', async () => {
  const openWord = () => ({
    ...wordWorker(),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'error') listener({ message: 'offline' } as never);
    },
    postMessage() {},
  });
  const reading = readDocx(LONG, { openWord, onProgress() {} });
  await expect(reading).rejects.toMatchObject({ kind: 'worker' });
});
