/** The reader is linear: four times as much of anything takes about four times as long. */
import { expect, test } from '@jest/globals';
import { readWord } from '#services/transfer/word/readWord.ts';
import { cell, docxFile, line, paragraph, row, table, textRun } from '../support/docxFile.ts';

const IN_LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const NUMBERING =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const BEGIN = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
const note = (at: number) => `<w:footnote w:id="${at}">${line(`note ${at}`)}</w:footnote>`;
const reference = (at: number) => `<w:r><w:footnoteReference w:id="${at}"/></w:r>`;
const times = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join('');

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

function processorMs(file: Uint8Array): number {
  const before = process.cpuUsage();
  readWord(file);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const FEW = 1500;
/** Four, and room for the garbage collector; quadratic would be sixteen. */
const MOST = 10;

test.each(Object.entries(OF))('%s', (_what, documentOf) => {
  const [few, many] = [documentOf(FEW), documentOf(4 * FEW)];
  readWord(few); // compiled
  const ratios = [1, 2].map(() => processorMs(many) / processorMs(few));
  expect(Math.min(...ratios)).toBeLessThan(MOST);
});
