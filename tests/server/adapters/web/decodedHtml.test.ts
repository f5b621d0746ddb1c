import { expect, test } from '@jest/globals';
import { decodedHtml } from '#server/adapters/web/decodedHtml.ts';

const bytes = (text: string, encoding: BufferEncoding) =>
  new Uint8Array(Buffer.from(text, encoding));
const LATIN = bytes('<p>caf\u00e9', 'latin1');
const UTF8 = bytes('<p>café', 'utf8');
const html = (charset: string) => `<html><head><meta charset="${charset}"></head><p>café`;

test.each<[string, Uint8Array, string]>([
  ['the header', LATIN, 'text/html; charset=ISO-8859-1'],
  ['the header in quotes', LATIN, 'text/html;charset="windows-1252"'],
  ['nothing, in UTF-8', UTF8, 'text/html'],
  ['nothing, in anything else', LATIN, 'text/html'],
  ['a name that nobody knows', UTF8, 'text/html; charset=klingon'],
  ['the header against <meta>', bytes(html('iso-8859-1'), 'utf8'), 'text/html; charset=utf-8'],
  ['<meta charset>', bytes(html('latin1'), 'latin1'), 'text/html'],
  [
    '<meta http-equiv>',
    bytes(
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>café',
      'latin1',
    ),
    'text/html',
  ],
  ['a <meta> that cannot be true', bytes(html('utf-16'), 'utf8'), 'text/html'],
  [
    'a byte order mark against the header',
    bytes('\ufeff<p>café', 'utf8'),
    'text/html; charset=latin1',
  ],
  ['a byte order mark of UTF-16', bytes('\ufeff<p>café', 'utf16le'), 'text/html'],
])('%s says how the letters are written', (_who, page, contentType) => {
  expect(decodedHtml(page, contentType)).toMatch(/<p>café$/);
});

test('a declared encoding of another script is decoded', () => {
  const shiftJis = new Uint8Array([0x93, 0xfa, 0x96, 0x7b]);
  expect(decodedHtml(shiftJis, 'text/html; charset=Shift_JIS')).toBe('日本');
});

test('unreadable bytes are marked, and the rest is still read', () => {
  expect(decodedHtml(LATIN, 'text/html; charset=utf-8')).toBe('<p>caf\ufffd');
});
