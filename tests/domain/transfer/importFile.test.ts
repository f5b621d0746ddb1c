import { expect, test } from '@jest/globals';
import { fileRefusal, IMPORT_LIMIT_BYTES, importKindOf } from '#domain/transfer/importFile.ts';

test.each([
  ['Notes.DOCX', 'docx'],
  ['a.b.md', 'markdown'],
  ['a.markdown', 'markdown'],
  ['page.htm', 'html'],
  ['page.html', 'html'],
  ['text.txt', 'text'],
  ['text-with-images.zip', 'archive'],
  ['picture.png', null],
  ['constructor', null],
  ['x.constructor', null],
  ['docx', null],
] as const)('%s is read as %s', (name, kind) => {
  expect(importKindOf(name)).toBe(kind);
});

test.each([
  ['a.docx', IMPORT_LIMIT_BYTES, null],
  ['a.docx', IMPORT_LIMIT_BYTES + 1, 'tooLarge'],
  ['a.doc', 10, 'oldWord'],
  ['a.pdf', 10, 'wrongKind'],
] as const)('%s of %i bytes is refused as %s', (name, size, refusal) => {
  expect(fileRefusal({ name, size })).toBe(refusal);
});
