/** The reader is linear: twice as much of anything takes about twice as long. */
import { expect, test } from '@jest/globals';
import { readWord } from '#services/transfer/word/readWord.ts';
import { overlinearWork } from '#tests/support/growth.ts';
import { cell, docxFile, line, paragraph, row, table, textRun } from '../support/docxFile.ts';

const IN_LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const NUMBERING =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const BEGIN = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const note = (at: number) => `<w:footnote w:id="${at}">${line(`note ${at}`)}</w:footnote>`;
const reference = (at: number) => `<w:r><w:footnoteReference w:id="${at}"/></w:r>`;
const times = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join('');

const SIZES = [1500, 3000, 6000];

const OF: Readonly<Record<string, (count: number) => Uint8Array>> = {
  paragraphs: (count) => docxFile({ body: times(count, (at) => line(`word${at}`)) }),
  'runs of one paragraph': (count) =>
    docxFile({
      body: paragraph(times(count, (at) => textRun(`word${at} `, at % 2 ? '<w:b/>' : ''))),
    }),
  'items of one list': (count) =>
    docxFile({ body: times(count, (at) => line(`word${at}`, IN_LIST)), numbering: NUMBERING }),
  'lists between paragraphs': (count) =>
    docxFile({
      body: times(count, (at) => line(`a${at}`, IN_LIST) + line(`b${at}`)),
      numbering: NUMBERING,
    }),
  tables: (count) => docxFile({ body: times(count, (at) => table(row(cell(line(`word${at}`))))) }),
  'rows of one table': (count) =>
    docxFile({
      body: table(...Array.from({ length: count }, (_, at) => row(cell(line(`word${at}`))))),
    }),
  'fields that never end': (count) =>
    docxFile({ body: times(count, (at) => paragraph(BEGIN + textRun(`word${at}`))) }),
  deletions: (count) =>
    docxFile({ body: times(count, (at) => paragraph(`<w:del>${textRun(`word${at}`)}</w:del>`)) }),
  notes: (count) =>
    docxFile({
      body: times(count, (at) => paragraph(reference(at))),
      footnotes: times(count, note),
    }),
};

test.each(Object.entries(OF))('%s', async (_what, documentOf) => {
  const files = new Map(SIZES.map((count) => [count, documentOf(count)]));
  const read = (count: number) => readWord(files.get(count) ?? documentOf(count));
  expect(await overlinearWork(read, SIZES)).toBeNull();
});
