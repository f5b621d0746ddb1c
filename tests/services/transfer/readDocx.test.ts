/** @jest-environment #tests/support/pageEnvironment.js */
import { beforeAll, expect, test } from '@jest/globals';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { readDocx } from '#services/transfer/readDocx.ts';
import { readableFiles } from './support/readableFiles.ts';

beforeAll(readableFiles);

test('what LibreOffice has styled as the heading of a table is one', async () => {
  const cells = ['TableHeading', 'Normal'].map(
    (style) => new TableCell({ children: [new Paragraph({ text: style, style })] }),
  );
  const file = new Document({
    styles: { paragraphStyles: [{ id: 'TableHeading', name: 'Table Heading' }] },
    sections: [{ children: [new Table({ rows: [new TableRow({ children: cells })] })] }],
  });
  const { html, losses } = await readDocx(await Packer.toArrayBuffer(file));
  expect(html).toMatch(/<th><p class="heading">TableHeading<\/p><\/th><td><p>Normal<\/p><\/td>/);
  expect(losses).toEqual([]);
});
