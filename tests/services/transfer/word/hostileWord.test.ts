/** Files that are made to harm: they are refused, in little time and memory. */
import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readWord } from '#services/transfer/word/readWord.ts';
import { docxFile, line } from '../support/docxFile.ts';

const withDocument = (xml: string) =>
  docxFile({ body: '', more: { 'word/document.xml': strToU8(xml) } });
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const body = (content: string) => `<w:document ${W}><w:body>${content}</w:body></w:document>`;

/** A ZIP whose directory says that the document has a size. */
function sayingSize(file: Uint8Array, size: number): Uint8Array {
  const bytes = file.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return bytes;
}

test.each([
  ['a document type', withDocument(`<!DOCTYPE w:document [<!ENTITY a "b">]>${body(line('&a;'))}`)],
  ['an external entity', withDocument(`<!DOCTYPE x SYSTEM "file:///etc/passwd">${body('')}`)],
  ['an entity that is not declared', withDocument(body(line('&nbsp;')))],
  ['XML that ends early', withDocument(`<w:document ${W}><w:body>`)],
  [
    '100,000 elements in each other',
    withDocument(body('<w:sdt>'.repeat(1e5) + '</w:sdt>'.repeat(1e5))),
  ],
  ['parts that unpack to gigabytes', sayingSize(docxFile({ body: line('a') }), 0xf0000000)],
  ['no text', docxFile({ body: '', more: { 'word/document.xml': strToU8(`<w:styles ${W}/>`) } })],
  ['another kind of ZIP', zipSync({ 'a.txt': strToU8('a') })],
  ['no ZIP', strToU8('PK\u0003\u0004')],
])('%s: refused', (_what, file) => expect(() => readWord(file)).toThrow());

test('a part that unpacks to more than the ZIP says is cut off there', () => {
  const file = docxFile({ body: line('a'.repeat(1e6)) });
  expect(() => readWord(sayingSize(file, 1000))).toThrow();
});

test('addresses in the file are not asked for anything', () => {
  const asked: unknown[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (address) => {
    asked.push(address);
    return Promise.reject(new Error());
  };
  const relations = {
    I: ['image', 'https://a.example/a.png'],
    S: ['styles', 'https://a.example/styles.xml'],
    F: ['footnotes', 'https://a.example/notes.xml'],
  } as const;
  const found = readWord(docxFile({ body: line('a'), relations }));
  globalThis.fetch = before;
  expect(found.parts).toEqual(['<p>a</p>']);
  expect(asked).toEqual([]);
});
