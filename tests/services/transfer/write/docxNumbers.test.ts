/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, test } from '@jest/globals';
import JSZip from 'jszip';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { docxOf } from '#services/transfer/write/docx.ts';
import { readableFiles } from '../support/readableFiles.ts';

beforeAll(readableFiles);

test('a list of a Word file starts at its number, and goes on at the number that an item names', async () => {
  const holder = document.createElement('div');
  holder.innerHTML = '<ol start="4"><li>a</li><li value="9">b</li></ol><ol><li>c</li></ol>';
  const about = { title: '', site: '', language: 'en', fields: NO_FIELDS };
  const file = await docxOf({ ...about, elements: [...holder.children] }, new Map());
  const xml = await (await JSZip.loadAsync(await file.arrayBuffer()))
    .file('word/numbering.xml')
    ?.async('string');
  expect(
    [...(xml ?? '').matchAll(/<w:startOverride w:val="(\d+)"/g)].map(([, start]) => start),
  ).toEqual(expect.arrayContaining(['4', '9', '1']));
});
