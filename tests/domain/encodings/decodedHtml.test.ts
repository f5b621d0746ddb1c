import { expect, test } from '@jest/globals';
import { decodedHtml } from '#domain/encodings/decodedHtml.ts';

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
  [
    'a <meta> below a long head',
    bytes(`<style>${'a{}'.repeat(5000)}</style>${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'a <meta> beside one in a comment',
    bytes(`<!-- <meta charset="koi8-r"> -->${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'a <meta> beside one in a script',
    bytes(`<script>a='<meta charset="koi8-r">'</script>${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'a <meta> beside a description of one',
    bytes(`<meta name="description" content="charset=koi8-r">${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'a <meta> beside the letters of a script',
    bytes(`<script charset="koi8-r" src="a.js"></script>${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'a <META> in capitals',
    bytes('<META HTTP-EQUIV="content-type" CONTENT="text/html;CHARSET=latin1"><p>café', 'latin1'),
    'text/html',
  ],
  [
    'a <meta> behind one that nobody knows',
    bytes(`<meta charset="klingon">${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'an XML declaration',
    bytes('<?xml version="1.0" encoding="ISO-8859-1"?><html><p>café', 'latin1'),
    'text/html',
  ],
  [
    'a <meta> beside one in a doctype',
    bytes(`<!doctype html "<meta charset=koi8-r>">${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  [
    'a <meta> behind one of the program that made the page',
    bytes(`<?php <meta charset="koi8-r"> ?>${html('latin1')}`, 'latin1'),
    'text/html',
  ],
  ['a <meta> for letters of its own', bytes(html('x-user-defined'), 'latin1'), 'text/html'],
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

/** `кофе` and `日本` in encodings that pages declare. */
const KOFE = 'кофе';
const WRITTEN: readonly (readonly [label: string, text: string, bytes: readonly number[]])[] = [
  ['windows-1251', KOFE, [0xea, 0xee, 0xf4, 0xe5]],
  ['koi8-r', KOFE, [0xcb, 0xcf, 0xc6, 0xc5]],
  ['ibm866', KOFE, [0xaa, 0xae, 0xe4, 0xa5]],
  ['iso-8859-5', KOFE, [0xda, 0xde, 0xe4, 0xd5]],
  ['windows-1250', 'łž', [0xb3, 0x9e]],
  ['iso-8859-2', 'łž', [0xb3, 0xbe]],
  ['windows-1253', 'καφ', [0xea, 0xe1, 0xf6]],
  ['windows-1254', 'ğş', [0xf0, 0xfe]],
  ['windows-1255', 'של', [0xf9, 0xec]],
  ['shift_jis', '日本', [0x93, 0xfa, 0x96, 0x7b]],
  ['euc-jp', '日本', [0xc6, 0xfc, 0xcb, 0xdc]],
  ['gb18030', '日本', [0xc8, 0xd5, 0xb1, 0xbe]],
  ['big5', '日本', [0xa4, 0xe9, 0xa5, 0xbb]],
  ['euc-kr', '커피', [0xc4, 0xbf, 0xc7, 0xc7]],
];

test.each(WRITTEN)('a file that declares %s is read in it', (label, text, letters) => {
  const file = Uint8Array.from([...bytes(`<meta charset="${label}"><p>`, 'latin1'), ...letters]);
  expect(decodedHtml(file)).toContain(`<p>${text}`);
});

test('a page in Cyrillic letters that declares nothing is read', () => {
  const word = [0xea, 0xee, 0xf4, 0xe5, 0xec, 0xee, 0xeb, 0xea, 0xe0, 0x20];
  const page = Uint8Array.from([...bytes('<p>', 'latin1'), ...word, ...word]);
  expect(decodedHtml(page, 'text/html')).toBe('<p>кофемолка кофемолка ');
});
